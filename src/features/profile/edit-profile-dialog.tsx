import { setNestedObjectValues, useFormikContext, type FormikHelpers, type FormikTouched } from 'formik';
import { useId, useState, type FormEvent } from 'react';
import { boolean, object, string } from 'yup';
import { isConflict, rejectionMessage } from '@/api/errors';
import { useUpdateMyProfileMutation } from '@/api/profile';
import { useUsernameAvailability } from '@/api/use-username-availability';
import { isInvalidLink, linkSchemas } from '@/components/custom-link-schema';
import { CustomLinksEditor, SocialUrlField } from '@/components/custom-links-editor';
import { DraftFields, DraftForm, FormButtons } from '@/components/draft-form';
import { requiredText, salarySchema, yearsSchema } from '@/components/field-schemas';
import { USERNAME_UNAVAILABLE } from '@/components/username-field';
import { OTHER } from '@/domain/profile-options';
import { EDIT_PLATFORMS, NO_LINK, platformLabel } from '@/domain/social-links';
import { readThousandsOfUsd } from '@/domain/typed-number';
import type { User } from '@/domain/user';
import { cleanUsername, isUsableUsername } from '@/domain/username';
import { useAuth } from '@/identity/use-session';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { EditPersonFields } from './edit-person-fields';
import { editProfilePayload, editProfileValues, type EditProfileValues } from './edit-profile-values';
import { EditWorkFields } from './edit-work-fields';
import { invalidUrls, PROFILE_UPDATED, UPDATE_FAILED } from './messages';

/**
 * The schema of the edit dialog. The username's availability is checked separately.
 * @param hasUsername whether one is saved: it can be changed but not removed
 */
export function editProfileSchema(hasUsername: boolean) {
  return object({
    username: hasUsername ? string().transform(cleanUsername).required('Username is required') : string(),
    ...linkSchemas(EDIT_PLATFORMS),
    customRole: string().when('role', {
      is: OTHER,
      then: () => requiredText('Please specify your role'),
    }),
    yearsOfExperience: yearsSchema(),
    salary: salarySchema(readThousandsOfUsd),
    isSalaryHidden: boolean(),
  });
}

/** The display names of platforms with invalid URLs, in the order of the form. */
export function platformsWithInvalidUrls({ fields, links, next }: EditProfileValues): string[] {
  const profiles = EDIT_PLATFORMS.map((platform) => ({ platform, url: fields[platform] }));
  const invalid = [...profiles, ...links, next].filter(isInvalidLink);
  return invalid.map(({ platform }) => platformLabel(platform.trim()));
}

interface EditProfileDialogProps {
  user: User;
  /** The label of the field with the initial focus. */
  startAt?: string | undefined;
  onClose: () => void;
}

/**
 * Edits the viewer's profile. The form uses the profile at the time of opening, so that a refetch never overwrites
 * typed values.
 */
export function EditProfileDialog({ user: current, startAt, onClose }: EditProfileDialogProps) {
  const [user] = useState(current);
  const [update] = useUpdateMyProfileMutation();
  const { uid } = useAuth();

  async function save(values: EditProfileValues, form: FormikHelpers<EditProfileValues>) {
    const changes = editProfilePayload(values, user);
    const { error } = Object.keys(changes).length > 0 ? await update({ userId: user.id, changes }) : {};
    if (error !== undefined) {
      showToast(UPDATE_FAILED);
      // Another user took the name between the check and the save. With an unchanged name the conflict has another
      // cause.
      const isUsernameConflict = isConflict(error) && cleanUsername(values.username) !== user.username;
      if (isUsernameConflict) form.setFieldError('username', USERNAME_UNAVAILABLE);
      return { reason: isUsernameConflict ? null : rejectionMessage(error) };
    }
    showToast(PROFILE_UPDATED);
    return 'done';
  }

  return (
    <DraftForm
      uid={uid ?? user.id}
      name="edit-profile"
      rows={{ links: NO_LINK }}
      values={editProfileValues(user)}
      schema={editProfileSchema(user.username !== '')}
      onSubmit={save}
      onDone={onClose}
    >
      <EditProfileForm user={user} startAt={startAt} onClose={onClose} />
    </DraftForm>
  );
}

function fieldWithLabel(content: HTMLElement, text: string | undefined): HTMLElement | null {
  const label = [...content.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  return label?.control ?? null;
}

/** The dialog of the form. It rejects invalid values. */
function EditProfileForm({ user, startAt, onClose }: EditProfileDialogProps) {
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
