import { array, boolean, number, object, string } from 'yup';
import { addressSchema, customLinkSchema } from '@/components/custom-link-schema';
import { developerTags } from '@/domain/developer-tags';
import { formatNumber } from '@/domain/format-number';
import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { thousandsFromUsd } from '@/domain/salary';
import { socialFields } from '@/domain/social-fields';
import { EDIT_PLATFORMS } from '@/domain/social-platforms';
import type { SocialLink, User } from '@/domain/user';

export type EditPlatform = (typeof EDIT_PLATFORMS)[number];

/** The values of the edit dialog. '' is an empty number. */
export interface EditProfileValues {
  username: string;
  location: string;
  bio: string;
  walletAddress: string;
  fields: Record<EditPlatform, string>;
  links: SocialLink[];
  /** The row for the next custom link. */
  next: SocialLink;
  lookingForOpportunities: string;
  role: string;
  customRole: string;
  workPreference: string;
  yearsOfExperience: number | '';
  /** Thousands of USD per year. */
  salary: number | '';
  isSalaryHidden: boolean;
  techStack: string[];
  developerTags: string[];
}

export const SALARY_MAX_THOUSANDS = Number(thousandsFromUsd(SALARY_MAX_USD));

/** Formik turns '' into undefined, so an empty number is simply missing. */
const optionalNumber = () => number().typeError('Must be a number');

/**
 * The rules of the edit dialog. Whether the username is free is checked separately.
 * @param hasUsername whether one is saved: it can be changed but not removed
 */
export function editProfileSchema(hasUsername: boolean) {
  return object({
    username: hasUsername ? string().trim().required('Username is required') : string(),
    fields: object(Object.fromEntries(EDIT_PLATFORMS.map((platform) => [platform, addressSchema]))),
    links: array(customLinkSchema),
    next: customLinkSchema,
    yearsOfExperience: optionalNumber()
      .min(YEARS_MIN, `Must be at least ${YEARS_MIN}`)
      .max(YEARS_MAX, `Must be at most ${YEARS_MAX}`),
    salary: optionalNumber()
      .min(SALARY_MIN_USD, 'Salary must be positive')
      .max(SALARY_MAX_THOUSANDS, `Salary must be at most ${formatNumber(SALARY_MAX_THOUSANDS)} thousand`),
    isSalaryHidden: boolean(),
  });
}

export function editProfileValues(user: User): EditProfileValues {
  const { profileQuestions: questions } = user;
  const { fields, custom } = socialFields(user.socialMedia, EDIT_PLATFORMS);
  return {
    username: user.username,
    location: user.location,
    bio: user.bio,
    walletAddress: user.walletAddress,
    fields,
    links: custom,
    next: { platform: '', url: '' },
    lookingForOpportunities: questions.lookingForOpportunities,
    role: questions.role,
    customRole: questions.customRole,
    workPreference: questions.workPreference,
    yearsOfExperience: questions.yearsOfExperience ?? '',
    salary: thousandsFromUsd(questions.salaryExpectations.salary),
    isSalaryHidden: questions.salaryExpectations.hidden,
    techStack: [...new Set(questions.techStack)],
    developerTags: developerTags(questions),
  };
}
