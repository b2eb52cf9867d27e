import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { isConflict, rejectionMessage } from '@/api/errors';
import { useUpdateMyProfileMutation } from '@/api/profile';
import { DraftForm } from '@/components/draft-form';
import { USERNAME_UNAVAILABLE } from '@/components/username-field';
import { NO_LINK } from '@/domain/social-links';
import type { User } from '@/domain/user';
import { cleanUsername } from '@/domain/username';
import { useAuth } from '@/identity/use-session';
import { showToast } from '@/ui/toasts/toast-store';
import { EditProfileForm } from './edit-profile-form';
import { editProfilePayload } from './edit-profile-payload';
import { editProfileSchema, editProfileValues, type EditProfileValues } from './edit-profile-schema';
import { PROFILE_UPDATED, UPDATE_FAILED } from './messages';

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
