import { describe, expect, it } from 'vitest';
import { FULL_YEARS_RANGE } from './discover';
import { filterMembers } from './filter-members';
import { hasRole } from './member';
import type { User } from './user';

type Questions = Partial<User['profileQuestions']>;

const personWith = (questions: Questions): Pick<User, 'profileQuestions'> => ({
  profileQuestions: {
    role: '',
    customRole: '',
    developerType: [],
    yearsOfExperience: null,
    ...questions,
  } as User['profileQuestions'],
});
const ofRole = (role: string) => personWith({ role });

describe('years', () => {
  it.each([
    ['unknown years at the full range', null, FULL_YEARS_RANGE, true],
    ['unknown years in a range narrowed from above', null, { min: 0, max: 19 }, false],
    ['unknown years in a range narrowed from below', null, { min: 1, max: 20 }, false],
    ['25 years at the full range', 25, FULL_YEARS_RANGE, true],
    ['25 years from 5 up', 25, { min: 5, max: 20 }, true],
    ['5 years up to 19', 5, { min: 0, max: 19 }, true],
    ['25 years up to 19', 25, { min: 0, max: 19 }, false],
    ['the lower end itself', 3, { min: 3, max: 5 }, true],
    ['the upper end itself', 5, { min: 3, max: 5 }, true],
    ['just below', 2, { min: 3, max: 5 }, false],
    ['just above', 6, { min: 3, max: 5 }, false],
  ])('%s', (_what, yearsOfExperience, years, passes) => {
    const people = [personWith({ role: 'developer', yearsOfExperience })];
    expect(filterMembers(people, { role: null, years })).toHaveLength(passes ? 1 : 0);
  });
});

describe('a role', () => {
  it.each<[Questions, string, boolean]>([
    [{ role: 'developer' }, 'developer', true],
    [{ role: 'frontend' }, 'developer', true],
    [{ role: 'backend' }, 'developer', true],
    [{ role: 'Fullstack' }, 'developer', true],
    [{ role: 'mobiledev' }, 'developer', false],
    [{ role: 'devops', developerType: ['frontend'] }, 'developer', false],
    [{ role: 'communitymanager' }, 'communityManager', true],
    [{ role: 'other', customRole: ' Community manager ' }, 'communityManager', true],
    [{ role: 'other', customRole: 'designer' }, 'designer', true],
    [{ role: 'developer', developerType: ['smartcontract'] }, 'smartcontract', true],
    [{ role: 'developer', developerType: ['other'] }, 'other', false],
    [{ role: 'other' }, 'other', true],
    [{ role: '' }, 'developer', false],
    [{ role: 'constructor' }, 'developer', false],
  ])('%o is %s: %s', (questions, wanted, expected) => {
    expect(hasRole(personWith(questions).profileQuestions, wanted)).toBe(expected);
  });
});

describe('an answer to a search for a role', () => {
  const filter = { role: 'developer', years: FULL_YEARS_RANGE };

  it('is shown whole where the server filters, by whatever rule', () => {
    const answer = ['developer', 'frontend', 'backend', 'fullstack', '', 'Engineer'].map(ofRole);
    answer.push(personWith({ role: 'other', customRole: 'Software engineer' }));
    expect(filterMembers(answer, filter)).toEqual(answer);
  });

  it('is filtered where the server ignores the role', () => {
    const answer = [ofRole('fullstack'), ofRole('sales'), ofRole(''), ofRole('developer')];
    expect(filterMembers(answer, filter)).toEqual([answer[0], answer[3]]);
  });
});
