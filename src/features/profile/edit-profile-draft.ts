import { linksShape } from '@/components/custom-link-schema';
import { EDIT_PLATFORMS } from '@/domain/social-platforms';
import { flagShape, isOfShape, textFieldsShape, textsShape } from '@/lib/drafts/draft-shape';
import { formDraft, type FormDraft } from '@/lib/drafts/form-draft';
import type { EditProfileValues } from './edit-profile-schema';

const isEditProfileValues = isOfShape<EditProfileValues>(
  textFieldsShape([
    'username',
    'location',
    'bio',
    'walletAddress',
    'lookingForOpportunities',
    'role',
    'customRole',
    'workPreference',
    'yearsOfExperience',
    'salary',
  ]).shape({
    ...linksShape(EDIT_PLATFORMS),
    isSalaryHidden: flagShape,
    techStack: textsShape,
    developerTags: textsShape,
  }),
);

/**
 * Changes to the viewer's own profile that were neither saved nor discarded.
 * @param saved the form's values without them
 */
export function editProfileDraft(uid: string, saved: EditProfileValues): FormDraft<EditProfileValues> {
  return formDraft(uid, 'edit-profile', saved, isEditProfileValues);
}
