// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { EDIT_PLATFORMS, ONBOARDING_PLATFORMS } from '@/domain/social-links';
import { isEditBoardDraft, type EditBoardValues } from '@/features/board-detail/edit-board-dialog';
import { createBoardDraft, type CreateBoardValues } from '@/features/create-board/create-board-schema';
import { applyDraft, type ApplyValues } from '@/features/joining/apply-dialog';
import { isProfileStepDraft, type ProfileStepValues } from '@/features/onboarding/profile-step';
import { isQuestionsDraft, type QuestionsValues } from '@/features/onboarding/questions-schema';
import { isSocialDraft, type SocialValues } from '@/features/onboarding/social-step';
import { isEditProfileDraft, type EditProfileValues } from '@/features/profile/edit-profile-schema';
import { isTemplateDraft, type TemplateValues } from '@/features/review-desk/tools/templates-dialog';
import { draftKey, formDraft, type FormDraft } from '@/lib/drafts/form-draft';

const LINK = { platform: 'Blog', url: 'https://ada.example' };
const fieldsOf = <Platform extends string>(platforms: readonly Platform[]) =>
  Object.fromEntries(platforms.map((platform) => [platform, 'ada'])) as Record<Platform, string>;

const NEW_BOARD: CreateBoardValues = {
  boardName: 'Field notes',
  boardType: ['designers'],
  boardDescription: 'Outdoors',
  questions: [{ id: 1, text: 'Where?' }],
};
const APPLICATION: ApplyValues = { answers: { 0: 'Birds', 1: 'Lisbon' } };
const BOARD: EditBoardValues = { name: 'Field notes', description: 'Outdoors' };
const TEMPLATE: TemplateValues = { title: 'Warm', use: 'any', text: 'Hi {firstName}' };
const PROFILE_STEP: ProfileStepValues = { username: 'ada', bio: 'Writes' };
const QUESTIONS: QuestionsValues = {
  role: 'developer',
  customRole: 'Gardener',
  developerType: ['frontend'],
  customDeveloperType: ['Games'],
  workPreference: 'remote',
  yearsOfExperience: '7',
  salary: '90000',
  isSalaryHidden: true,
  techStack: ['React'],
  lookingForOpportunities: 'looking',
};
const SOCIAL: SocialValues = { fields: fieldsOf(ONBOARDING_PLATFORMS), links: [LINK], next: LINK };
const PROFILE: EditProfileValues = {
  username: 'ada',
  location: 'Lisbon',
  bio: 'Writes',
  walletAddress: '0x1',
  lookingForOpportunities: 'looking',
  role: 'developer',
  customRole: 'Gardener',
  workPreference: 'remote',
  yearsOfExperience: '7',
  salary: '90',
  isSalaryHidden: true,
  techStack: ['React'],
  developerTags: ['frontend'],
  fields: fieldsOf(EDIT_PLATFORMS),
  links: [LINK],
  next: LINK,
};

/** Returns the same shape with other values. */
function otherThan(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, otherThan(part)]));
  }
  return typeof value === 'boolean' ? !value : '';
}

/** All copies of a value with one part missing or of a wrong type, with the path of that part. */
function spoiledCopies(value: unknown, path = ''): [path: string, copy: unknown][] {
  if (typeof value !== 'object' || value === null) {
    const wrong = typeof value === 'string' ? [7, null] : [String(value), null];
    return wrong.map((part) => [`${path} ${JSON.stringify(part)}`, part]);
  }
  const isList = Array.isArray(value);
  const copyWith = (key: string, part: unknown) =>
    isList ? value.with(Number(key), part) : { ...value, [key]: part };
  return [
    [`${path} as a text`, 'text'],
    [`${path} null`, null],
    ...(isList ? [] : Object.keys(value)).map((key): [string, unknown] => [
      `${path}.${key} missing`,
      copyWith(key, undefined),
    ]),
    ...Object.entries(value).flatMap(([key, part]) =>
      spoiledCopies(part, `${path}.${key}`).map(([at, copy]): [string, unknown] => [at, copyWith(key, copy)]),
    ),
  ];
}

/** Whether the reader returns all of the stored value. */
const comesBack =
  (name: string, storage: Pick<FormDraft<unknown>, 'read'>, about = '') =>
  (value: unknown) => {
    localStorage.setItem(draftKey('ada', name), JSON.stringify({ about, changes: value }));
    return value !== null && JSON.stringify(storage.read()) === JSON.stringify(value);
  };

const ASKED = ['Why?', 'Where?'];
const isApplication = comesBack('apply:b1', applyDraft('ada', 'b1', ASKED), JSON.stringify(ASKED));

describe.each<[string, object, (value: unknown) => boolean]>([
  ['creating a board', NEW_BOARD, comesBack('create-board', createBoardDraft('ada'))],
  ['applying', APPLICATION, isApplication],
  [
    'editing the profile',
    PROFILE,
    comesBack(
      'edit-profile',
      formDraft('ada', 'edit-profile', otherThan(PROFILE) as EditProfileValues, isEditProfileDraft),
    ),
  ],
  ['editing a board', BOARD, isEditBoardDraft],
  ['a template', TEMPLATE, isTemplateDraft],
  ['the profile step', PROFILE_STEP, isProfileStepDraft],
  ['the questions step', QUESTIONS, isQuestionsDraft],
  ['the social step', SOCIAL, isSocialDraft],
])('the draft of %s', (_form, draft, isAccepted) => {
  it('is accepted unchanged', () => {
    expect(isAccepted(draft)).toBe(true);
  });

  it('is rejected with a missing or wrongly typed part', () => {
    const accepted = spoiledCopies(draft).filter(([, copy]) => isAccepted(copy));
    expect(accepted.map(([at]) => at)).toEqual([]);
  });
});

it('a stored application without all answers is rejected', () => {
  expect(isApplication({ answers: { 0: 'Birds' } })).toBe(false);
});
