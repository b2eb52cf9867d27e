import { array, boolean, object, string } from 'yup';
import { addressSchema, customLinkSchema } from '@/components/custom-link-schema';
import { SALARY_UNREADABLE, typedNumberSchema, YEARS_UNREADABLE } from '@/components/typed-number-schema';
import { developerTags } from '@/domain/developer-tags';
import { formatNumber } from '@/domain/format-number';
import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { readThousandsOfUsd, thousandsTextOfUsd } from '@/domain/salary';
import { socialFields } from '@/domain/social-fields';
import { EDIT_PLATFORMS } from '@/domain/social-platforms';
import type { SocialLink, User } from '@/domain/user';
import { cleanUsername } from '@/domain/username';
import { readYears, textOfYears } from '@/domain/years';

export type EditPlatform = (typeof EDIT_PLATFORMS)[number];

/** The values of the edit dialog. Numbers are kept as they are typed. */
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
  yearsOfExperience: string;
  /** Thousands of USD per year, or the whole amount. */
  salary: string;
  isSalaryHidden: boolean;
  techStack: string[];
  developerTags: string[];
}

const SALARY_TOO_HIGH = `Salary must be at most ${formatNumber(SALARY_MAX_USD / 1000)} thousand`;

/**
 * The rules of the edit dialog. Whether the username is free is checked separately.
 * @param hasUsername whether one is saved: it can be changed but not removed
 */
export function editProfileSchema(hasUsername: boolean) {
  return object({
    username: hasUsername ? string().transform(cleanUsername).required('Username is required') : string(),
    fields: object(Object.fromEntries(EDIT_PLATFORMS.map((platform) => [platform, addressSchema(platform)]))),
    links: array(customLinkSchema),
    next: customLinkSchema,
    yearsOfExperience: typedNumberSchema({
      read: readYears,
      unreadable: YEARS_UNREADABLE,
      min: [YEARS_MIN, `Must be at least ${YEARS_MIN}`],
      max: [YEARS_MAX, `Must be at most ${YEARS_MAX}`],
    }),
    salary: typedNumberSchema({
      read: readThousandsOfUsd,
      unreadable: SALARY_UNREADABLE,
      min: [SALARY_MIN_USD, 'Salary must be positive'],
      max: [SALARY_MAX_USD, SALARY_TOO_HIGH],
    }),
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
    yearsOfExperience: textOfYears(questions.yearsOfExperience),
    salary: thousandsTextOfUsd(questions.salaryExpectations.salary),
    isSalaryHidden: questions.salaryExpectations.hidden,
    techStack: [...new Set(questions.techStack)],
    developerTags: developerTags(questions),
  };
}
