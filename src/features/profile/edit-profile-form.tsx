import { setNestedObjectValues, useFormikContext, type FormikTouched } from 'formik';
import { useId, type FormEvent } from 'react';
import { useUsernameAvailability } from '@/api/use-username-availability';
import { CustomLinksEditor, SocialUrlField } from '@/components/custom-links-editor';
import { DraftFields, FormButtons } from '@/components/draft-form';
import { EDIT_PLATFORMS } from '@/domain/social-links';
import type { User } from '@/domain/user';
import { cleanUsername, isUsableUsername } from '@/domain/username';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { EditPersonFields } from './edit-person-fields';
import { platformsWithInvalidUrls } from './edit-profile-payload';
import type { EditProfileValues } from './edit-profile-schema';
import { EditWorkFields } from './edit-work-fields';
import { invalidUrls } from './messages';

interface EditProfileFormProps {
  user: User;
  /** The label of the field with the initial focus. */
  startAt: string | undefined;
  onClose: () => void;
}

function fieldWithLabel(content: HTMLElement, text: string | undefined): HTMLElement | null {
  const label = [...content.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  return label?.control ?? null;
}

/** The dialog of the form. It rejects invalid values. */
export function EditProfileForm({ user, startAt, onClose }: EditProfileFormProps) {
  const form = useFormikContext<EditProfileValues>();
  const { values, isSubmitting } = form;
  const username = useUsernameAvailability(values.username, user.username);
  const formId = useId();

  const isChecking = username.status === 'checking';
  // A user without a username isn't required to choose one here.
  const isUsernameOk = isUsableUsername(username.status) || cleanUsername(values.username) === user.username;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting || isChecking) return;
    const invalidPlatforms = platformsWithInvalidUrls(values);
    if (invalidPlatforms.length > 0) showToast(invalidUrls(invalidPlatforms));
    if (isUsernameOk) {
      void form.submitForm();
      return;
    }
    // The schema doesn't check whether the username is available. `setTouched` shows the schema's errors as well.
    void form.setTouched(setNestedObjectValues<FormikTouched<EditProfileValues>>(values, true));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Dialog
      onClose={() => !isSubmitting && onClose()}
      title="Edit Profile"
      width="wide"
      initialFocus={(content) => fieldWithLabel(content, startAt)}
      footer={
        <FormButtons
          form={formId}
          label={isChecking ? 'Checking...' : 'Save Changes'}
          busyLabel="Saving..."
          isBusy={isChecking}
          onCancel={onClose}
        />
      }
    >
      <DraftFields id={formId} onSubmit={onSubmit} className="flex flex-col gap-8 pb-2">
        <EditPersonFields user={user} username={username} />
        <section aria-labelledby="edit-social" className="flex flex-col gap-4">
          <h3 id="edit-social" className="font-semibold">
            Social profiles
          </h3>
          <div className="grid gap-4 sm:grid-cols-2">
            {EDIT_PLATFORMS.map((platform) => (
              <SocialUrlField key={platform} platform={platform} />
            ))}
          </div>
          <CustomLinksEditor />
        </section>
        <EditWorkFields user={user} />
      </DraftFields>
    </Dialog>
  );
}
