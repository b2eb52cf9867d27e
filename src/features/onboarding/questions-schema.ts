import { array, boolean, object, string } from 'yup';
import { requiredText, salarySchema, yearsSchema } from '@/components/field-schemas';
import { DEVELOPER, JOB_SEARCH_OPTIONS, OTHER } from '@/domain/profile-options';
import { numberText, readUsd, readYears } from '@/domain/typed-number';
import type { ProfileQuestions } from '@/domain/user';

const JOB_SEARCH_REQUIRED = 'Please select your job search status';

export const questionsSchema = object({
  role: string().required('Role is required'),
  customRole: string().when('role', {
    is: OTHER,
    then: () => requiredText('Please specify your role'),
  }),
  developerType: array(string().required()).when('role', {
    is: DEVELOPER,
    then: (schema) => schema.min(1, 'Select at least one developer type'),
  }),
  customDeveloperType: array(string().required()),
  workPreference: string().required('Work preference is required'),
  yearsOfExperience: yearsSchema('Years of experience is required'),
  techStack: array(string().required()).when('role', {
    is: DEVELOPER,
    then: (schema) => schema.min(1, 'Select at least one technology'),
  }),
  salary: salarySchema(readUsd, 'Salary is required'),
  isSalaryHidden: boolean().required(),
  lookingForOpportunities: string()
    .required(JOB_SEARCH_REQUIRED)
    .oneOf(
      JOB_SEARCH_OPTIONS.map((option) => option.value),
      JOB_SEARCH_REQUIRED,
    ),
});

/** The values of the second step. Numbers are stored as typed, the salary in USD per year. */
export type QuestionsValues = ReturnType<typeof questionsValues>;

export function questionsValues({ salaryExpectations, ...saved }: ProfileQuestions) {
  return {
    ...saved,
    yearsOfExperience: numberText(saved.yearsOfExperience),
    salary: numberText(salaryExpectations.salary),
    isSalaryHidden: salaryExpectations.hidden,
  };
}

/**
 * Converts the form's values to the saved format. Lists that the role doesn't use are empty, regardless of earlier
 * input.
 * @param saved the saved answers; while the role is unchanged, unused lists keep their saved values
 */
export function toProfileQuestions(values: QuestionsValues, saved?: ProfileQuestions): ProfileQuestions {
  const isDeveloper = values.role === DEVELOPER;
  const hasOtherType = isDeveloper && values.developerType.includes(OTHER);
  const savedOfRole = saved?.role === values.role ? saved : undefined;
  // Without "other", the form didn't ask for custom types, unless "other" was saved before.
  const hadOtherType = isDeveloper && savedOfRole?.developerType.includes(OTHER);
  return {
    ...saved,
    role: values.role,
    customRole: values.role === OTHER ? values.customRole.trim() : '',
    developerType: isDeveloper ? values.developerType : (savedOfRole?.developerType ?? []),
    customDeveloperType: hasOtherType
      ? values.customDeveloperType
      : ((hadOtherType ? undefined : savedOfRole?.customDeveloperType) ?? []),
    workPreference: values.workPreference,
    yearsOfExperience: readYears(values.yearsOfExperience),
    salaryExpectations: {
      ...saved?.salaryExpectations,
      salary: readUsd(values.salary),
      hidden: values.isSalaryHidden,
    },
    techStack: isDeveloper ? values.techStack : (savedOfRole?.techStack ?? []),
    lookingForOpportunities: values.lookingForOpportunities,
  };
}
