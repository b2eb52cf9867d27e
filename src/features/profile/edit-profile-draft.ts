import { EDIT_PLATFORMS } from '@/domain/social-platforms';
import type { SocialLink } from '@/domain/user';
import { changesDraft } from '@/lib/changes-draft';
import type { DraftStorage } from '@/lib/draft-storage';
import type { EditProfileValues } from './edit-profile-schema';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

function isLink(value: unknown): value is SocialLink {
  if (typeof value !== 'object' || value === null) return false;
  const { platform, url } = value as Record<string, unknown>;
  return isText(platform) && isText(url);
}

function isEditProfileValues(value: unknown): value is EditProfileValues {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<keyof EditProfileValues, unknown>;
  const fields = kept.fields as Record<string, unknown> | null | undefined;
  return (
    [
      kept.username,
      kept.location,
      kept.bio,
      kept.walletAddress,
      kept.lookingForOpportunities,
      kept.role,
      kept.customRole,
      kept.workPreference,
      kept.yearsOfExperience,
      kept.salary,
    ].every(isText) &&
    typeof fields === 'object' &&
    fields !== null &&
    EDIT_PLATFORMS.every((platform) => isText(fields[platform])) &&
    Array.isArray(kept.links) &&
    kept.links.every(isLink) &&
    isLink(kept.next) &&
    typeof kept.isSalaryHidden === 'boolean' &&
    isTexts(kept.techStack) &&
    isTexts(kept.developerTags)
  );
}

/**
 * Changes to one's own profile that were typed but neither saved nor discarded.
 * @param saved the form's values without them
 */
export function editProfileDraft(uid: string, saved: EditProfileValues): DraftStorage<EditProfileValues> {
  return changesDraft(uid, 'edit-profile', saved, isEditProfileValues);
}
