import { boolean, object, string } from 'yup';
import { linkSchemas } from '@/components/custom-link-schema';
import { requiredText, salarySchema, yearsSchema } from '@/components/field-schemas';
import { developerTags, OTHER } from '@/domain/profile-options';
import { readThousandsOfUsd, numberText, thousandsTextOfUsd } from '@/domain/typed-number';
import { EDIT_PLATFORMS, socialFields } from '@/domain/social-links';
import type { User } from '@/domain/user';
import { cleanUsername } from '@/domain/username';

/**
 * The schema of the edit dialog. The username's availability is checked separately.
 * @param hasUsername whether one is saved: it can be changed but not removed
 */
export function editProfileSchema(hasUsername: boolean) {
  return object({
    username: hasUsername ? string().transform(cleanUsername).required('Username is required') : string(),
    ...linkSchemas(EDIT_PLATFORMS),
    customRole: string().when('role', {
      is: OTHER,
      then: () => requiredText('Please specify your role'),
    }),
    yearsOfExperience: yearsSchema(),
    salary: salarySchema(readThousandsOfUsd),
    isSalaryHidden: boolean(),
  });
}

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
