import { useFormikContext } from 'formik';
import { completeLink } from '@/domain/complete-link';
import { platformLabel } from '@/domain/social-platforms';
import { TextField } from '@/ui/field';
import { useIsLocked } from '@/ui/form-lock';

interface SocialUrlFieldProps {
  /** One of the keys of the form's `fields`. */
  platform: string;
}

/** The URL of a platform with a field of its own. On leaving, 'github.com/ada' and '@ada' become the full URL. */
export function SocialUrlField({ platform }: SocialUrlFieldProps) {
  const { values, errors, touched, getFieldProps, setFieldValue } = useFormikContext<{
    fields: Record<string, string>;
  }>();
  const name = `fields.${platform}`;
  const { onBlur, ...field } = getFieldProps<string>(name);
  const isLocked = useIsLocked();
  const typed = values.fields[platform] ?? '';
  return (
    <TextField
      {...field}
      label={platformLabel(platform)}
      type="url"
      inputMode="url"
      placeholder="https://"
      error={touched.fields?.[platform] ? errors.fields?.[platform] : undefined}
      onBlur={(event) => {
        onBlur(event);
        const url = completeLink(platform, typed);
        if (url !== typed && !isLocked) void setFieldValue(name, url);
      }}
    />
  );
}
