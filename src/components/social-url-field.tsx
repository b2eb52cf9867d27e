import { completeLink, platformLabel } from '@/domain/social-links';
import { useIsLocked } from '@/ui/field';
import { FormTextField } from './form-fields';
import { useFormField } from './form-fields';

interface SocialUrlFieldProps {
  /** A key of the form's `fields`. */
  platform: string;
}

/** The URL of a known platform. On blur, 'github.com/ada' and '@ada' become the full URL. */
export function SocialUrlField({ platform }: SocialUrlFieldProps) {
  const name = `fields.${platform}`;
  const { input, change } = useFormField<string | undefined>(name);
  const isLocked = useIsLocked();
  return (
    <FormTextField
      name={name}
      label={platformLabel(platform)}
      type="url"
      inputMode="url"
      placeholder="https://"
      onBlur={() => {
        const typed = input.value ?? '';
        const url = completeLink(platform, typed);
        if (url !== typed && !isLocked) change(url);
      }}
    />
  );
}
