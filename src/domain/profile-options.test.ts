import { describe, expect, it, test } from 'vitest';
import {
  DEVELOPER_TYPE_OPTIONS,
  developerTags,
  EDIT_ROLE_OPTIONS,
  EDIT_WORK_PREFERENCE_OPTIONS,
  fromDeveloperTags,
  JOB_SEARCH_OPTIONS,
  ONBOARDING_WORK_PREFERENCE_OPTIONS,
  optionLabel,
  optionsWithStored,
  ROLE_OPTIONS,
  roleLabel,
  workPreferenceLabel,
  type Option,
} from './profile-options';

/** 'value: label' */
const pairs = (options: readonly Option[]) => options.map(({ value, label }) => `${value}: ${label}`);

it('has the job search statuses of the spec', () => {
  expect(pairs(JOB_SEARCH_OPTIONS)).toEqual([
    'looking: Looking for opportunities',
    'not_looking: Not looking for opportunities',
    'no_answer: Prefer not to say',
  ]);
});

it('has the roles of onboarding and Discover', () => {
  expect(pairs(ROLE_OPTIONS)).toEqual([
    'designer: Designer',
    'developer: Developer',
    'marketing: Marketing',
    'sales: Sales',
    'bd: Business Development',
    'product: Product',
    'operations: Operations',
    'tester: Tester',
    'mobiledev: Mobile Developer',
    'growth: Growth',
    'ecosystem_head_associate: Ecosystem Head / Associate',
    'devrel: Developer Relations',
    'devops: DevOps',
    'communityManager: Community Manager',
    'other: Other',
  ]);
});

it('has the developer types of the spec', () => {
  expect(pairs(DEVELOPER_TYPE_OPTIONS)).toEqual([
    'frontend: Frontend',
    'backend: Backend',
    'fullstack: Fullstack',
    'smartcontract: Smart Contract',
    'other: Other',
  ]);
});

it('has the roles of the edit dialog', () => {
  expect(pairs(EDIT_ROLE_OPTIONS)).toEqual([
    'frontend: Frontend',
    'backend: Backend',
    'fullstack: Fullstack',
    'product: Product',
    'designer: Designer',
    'other: Other',
  ]);
});

it('has different work preferences in onboarding and the edit dialog', () => {
  expect(pairs(ONBOARDING_WORK_PREFERENCE_OPTIONS)).toEqual([
    'in-office: In office',
    'remote: Remote',
    'hybrid: Hybrid',
  ]);
  expect(pairs(EDIT_WORK_PREFERENCE_OPTIONS)).toEqual(['remote: Remote', 'hybrid: Hybrid', 'onsite: Onsite']);
});

it.each([
  ['in-office', 'In office'],
  ['onsite', 'Onsite'],
  ['hybrid', 'Hybrid'],
  ['anything else', 'anything else'],
  ['', ''],
])('labels the work preference %j of either list %j', (value, label) => {
  expect(workPreferenceLabel(value)).toBe(label);
});

it.each([
  ['fullstack', '', 'Fullstack'],
  ['bd', '', 'Business Development'],
  ['other', ' Beekeeper ', 'Beekeeper'],
  ['other', ' ', 'Other'],
  ['designer', 'Beekeeper', 'Designer'],
  ['archivist', '', 'archivist'],
])('labels the role %j with the custom role %j %j', (role, customRole, label) => {
  expect(roleLabel(role, customRole)).toBe(label);
});

describe('a stored value', () => {
  it('is labelled, or shown unchanged if the list lacks it', () => {
    expect(optionLabel(ROLE_OPTIONS, 'bd')).toBe('Business Development');
    expect(optionLabel(ROLE_OPTIONS, 'astronaut')).toBe('astronaut');
  });

  it('does not change a list that contains it', () => {
    expect(optionsWithStored(EDIT_ROLE_OPTIONS, 'backend', ROLE_OPTIONS)).toBe(EDIT_ROLE_OPTIONS);
    expect(optionsWithStored(EDIT_ROLE_OPTIONS, '', ROLE_OPTIONS)).toBe(EDIT_ROLE_OPTIONS);
  });

  it('is appended to a list that lacks it, with its label', () => {
    expect(optionsWithStored(EDIT_ROLE_OPTIONS, 'bd', ROLE_OPTIONS)).toEqual([
      ...EDIT_ROLE_OPTIONS,
      { value: 'bd', label: 'Business Development' },
    ]);
    expect(optionsWithStored(EDIT_ROLE_OPTIONS, 'astronaut', ROLE_OPTIONS).at(-1)).toEqual({
      value: 'astronaut',
      label: 'astronaut',
    });
  });
});

const NONE = { developerType: [], customDeveloperType: [] };

describe('developer tags', () => {
  test.each([
    [{ developerType: ['frontend', 'smartcontract'], customDeveloperType: ['Kernel'] }, 3],
    [{ developerType: ['other'], customDeveloperType: [] }, 1],
    [{ developerType: ['embedded'], customDeveloperType: [] }, 1],
    [{ developerType: [], customDeveloperType: ['Frontend'] }, 1],
  ])('convert %o to tags and back without loss', (stored, count) => {
    const tags = developerTags(stored);
    expect(tags).toHaveLength(count);
    expect(fromDeveloperTags(tags, stored)).toEqual(stored);
  });

  test('have the labels of known types and no duplicates', () => {
    expect(
      developerTags({ developerType: ['smartcontract', 'frontend'], customDeveloperType: ['frontend'] }),
    ).toEqual(['Smart Contract', 'Frontend']);
  });

  test('become known types by label or value, otherwise custom types', () => {
    expect(fromDeveloperTags(['smart contract', 'BACKEND', 'Compilers'], NONE)).toEqual({
      developerType: ['smartcontract', 'backend'],
      customDeveloperType: ['Compilers'],
    });
  });
});
