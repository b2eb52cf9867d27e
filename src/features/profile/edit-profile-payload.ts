import type { QuestionsUpdate, ProfileUpdate } from '@/api/profile';
import { isInvalidLink } from '@/components/custom-link-schema';
import { fromDeveloperTags, OTHER } from '@/domain/profile-options';
import { readThousandsOfUsd, readYears, numberText, thousandsTextOfUsd } from '@/domain/typed-number';
import { EDIT_PLATFORMS, filledLinks, platformLabel } from '@/domain/social-links';
import type { ProfileQuestions, User } from '@/domain/user';
import { cleanUsername } from '@/domain/username';
import { editProfileValues, type EditProfileValues } from './edit-profile-schema';

const isEmpty = (value: unknown) => value === '' || value === null;

/** Fields that are '' or null until the user fills them in. Empty values of unknown keys are kept. */
const OPTIONAL = /^(role|customRole|workPreference|yearsOfExperience|lookingForOpportunities|salary)$/;

/** Omits optional fields that are empty and were empty before. */
function filled<T extends object>(values: T, before: T): Partial<T> {
  const fields = Object.entries(values).filter(
    ([key, value]) => !OPTIONAL.test(key) || !isEmpty(value) || !isEmpty(before[key as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}

/**
 * All fields, because a backend may replace the whole object. Fields that were and stay empty are omitted: a backend may
 * reject '' for a choice and null for a number.
 */
export const questionsToSend = (values: ProfileQuestions, before: ProfileQuestions): QuestionsUpdate => ({
  ...filled(values, before),
  salaryExpectations: filled(values.salaryExpectations, before.salaryExpectations),
});

/** Years of experience. A cleared number becomes 0, unless there was none before. */
function yearsOf(typed: string, stored: number | null): number | null {
  // An unchanged number is sent without rounding.
  if (typed === numberText(stored)) return stored;
  return readYears(typed) ?? (stored === null ? null : 0);
}

/** Returns USD per year. */
function salaryOf(typed: string, stored: number | null): number | null {
  return typed === thousandsTextOfUsd(stored) ? stored : readThousandsOfUsd(typed);
}

/**
 * The fields that the form has changed. `profileQuestions` includes fields that the dialog doesn't edit, because a
 * backend may replace the whole object.
 */
export function editProfilePayload(values: EditProfileValues, user: User): ProfileUpdate {
  const before = allFields(editProfileValues(user), user);
  const changed = Object.entries(allFields(values, user)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ProfileUpdate]),
  );
  return Object.fromEntries(changed);
}

function allFields(values: EditProfileValues, user: User): ProfileUpdate {
  const { name, profileQuestions: stored } = user;
  const username = cleanUsername(values.username);
  const profileQuestions = {
    ...stored,
    ...fromDeveloperTags(values.developerTags, stored),
    role: values.role,
    customRole: values.role === OTHER ? values.customRole.trim() : '',
    workPreference: values.workPreference,
    yearsOfExperience: yearsOf(values.yearsOfExperience, stored.yearsOfExperience),
    salaryExpectations: {
      ...stored.salaryExpectations,
      salary: salaryOf(values.salary, stored.salaryExpectations.salary),
      hidden: values.isSalaryHidden,
    },
    techStack: values.techStack,
    lookingForOpportunities: values.lookingForOpportunities,
  };
  return {
    // The backend rejects an empty name or username.
    ...(name && { name }),
    ...(username && { username }),
    bio: values.bio.trim(),
    location: values.location.trim(),
    walletAddress: values.walletAddress.trim(),
    socialMedia: filledLinks(values, user.socialMedia),
    profileQuestions: questionsToSend(profileQuestions, stored),
  };
}

/** The display names of platforms with invalid URLs, in the order of the form. */
export function platformsWithInvalidUrls({ fields, links, next }: EditProfileValues): string[] {
  return [
    ...EDIT_PLATFORMS.filter((platform) => isInvalidLink({ platform, url: fields[platform] })).map(
      platformLabel,
    ),
    ...[...links, next].filter(isInvalidLink).map((link) => platformLabel(link.platform.trim())),
  ];
}
