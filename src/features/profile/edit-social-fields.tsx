import { useFormikContext } from 'formik';
import { CustomLinksEditor, LINK_FIELDS } from '@/components/custom-links-editor';
import { OtherTexts } from '@/components/other-texts';
import { SocialUrlField } from '@/components/social-url-field';
import { EDIT_PLATFORMS } from '@/domain/social-platforms';
import type { EditProfileValues } from './edit-profile-schema';

/** The person's pages elsewhere: seven platforms by URL, and custom links. */
export function EditSocialFields({ showsErrors }: { showsErrors: boolean }) {
  const { values, setValues } = useFormikContext<EditProfileValues>();
  return (
    <section aria-labelledby="edit-social" className="flex flex-col gap-4">
      <h3 id="edit-social" className="font-semibold">
        Social profiles
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        {EDIT_PLATFORMS.map((platform) => (
          <SocialUrlField key={platform} platform={platform} />
        ))}
      </div>
      <CustomLinksEditor
        links={values.links}
        next={values.next}
        showsErrors={showsErrors}
        onChange={(custom) => void setValues({ ...values, ...custom })}
      />
      <OtherTexts names={LINK_FIELDS} />
    </section>
  );
}
