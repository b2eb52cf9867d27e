import { compareTexts } from './compare-texts';
import { foldText } from './fold-text';
import { isOpenToWork } from './member-summary';
import type { User } from './user';

/** How the browser filters the list of people, in addition to the server; kept in the URL. */
export interface PeopleFilter {
  isOpenToWork: boolean;
  /** A value of `preferenceOf`; '' for all. */
  preference: string;
  /** Part of a location, as typed; '' for all. */
  place: string;
  /** All of them are wanted, in whatever case. */
  tech: readonly string[];
  /** A key of ORDERS; anything else keeps the server's order. */
  order: string;
}

export const NO_PEOPLE_FILTER: PeopleFilter = {
  isOpenToWork: false,
  preference: '',
  place: '',
  tech: [],
  order: '',
};

const fold = (text: string) => foldText(text.trim());

/** More than anybody chooses; a link may name any number. */
const TECH_MAX = 100;

function uniqueTech(tech: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const one of tech) {
    const key = fold(one);
    if (key !== '' && !seen.has(key)) seen.set(key, one.trim());
  }
  return [...seen.values()].slice(0, TECH_MAX);
}

export function readPeopleFilter(params: URLSearchParams): PeopleFilter {
  return {
    isOpenToWork: params.get('open') === '1',
    preference: params.get('work') ?? '',
    place: params.get('place') ?? '',
    tech: uniqueTech(params.getAll('tech')),
    order: params.get('sort') ?? '',
  };
}

/** Adds the filter to a query, without values that are the default. */
export function writePeopleFilter(filter: PeopleFilter, params: URLSearchParams): void {
  if (filter.isOpenToWork) params.set('open', '1');
  if (filter.preference !== '') params.set('work', filter.preference);
  if (filter.place.trim() !== '') params.set('place', filter.place);
  for (const one of uniqueTech(filter.tech)) params.append('tech', one);
  if (filter.order !== '') params.set('sort', filter.order);
}

type Person = Pick<User, 'name' | 'location' | 'createdAt' | 'profileQuestions'>;

/** Onboarding says 'in-office' where the edit dialog says 'onsite'. */
export function preferenceOf({ profileQuestions }: Pick<Person, 'profileQuestions'>): string {
  const preference = fold(profileQuestions.workPreference);
  return preference === 'in-office' ? 'onsite' : preference;
}

/** Texts as they are spelt, by their folded form, each once. */
type Texts = ReadonlyMap<string, string>;

const textsOf = (texts: readonly string[]): Texts =>
  new Map(texts.map((text): [string, string] => [fold(text), text.trim()]).filter(([key]) => key !== ''));

/** What people are filtered by and counted by. */
type Folded = Readonly<Record<'preference' | 'place' | 'tech', Texts>>;

/** Folded once a person, because it is read with every choice. */
const foldedPeople = new WeakMap<Person, Folded>();

function foldedOf(person: Person): Folded {
  const known = foldedPeople.get(person);
  if (known !== undefined) return known;
  const folded = {
    preference: textsOf([preferenceOf(person)]),
    place: textsOf([person.location]),
    tech: textsOf(person.profileQuestions.techStack),
  };
  foldedPeople.set(person, folded);
  return folded;
}

const joined = ({ createdAt }: Person) => Date.parse(createdAt ?? '') || 0;
const years = ({ profileQuestions }: Person) => profileQuestions.yearsOfExperience ?? -1;

const ORDERS = new Map<string, (a: Person, b: Person) => number>([
  ['years', (a, b) => years(b) - years(a)],
  ['newest', (a, b) => joined(b) - joined(a)],
  ['name', (a, b) => compareTexts(a.name, b.name)],
]);

function filterPeople<T extends Person>(people: readonly T[], filter: PeopleFilter): readonly T[] {
  const place = fold(filter.place);
  const tech = filter.tech.map(fold);
  if (!filter.isOpenToWork && filter.preference === '' && place === '' && tech.length === 0) return people;
  return people.filter((person) => {
    const own = foldedOf(person);
    if (filter.isOpenToWork && !isOpenToWork(person)) return false;
    if (filter.preference !== '' && !own.preference.has(filter.preference)) return false;
    if (place !== '' && ![...own.place.keys()].some((one) => one.includes(place))) return false;
    return tech.every((one) => own.tech.has(one));
  });
}

/** The people that pass the filter, in its order; the list itself where nothing is set. */
export function arrangePeople<T extends Person>(people: readonly T[], filter: PeopleFilter): readonly T[] {
  const found = filterPeople(people, filter);
  const by = ORDERS.get(filter.order);
  return by ? [...found].sort(by) : found;
}

/** Something to filter by, and how many people have it. */
export interface Choice {
  value: string;
  count: number;
}

/** What people have, counted once a person; the most common first, spelt as found first. */
function counted(people: readonly Person[], kind: keyof Folded): Choice[] {
  const choices = new Map<string, Choice>();
  for (const person of people) {
    for (const [key, value] of foldedOf(person)[kind]) {
      const choice = choices.get(key) ?? { value, count: 0 };
      choice.count += 1;
      choices.set(key, choice);
    }
  }
  return [...choices.values()].sort((a, b) => b.count - a.count || compareTexts(a.value, b.value));
}

/** What is there to choose from among these people. */
export const peopleChoices = (people: readonly Person[]): Record<keyof Folded, Choice[]> => ({
  preference: counted(people, 'preference'),
  place: counted(people, 'place'),
  tech: counted(people, 'tech'),
});

/** How many of these people know a technology. */
export function countTech(people: readonly Person[], tech: string): number {
  const wanted = fold(tech);
  return people.filter((person) => foldedOf(person).tech.has(wanted)).length;
}

/** Whether the list holds this technology, in whatever case. */
export const hasTech = (tech: readonly string[], wanted: string): boolean =>
  tech.some((one) => fold(one) === fold(wanted));

/** The list without this technology. */
export const withoutTech = (tech: readonly string[], unwanted: string): string[] =>
  tech.filter((one) => fold(one) !== fold(unwanted));
