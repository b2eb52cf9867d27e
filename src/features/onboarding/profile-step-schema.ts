import { object, string } from 'yup';
import type { User } from '@/domain/user';
import { cleanUsername } from '@/domain/username';
import { isOfShape, textFieldsShape } from '@/lib/drafts/draft-shape';

export interface ProfileStepValues {
  username: string;
  bio: string;
}

/** Both must be filled in. Whether the username is free is checked separately. */
export const profileStepSchema = object({
  username: string().transform(cleanUsername).required('Username is required'),
  bio: string().trim().required('Bio is required'),
});

export function profileStepValues(user: User): ProfileStepValues {
  return { username: user.username, bio: user.bio };
}

export const isProfileStepDraft = isOfShape<ProfileStepValues>(textFieldsShape(['username', 'bio']));
