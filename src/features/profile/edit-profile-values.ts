import type { QuestionsUpdate, ProfileUpdate } from '@/api/profile';
import { developerTags, fromDeveloperTags, OTHER } from '@/domain/profile-options';
import { readThousandsOfUsd, readYears, numberText, thousandsTextOfUsd } from '@/domain/typed-number';
import { EDIT_PLATFORMS, filledLinks, socialFields } from '@/domain/social-links';
import type { ProfileQuestions, User } from '@/domain/user';
import { cleanUsername } from '@/domain/username';

/** The values of the edit dialog. Numbers are stored as typed, the salary in thousands of USD per year or in full. */
export type EditProfileValues = ReturnType<typeof editProfileValues>;

export function editProfileValues(user: User) {
  const { profileQuestions: questions } = user;
  return {
    ...socialFields(user.socialMedia, EDIT_PLATFORMS),
    username: user.username,
    location: user.location,
    bio: user.bio,
    walletAddress: user.walletAddress,
    lookingForOpportunities: questions.lookingForOpportunities,
    role: questions.role,
    customRole: questions.customRole,
    workPreference: questions.workPreference,
    yearsOfExperience: numberText(questions.yearsOfExperience),
    salary: thousandsTextOfUsd(questions.salaryExpectations.salary),
    isSalaryHidden: questions.salaryExpectations.hidden,
    techStack: [...new Set(questions.techStack)],
    developerTags: developerTags(questions),
  };
}

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
  const { salary } = stored.salaryExpectations;
  const profileQuestions = {
    ...stored,
    ...fromDeveloperTags(values.developerTags, stored),
    role: values.role,
    customRole: values.role === OTHER ? values.customRole.trim() : '',
    workPreference: values.workPreference,
    // A cleared number becomes 0, unless there was none before.
    yearsOfExperience: readYears(values.yearsOfExperience) ?? (stored.yearsOfExperience === null ? null : 0),
    salaryExpectations: {
      ...stored.salaryExpectations,
      salary: values.salary === thousandsTextOfUsd(salary) ? salary : readThousandsOfUsd(values.salary),
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
