import type { ValidationError } from 'yup';
import { describe, expect, test } from 'vitest';
import { questionsSchema, toProfileQuestions, type QuestionsValues } from './questions-schema';

const designer: QuestionsValues = {
  role: 'designer',
  customRole: '',
  developerType: [],
  customDeveloperType: [],
  workPreference: 'remote',
  yearsOfExperience: '5',
  techStack: [],
  salary: '90,000',
  isSalaryHidden: false,
  lookingForOpportunities: 'looking',
};

/** The error of one field; `null` if it is valid. */
function messageFor(field: keyof QuestionsValues, changes: Record<string, unknown>): string | null {
  try {
    questionsSchema.validateSync({ ...designer, ...changes }, { abortEarly: false });
    return null;
  } catch (error) {
    const { inner } = error as ValidationError;
    return inner.find(({ path }) => path === field)?.message ?? null;
  }
}

describe('the schema of the questions step', () => {
  test.each<[keyof QuestionsValues, Record<string, unknown>, string | null]>([
    ['role', { role: '' }, 'Role is required'],
    ['role', { role: 'designer' }, null],
    ['customRole', { role: 'other', customRole: '' }, 'Please specify your role'],
    ['customRole', { role: 'other', customRole: '   ' }, 'Please specify your role'],
    ['customRole', { role: 'other', customRole: 'Beekeeper' }, null],
    ['customRole', { role: 'designer', customRole: '' }, null],
    ['developerType', { role: 'developer', developerType: [] }, 'Select at least one developer type'],
    ['developerType', { role: 'developer', developerType: ['backend'] }, null],
    ['developerType', { role: 'designer', developerType: [] }, null],
    ['workPreference', { workPreference: '' }, 'Work preference is required'],
    ['yearsOfExperience', { yearsOfExperience: undefined }, 'Years of experience is required'],
    ['yearsOfExperience', { yearsOfExperience: '' }, 'Years of experience is required'],
    ['yearsOfExperience', { yearsOfExperience: '-1' }, 'Must be at least 0'],
    ['yearsOfExperience', { yearsOfExperience: '0' }, null],
    ['yearsOfExperience', { yearsOfExperience: '50' }, null],
    ['yearsOfExperience', { yearsOfExperience: '51' }, 'Must be at most 50'],
    ['techStack', { role: 'developer', techStack: [] }, 'Select at least one technology'],
    ['techStack', { role: 'developer', techStack: ['Rust'] }, null],
    ['techStack', { role: 'designer', techStack: [] }, null],
    ['salary', { salary: '' }, 'Salary is required'],
    ['salary', { salary: undefined }, 'Salary is required'],
    ['salary', { salary: '-1' }, 'Salary must be positive'],
    ['salary', { salary: '0' }, null],
    ['salary', { salary: '10000000' }, null],
    ['salary', { salary: '10000001' }, 'Salary must be at most USD\u00a010,000,000 per year'],
    ['salary', { salary: '85k' }, null],
    ['salary', { salary: '80-90' }, 'Enter one amount, for example 85,000 or 85k'],
    ['yearsOfExperience', { yearsOfExperience: '2,5' }, null],
    ['yearsOfExperience', { yearsOfExperience: 'many' }, 'Enter one number, for example 7 or 2.5'],
    ['lookingForOpportunities', { lookingForOpportunities: '' }, 'Please select your job search status'],
    ['lookingForOpportunities', { lookingForOpportunities: 'maybe' }, 'Please select your job search status'],
    ['lookingForOpportunities', { lookingForOpportunities: 'no_answer' }, null],
  ])('validates %s with %o: %s', (field, changes, message) => {
    expect(messageFor(field, changes)).toBe(message);
  });
});

describe('toProfileQuestions', () => {
  test(`saves a developer's lists, and custom types only with "other"`, () => {
    const developer = { ...designer, role: 'developer', developerType: ['backend'], techStack: ['Rust'] };
    expect(toProfileQuestions({ ...developer, customDeveloperType: ['Kernel'] })).toMatchObject({
      developerType: ['backend'],
      customDeveloperType: [],
      techStack: ['Rust'],
    });
    expect(
      toProfileQuestions({ ...developer, developerType: ['other'], customDeveloperType: ['Kernel'] }),
    ).toMatchObject({ developerType: ['other'], customDeveloperType: ['Kernel'] });
  });

  test('drops answers that only another role has', () => {
    const typed = { ...designer, customRole: 'Beekeeper', developerType: ['backend'], techStack: ['Rust'] };
    expect(toProfileQuestions(typed)).toEqual({
      role: 'designer',
      customRole: '',
      developerType: [],
      customDeveloperType: [],
      workPreference: 'remote',
      yearsOfExperience: 5,
      salaryExpectations: { salary: 90_000, hidden: false },
      techStack: [],
      lookingForOpportunities: 'looking',
    });
  });
});

test('carries unknown keys of the saved answers through the step', () => {
  const salaryExpectations = { salary: 1, hidden: true, currency: 'EUR' };
  const saved = { ...toProfileQuestions(designer), availability: '2 weeks', salaryExpectations };
  expect(toProfileQuestions(designer, saved)).toEqual({
    ...saved,
    salaryExpectations: { salary: 90_000, hidden: false, currency: 'EUR' },
  });
});

describe('lists that the role does not use', () => {
  const saved = {
    ...toProfileQuestions(designer),
    developerType: ['backend'],
    customDeveloperType: ['Kernel'],
    techStack: ['Rust'],
  };
  const lists = { developerType: ['backend'], customDeveloperType: ['Kernel'], techStack: ['Rust'] };

  test('keep their saved values until the role changes', () => {
    const typed = { ...designer, developerType: ['other'], customDeveloperType: [], techStack: ['Go'] };
    expect(toProfileQuestions(typed, saved)).toMatchObject(lists);
    expect(toProfileQuestions({ ...typed, role: 'sales' }, saved)).toMatchObject({
      developerType: [],
      customDeveloperType: [],
      techStack: [],
    });
  });

  test('keep saved custom types only while "other" was not selected', () => {
    const developer = { ...designer, ...lists, role: 'developer' };
    const savedDeveloper = { ...saved, role: 'developer' };
    expect(toProfileQuestions(developer, savedDeveloper).customDeveloperType).toEqual(['Kernel']);
    const withOther = { ...savedDeveloper, developerType: ['backend', 'other'] };
    expect(toProfileQuestions(developer, withOther).customDeveloperType).toEqual([]);
  });
});
