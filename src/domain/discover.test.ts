import { describe, expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import {
  checkYears,
  countFilters,
  filterAndSort,
  NO_FILTER,
  readMemberFilter,
  typedYears,
  withTech,
  writeMemberFilter,
  yearLimits,
  type MemberFilter,
} from './discover';

const filter = (changes: Partial<MemberFilter>) => ({ ...NO_FILTER, ...changes });
const read = (query: string) => readMemberFilter(new URLSearchParams(query));
const written = (changes: Partial<MemberFilter>, query = 'mode=member') => {
  const params = new URLSearchParams(query);
  writeMemberFilter(filter(changes), params);
  return params.toString();
};

describe('the filter in the URL', () => {
  it.each<[string, Partial<MemberFilter>]>([
    ['mode=member', {}],
    ['mode=member&role=bd&min=2', { role: 'bd', years: { min: 2, max: 20 } }],
    ['mode=member&max=7', { years: { min: 0, max: 7 } }],
    [
      'mode=member&open=1&sort=name&tech=C%2B%2B&tech=Go',
      { isOpenToWork: true, tech: ['C++', 'Go'], order: 'name' },
    ],
  ])('writes and reads %s for %j', (query, changes) => {
    expect(written(changes)).toBe(query);
    expect(read(query)).toEqual(filter(changes));
  });

  it.each<[string, Partial<MemberFilter>]>([
    ['role=&open=true', {}],
    ['role=king', {}],
    ['min=9&max=3', {}],
    ['min=x5&max=-1', {}],
    ['min=12&max=400', {}],
    ['min=٣&max=１２', { years: { min: 3, max: 12 } }],
    ['tech=Go&tech=go&tech=&tech=+GO+', { tech: ['Go'] }],
  ])('ignores invalid parts of %s', (query, changes) => {
    expect(read(query)).toEqual(filter(changes));
  });

  it('reads at most a hundred technologies', () => {
    const query = Array.from({ length: 300 }, (_, index) => `tech=t${index}`).join('&');
    expect(read(query).tech).toHaveLength(100);
  });

  it('removes the parameters of a cleared filter', () => {
    expect(written({}, 'mode=member&q=a&role=bd&min=2&tech=Go&open=1')).toBe('mode=member&q=a');
  });
});

it('counts the active filters', () => {
  expect(countFilters(NO_FILTER)).toBe(0);
  const all = {
    role: 'bd',
    years: { min: 1, max: 20 },
    isOpenToWork: true,
    tech: ['Go', 'C'],
    order: 'name',
  };
  expect(countFilters(all)).toBe(5);
});

describe('checkYears', () => {
  it.each([
    ['0', '20', { range: { min: 0, max: 20 } }],
    ['', ' ', { range: { min: 0, max: 20 } }],
    ['7', '20+', { range: { min: 7, max: 20 } }],
    ['7', '7', { range: { min: 7, max: 7 } }],
    ['٣', '１２ ', { range: { min: 3, max: 12 } }],
    ['8', '7', { errors: { min: 'Min must not exceed max' } }],
    [
      '-1',
      '21',
      { errors: { min: 'Use a whole number from 0 to 20', max: 'Use a whole number from 0 to 20' } },
    ],
    ['1.5', '3', { errors: { min: 'Use a whole number from 0 to 20' } }],
  ])('validates %s to %s', (min, max, result) => {
    expect(checkYears({ min, max })).toEqual(result);
  });
});

it('sends no limit at an end of the scale', () => {
  expect(yearLimits({ min: 0, max: 20 })).toEqual({ min: null, max: null });
  expect(yearLimits({ min: 1, max: 19 })).toEqual({ min: 1, max: 19 });
  expect(typedYears({ min: 0, max: 7 })).toEqual({ min: '0', max: '7' });
  expect(typedYears({ min: 0, max: 20 })).toEqual({ min: '0', max: '20+' });
});

const person = (name: string, createdAt: string | null, profileQuestions: object) =>
  readUser({ _id: name, name, createdAt, profileQuestions });

const PEOPLE = [
  person('Zoë 10', '2026-01-01T00:00:00.000Z', {
    techStack: ['React', 'TypeScript'],
    lookingForOpportunities: 'looking',
    role: 'bd',
    yearsOfExperience: 3,
  }),
  person('zoë 9', null, {
    techStack: ['react', 'Go'],
    lookingForOpportunities: 'not_looking',
    yearsOfExperience: null,
  }),
  person('Ada', '2026-02-01T00:00:00.000Z', {
    techStack: ['Go', 'go', ' '],
    lookingForOpportunities: 'looking',
    role: 'designer',
    yearsOfExperience: 0,
  }),
];

it.each<[Partial<MemberFilter>, string[]]>([
  [{}, ['Zoë 10', 'zoë 9', 'Ada']],
  [{ isOpenToWork: true }, ['Zoë 10', 'Ada']],
  [{ role: 'bd' }, ['Zoë 10', 'zoë 9']],
  [{ years: { min: 1, max: 20 } }, ['Zoë 10', 'zoë 9']],
  [{ years: { min: 0, max: 2 } }, ['zoë 9', 'Ada']],
  [{ tech: ['REACT'] }, ['Zoë 10', 'zoë 9']],
  [{ tech: ['react', 'go'] }, ['zoë 9']],
  // Only whole names match.
  [{ tech: ['Type'] }, []],
  [{ isOpenToWork: true, tech: ['go'] }, ['Ada']],
  [{ order: 'years' }, ['Zoë 10', 'Ada', 'zoë 9']],
  [{ order: 'newest' }, ['Ada', 'Zoë 10', 'zoë 9']],
  [{ order: 'name' }, ['Ada', 'zoë 9', 'Zoë 10']],
  [{ order: 'toString' }, ['Zoë 10', 'zoë 9', 'Ada']],
])('filters and sorts people by %j', (changes, expected) => {
  expect(filterAndSort(PEOPLE, filter(changes)).map(({ name }) => name)).toEqual(expected);
});

it('adds technologies without duplicates, ignoring case', () => {
  expect(withTech(['React'], [' react ', 'Go', ''])).toEqual(['React', 'Go']);
});
