import { object, string, type InferType } from 'yup';
import { cleanUsername } from '@/domain/username';
import { isOfShape, textFieldsShape } from '@/lib/drafts/draft-shape';

const shape = textFieldsShape(['username', 'bio']);

export type ProfileStepValues = InferType<typeof shape>;

export const isProfileStepDraft = isOfShape<ProfileStepValues>(shape);

/** Both must be filled in. Whether the username is free is checked separately. */
export const profileStepSchema = object({
  username: string().transform(cleanUsername).required('Username is required'),
  bio: string().trim().required('Bio is required'),
});
