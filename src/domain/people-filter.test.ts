import { describe, expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import {
  arrangePeople,
  hasTech,
  NO_PEOPLE_FILTER,
  peopleChoices,
  preferenceOf,
  readPeopleFilter,
  withoutTech,
  writePeopleFilter,
  type PeopleFilter,
} from './people-filter';

const person = (name: string, location: string, createdAt: string | null, profileQuestions: object) =>
  readUser({ _id: name, name, location, createdAt, profileQuestions });

const PEOPLE = [
  person('Zoë 10', 'Lisbon, Portugal', '2026-01-01T00:00:00.000Z', {
    techStack: ['React', 'TypeScript'],
    workPreference: 'remote',
    lookingForOpportunities: 'looking',
    yearsOfExperience: 3,
  }),
  person('zoë 9', 'São Paulo', null, {
    techStack: ['react', 'Go'],
    workPreference: 'in-office',
    lookingForOpportunities: 'not_looking',
    yearsOfExperience: null,
  }),
  person('Ada', '', '2026-02-01T00:00:00.000Z', {
    techStack: ['Go', 'go', ' '],
    workPreference: 'onsite',
    lookingForOpportunities: 'looking',
    yearsOfExperience: 0,
  }),
];
const filter = (changes: Partial<PeopleFilter>) => ({ ...NO_PEOPLE_FILTER, ...changes });
const names = (changes: Partial<PeopleFilter>) =>
  arrangePeople(PEOPLE, filter(changes)).map(({ name }) => name);

describe('filtering people', () => {
  it.each<[Partial<PeopleFilter>, string[]]>([
    [{ isOpenToWork: true }, ['Zoë 10', 'Ada']],
    [{ preference: 'onsite' }, ['zoë 9', 'Ada']],
    [{ preference: 'remote' }, ['Zoë 10']],
    [{ place: ' lis ' }, ['Zoë 10']],
    [{ place: 'sao' }, ['zoë 9']],
    [{ tech: ['REACT'] }, ['Zoë 10', 'zoë 9']],
    [{ tech: ['react', 'go'] }, ['zoë 9']],
    // Part of a name is another technology.
    [{ tech: ['Type'] }, []],
    [{ isOpenToWork: true, tech: ['go'] }, ['Ada']],
  ])('%j leaves %j', (changes, expected) => {
    expect(names(changes)).toEqual(expected);
  });

  it('returns the list itself where nothing is set', () => {
    expect(arrangePeople(PEOPLE, NO_PEOPLE_FILTER)).toBe(PEOPLE);
  });

  it.each([
    ['years', ['Zoë 10', 'Ada', 'zoë 9']],
    ['newest', ['Ada', 'Zoë 10', 'zoë 9']],
    ['name', ['Ada', 'zoë 9', 'Zoë 10']],
    ['toString', ['Zoë 10', 'zoë 9', 'Ada']],
  ])('orders by %s', (order, expected) => {
    expect(names({ order })).toEqual(expected);
  });
});

describe('the filter in the URL', () => {
  const written = (changes: Partial<PeopleFilter>) => {
    const params = new URLSearchParams('mode=member');
    writePeopleFilter(filter(changes), params);
    return params.toString();
  };

  it.each<[Partial<PeopleFilter>, string]>([
    [{}, 'mode=member'],
    [{ place: '  ' }, 'mode=member'],
    [
      { isOpenToWork: true, preference: 'onsite', place: 'São Paulo', tech: ['C++', 'Go'], order: 'name' },
      'mode=member&open=1&work=onsite&place=S%C3%A3o+Paulo&tech=C%2B%2B&tech=Go&sort=name',
    ],
  ])('%j is written as %s and read again', (changes, query) => {
    expect(written(changes)).toBe(query);
    if (changes.place?.trim() !== '') {
      expect(readPeopleFilter(new URLSearchParams(query))).toEqual(filter(changes));
    }
  });

  it('has each technology once, and no more than ten', () => {
    const read = (query: string) => readPeopleFilter(new URLSearchParams(query)).tech;
    expect(read('tech=Go&tech=go&tech=&tech=+GO+')).toEqual(['Go']);
    expect(read(Array.from({ length: 30 }, (_, index) => `tech=t${index}`).join('&'))).toHaveLength(10);
  });

  it('reads only what it wrote as open to work', () => {
    expect(readPeopleFilter(new URLSearchParams('open=true')).isOpenToWork).toBe(false);
  });
});

describe('the choices', () => {
  const choices = (changes: Partial<PeopleFilter>) => peopleChoices(PEOPLE, filter(changes));
  const counts = (list: readonly { label: string; count: number }[]) =>
    list.map(({ label, count }) => `${label} ${count}`);

  it('are counted once a person, whatever their case, the most common first', () => {
    expect(counts(choices({}).tech)).toEqual(['Go 2', 'React 2', 'TypeScript 1']);
    expect(counts(choices({}).preferences)).toEqual(['Onsite 2', 'Remote 1']);
    expect(counts(choices({}).places)).toEqual(['Lisbon, Portugal 1', 'São Paulo 1']);
    expect(choices({}).openToWork).toBe(2);
  });

  it('of one kind count who passes the other kinds', () => {
    const { preferences, places, tech, openToWork } = choices({ preference: 'remote' });
    expect(counts(preferences)).toEqual(['Onsite 2', 'Remote 1']);
    expect(counts(places)).toEqual(['Lisbon, Portugal 1']);
    expect(counts(tech)).toEqual(['React 1', 'TypeScript 1']);
    expect(openToWork).toBe(1);
  });

  it('of technologies add up', () => {
    expect(counts(choices({ tech: ['go'] }).tech)).toEqual(['go 2', 'react 1']);
  });

  it('include what is chosen, even if nobody has it', () => {
    const { preferences, tech } = choices({ preference: 'hybrid', tech: ['Zig'] });
    expect(counts(preferences)).toEqual(['Hybrid 0']);
    expect(counts(tech)).toEqual(['Zig 0']);
  });

  it('survive names of object members', () => {
    const odd = [person('O', '__proto__', null, { techStack: ['constructor', '__proto__'] })];
    expect(counts(peopleChoices(odd, NO_PEOPLE_FILTER).tech)).toEqual(['__proto__ 1', 'constructor 1']);
  });
});

it('compares technologies without case', () => {
  expect(hasTech(['React'], ' react ')).toBe(true);
  expect(hasTech(['React'], 'reac')).toBe(false);
  expect(withoutTech(['React', 'Go', 'react'], 'REACT')).toEqual(['Go']);
});

it('treats in-office as onsite', () => {
  expect(PEOPLE.map(preferenceOf)).toEqual(['remote', 'onsite', 'onsite']);
});
