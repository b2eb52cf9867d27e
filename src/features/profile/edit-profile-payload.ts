import type { ProfileUpdate } from '@/api/profile-changes';
import { isWrongLink } from '@/components/custom-link-schema';
import { fromDeveloperTags } from '@/domain/developer-tags';
import { OTHER } from '@/domain/profile-options';
import { usdFromThousands } from '@/domain/salary';
import { filledLinks } from '@/domain/social-fields';
import { EDIT_PLATFORMS, platformLabel } from '@/domain/social-platforms';
import type { User } from '@/domain/user';
import { isWebUrlOrEmpty } from '@/lib/web-url';
import type { EditProfileValues } from './edit-profile-schema';

/** A cleared number becomes 0, unless there was none before. */
function yearsOf(typed: number | '', stored: number | null): number | null {
  if (typed !== '') return typed;
  return stored === null ? null : 0;
}

/** Exactly the fields that the edit dialog sends; what it does not edit is sent back unchanged. */
export function editProfilePayload(values: EditProfileValues, user: User): ProfileUpdate {
  const { profileQuestions: stored } = user;
  return {
    name: user.name,
    username: values.username.trim(),
    bio: values.bio.trim(),
    location: values.location.trim(),
    walletAddress: values.walletAddress.trim(),
    socialMedia: filledLinks({ fields: values.fields, custom: [...values.links, values.next] }),
    profileQuestions: {
      ...stored,
      ...fromDeveloperTags(values.developerTags, stored),
      role: values.role,
      customRole: values.role === OTHER ? values.customRole.trim() : '',
      workPreference: values.workPreference,
      yearsOfExperience: yearsOf(values.yearsOfExperience, stored.yearsOfExperience),
      salaryExpectations: { salary: usdFromThousands(values.salary), hidden: values.isSalaryHidden },
      techStack: values.techStack,
      lookingForOpportunities: values.lookingForOpportunities,
    },
  };
}

/** The platforms with invalid URLs, by their names on screen and in that order. */
export function platformsWithInvalidUrls({ fields, links, next }: EditProfileValues): string[] {
  return [
    ...EDIT_PLATFORMS.filter((platform) => !isWebUrlOrEmpty(fields[platform])).map(platformLabel),
    ...[...links, next].filter(isWrongLink).map((link) => platformLabel(link.platform.trim())),
  ];
}
