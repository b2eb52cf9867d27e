import { useFormikContext } from 'formik';
import { CustomLinksEditor } from '@/components/custom-links-editor';
import { EDIT_PLATFORMS, platformLabel } from '@/domain/social-platforms';
import { TextField } from '@/ui/field';
import type { EditProfileValues } from './edit-profile-schema';

/** The person's pages elsewhere: seven platforms by URL, and custom links. */
export function EditSocialFields({ showsErrors }: { showsErrors: boolean }) {
  const { values, errors, touched, getFieldProps, setValues } = useFormikContext<EditProfileValues>();
  return (
    <section aria-labelledby="edit-social" className="flex flex-col gap-4">
      <h3 id="edit-social" className="font-semibold">
        Social profiles
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        {EDIT_PLATFORMS.map((platform) => (
          <TextField
            key={platform}
            {...getFieldProps(`fields.${platform}`)}
            label={platformLabel(platform)}
            type="url"
            inputMode="url"
            placeholder="https://"
            error={touched.fields?.[platform] ? errors.fields?.[platform] : undefined}
          />
        ))}
      </div>
      <CustomLinksEditor
        links={values.links}
        next={values.next}
        showsErrors={showsErrors}
        onChange={(custom) => void setValues({ ...values, ...custom })}
      />
    </section>
  );
}
