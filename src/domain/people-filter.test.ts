import { describe, expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import {
  arrangePeople,
  countTech,
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

  it('has each technology once, and no more than a hundred', () => {
    const read = (query: string) => readPeopleFilter(new URLSearchParams(query)).tech;
    expect(read('tech=Go&tech=go&tech=&tech=+GO+')).toEqual(['Go']);
    expect(read(Array.from({ length: 300 }, (_, index) => `tech=t${index}`).join('&'))).toHaveLength(100);
  });

  it('reads only what it wrote as open to work', () => {
    expect(readPeopleFilter(new URLSearchParams('open=true')).isOpenToWork).toBe(false);
  });
});

describe('the choices', () => {
  const counts = (list: readonly { value: string; count: number }[]) =>
    list.map(({ value, count }) => `${value} ${count}`);

  it('are counted once a person, whatever their case, the most common first', () => {
    const { tech, preference, place } = peopleChoices(PEOPLE);
    expect(counts(tech)).toEqual(['Go 2', 'React 2', 'TypeScript 1']);
    expect(counts(preference)).toEqual(['onsite 2', 'remote 1']);
    expect(counts(place)).toEqual(['Lisbon, Portugal 1', 'São Paulo 1']);
  });

  it('survive names of object members', () => {
    const odd = [person('O', '__proto__', null, { techStack: ['constructor', '__proto__'] })];
    expect(counts(peopleChoices(odd).tech)).toEqual(['__proto__ 1', 'constructor 1']);
  });

  it('of technologies say how many of the people know one', () => {
    expect(countTech(PEOPLE, ' REACT ')).toBe(2);
    expect(countTech(PEOPLE.slice(0, 1), 'react')).toBe(1);
    expect(countTech(PEOPLE, 'Zig')).toBe(0);
  });

  it('read each of ten thousand people once, however often they are filtered and counted', () => {
    let reads = 0;
    const watched = Array.from({ length: 10_000 }, (_, index) => {
      const one = person(`P${index}`, 'Porto', null, { techStack: ['Go'] });
      Object.defineProperty(one.profileQuestions, 'techStack', { get: () => ((reads += 1), ['Go']) });
      return one;
    });
    for (const place of ['P', 'Po', 'Por']) {
      peopleChoices(arrangePeople(watched, filter({ place, tech: ['go'] })));
    }
    expect(reads).toBe(watched.length);
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
