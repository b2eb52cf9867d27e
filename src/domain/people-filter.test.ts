import { describe, expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import {
  filterAndSort,
  NO_PEOPLE_FILTER,
  readPeopleFilter,
  withTech,
  writePeopleFilter,
  type PeopleFilter,
} from './people-filter';

const person = (name: string, createdAt: string | null, profileQuestions: object) =>
  readUser({ _id: name, name, createdAt, profileQuestions });

const PEOPLE = [
  person('Zoë 10', '2026-01-01T00:00:00.000Z', {
    techStack: ['React', 'TypeScript'],
    lookingForOpportunities: 'looking',
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
    yearsOfExperience: 0,
  }),
];
const filter = (changes: Partial<PeopleFilter>) => ({ ...NO_PEOPLE_FILTER, ...changes });
const names = (changes: Partial<PeopleFilter>) =>
  filterAndSort(PEOPLE, filter(changes)).map(({ name }) => name);

describe('filterAndSort', () => {
  it.each<[Partial<PeopleFilter>, string[]]>([
    [{}, ['Zoë 10', 'zoë 9', 'Ada']],
    [{ isOpenToWork: true }, ['Zoë 10', 'Ada']],
    [{ tech: ['REACT'] }, ['Zoë 10', 'zoë 9']],
    [{ tech: ['react', 'go'] }, ['zoë 9']],
    // A part of a name is a different technology.
    [{ tech: ['Type'] }, []],
    [{ isOpenToWork: true, tech: ['go'] }, ['Ada']],
  ])('applies %j', (changes, expected) => {
    expect(names(changes)).toEqual(expected);
  });

  it.each([
    ['years', ['Zoë 10', 'Ada', 'zoë 9']],
    ['newest', ['Ada', 'Zoë 10', 'zoë 9']],
    ['name', ['Ada', 'zoë 9', 'Zoë 10']],
    ['toString', ['Zoë 10', 'zoë 9', 'Ada']],
  ])('sorts by %s', (order, expected) => {
    expect(names({ order })).toEqual(expected);
  });
});

describe('the people filter in the URL', () => {
  it.each<[Partial<PeopleFilter>, string]>([
    [{}, 'mode=member'],
    [
      { isOpenToWork: true, tech: ['C++', 'Go'], order: 'name' },
      'mode=member&open=1&tech=C%2B%2B&tech=Go&sort=name',
    ],
  ])('writes %j as %s and reads it', (changes, query) => {
    const params = new URLSearchParams('mode=member');
    writePeopleFilter(filter(changes), params);
    expect(params.toString()).toBe(query);
    expect(readPeopleFilter(params)).toEqual(filter(changes));
  });

  it('reads each technology once, and at most a hundred', () => {
    const read = (query: string) => readPeopleFilter(new URLSearchParams(query)).tech;
    expect(read('tech=Go&tech=go&tech=&tech=+GO+')).toEqual(['Go']);
    expect(read(Array.from({ length: 300 }, (_, index) => `tech=t${index}`).join('&'))).toHaveLength(100);
  });

  it('ignores unknown values of open to work', () => {
    expect(readPeopleFilter(new URLSearchParams('open=true')).isOpenToWork).toBe(false);
  });
});

it('adds technologies without duplicates in any case', () => {
  expect(withTech(['React'], [' react ', 'Go', ''])).toEqual(['React', 'Go']);
});
