import { object, string, type InferType } from 'yup';
import { requiredText } from '@/components/required-text';
import { cleanUsername } from '@/domain/username';
import { isOfShape, textFieldsShape } from '@/lib/drafts/draft-shape';

const shape = textFieldsShape(['username', 'bio']);

export type ProfileStepValues = InferType<typeof shape>;

export const isProfileStepDraft = isOfShape<ProfileStepValues>(shape);

/** Both must be filled in. Whether the username is free is checked separately. */
export const profileStepSchema = object({
  username: string().transform(cleanUsername).required('Username is required'),
  bio: requiredText('Bio is required'),
});
