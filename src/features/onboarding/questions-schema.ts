import { array, boolean, object, string } from 'yup';
import { SALARY_UNREADABLE, typedNumberSchema, YEARS_UNREADABLE } from '@/components/typed-number-schema';
import { formatNumber } from '@/domain/format-number';
import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { DEVELOPER, JOB_SEARCH_OPTIONS, OTHER } from '@/domain/profile-options';
import { readUsd, textOfUsd } from '@/domain/salary';
import type { ProfileQuestions } from '@/domain/user';
import { readYears, textOfYears } from '@/domain/years';
import { flagShape, isOfShape, textFieldsShape, textsShape } from '@/lib/drafts/draft-shape';

/** The values of the second step. Numbers are kept as they are typed. */
export interface QuestionsValues {
  role: string;
  customRole: string;
  developerType: string[];
  customDeveloperType: string[];
  workPreference: string;
  yearsOfExperience: string;
  techStack: string[];
  /** USD per year. */
  salary: string;
  isSalaryHidden: boolean;
  lookingForOpportunities: string;
}

const JOB_SEARCH_REQUIRED = 'Please select your job search status';

/** The rules of the second step. */
export const questionsSchema = object({
  role: string().required('Role is required'),
  customRole: string().when('role', {
    is: OTHER,
    then: (schema) => schema.trim().required('Please specify your role'),
  }),
  developerType: array(string().required()).when('role', {
    is: DEVELOPER,
    then: (schema) => schema.min(1, 'Select at least one developer type'),
  }),
  customDeveloperType: array(string().required()),
  workPreference: string().required('Work preference is required'),
  yearsOfExperience: typedNumberSchema({
    read: readYears,
    unreadable: YEARS_UNREADABLE,
    min: [YEARS_MIN, `Must be at least ${YEARS_MIN}`],
    max: [YEARS_MAX, `Must be at most ${YEARS_MAX}`],
    required: 'Years of experience is required',
  }),
  techStack: array(string().required()).when('role', {
    is: DEVELOPER,
    then: (schema) => schema.min(1, 'Select at least one technology'),
  }),
  salary: typedNumberSchema({
    read: readUsd,
    unreadable: SALARY_UNREADABLE,
    min: [SALARY_MIN_USD, 'Salary must be positive'],
    max: [SALARY_MAX_USD, `Salary must be at most ${formatNumber(SALARY_MAX_USD)}`],
    required: 'Salary is required',
  }),
  isSalaryHidden: boolean().required(),
  lookingForOpportunities: string()
    .required(JOB_SEARCH_REQUIRED)
    .oneOf(
      JOB_SEARCH_OPTIONS.map((option) => option.value),
      JOB_SEARCH_REQUIRED,
    ),
});

export function questionsValues({ salaryExpectations, ...saved }: ProfileQuestions): QuestionsValues {
  return {
    ...saved,
    yearsOfExperience: textOfYears(saved.yearsOfExperience),
    salary: textOfUsd(salaryExpectations.salary),
    isSalaryHidden: salaryExpectations.hidden,
  };
}

/** What is saved: answers that the role does not need are empty, whatever was typed before the role changed. */
export function toProfileQuestions(values: QuestionsValues): ProfileQuestions {
  const isDeveloper = values.role === DEVELOPER;
  const hasOtherType = isDeveloper && values.developerType.includes(OTHER);
  return {
    role: values.role,
    customRole: values.role === OTHER ? values.customRole.trim() : '',
    developerType: isDeveloper ? values.developerType : [],
    customDeveloperType: hasOtherType ? values.customDeveloperType : [],
    workPreference: values.workPreference,
    yearsOfExperience: readYears(values.yearsOfExperience),
    salaryExpectations: { salary: readUsd(values.salary), hidden: values.isSalaryHidden },
    techStack: isDeveloper ? values.techStack : [],
    lookingForOpportunities: values.lookingForOpportunities,
  };
}

export const isQuestionsDraft = isOfShape<QuestionsValues>(
  textFieldsShape([
    'role',
    'customRole',
    'workPreference',
    'yearsOfExperience',
    'salary',
    'lookingForOpportunities',
  ]).shape({
    developerType: textsShape,
    customDeveloperType: textsShape,
    techStack: textsShape,
    isSalaryHidden: flagShape,
  }),
);
