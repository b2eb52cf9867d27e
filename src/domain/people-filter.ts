import { compareTexts } from './compare-texts';
import { foldText } from './fold-text';
import { isOpenToWork } from './member-summary';
import { workPreferenceLabel } from './profile-options';
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

const TECH_MAX = 10;

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
    if (filter.isOpenToWork && !isOpenToWork(person)) return false;
    if (filter.preference !== '' && preferenceOf(person) !== filter.preference) return false;
    if (place !== '' && !fold(person.location).includes(place)) return false;
    const own = tech.length === 0 ? [] : person.profileQuestions.techStack.map(fold);
    return tech.every((one) => own.includes(one));
  });
}

/** The people that pass the filter, in its order; the list itself where nothing is set. */
export function arrangePeople<T extends Person>(people: readonly T[], filter: PeopleFilter): readonly T[] {
  const found = filterPeople(people, filter);
  const by = ORDERS.get(filter.order);
  return by ? [...found].sort(by) : found;
}

/** Something to filter by, and how many people would remain. */
export interface Choice {
  value: string;
  label: string;
  count: number;
}

/**
 * Counts equal texts, each once a person; the most common first, spelt as found first.
 * @param chosen is listed even if nobody has it, so that it can be removed
 */
function counted(
  texts: readonly (readonly string[])[],
  chosen: readonly string[],
  labelOf = (text: string) => text,
): Choice[] {
  const choices = new Map<string, Choice>(
    chosen.map((value) => [fold(value), { value, label: labelOf(value), count: 0 }]),
  );
  for (const own of texts) {
    for (const text of new Map(own.map((one) => [fold(one), one.trim()])).values()) {
      if (text === '') continue;
      const choice = choices.get(fold(text)) ?? { value: text, label: labelOf(text), count: 0 };
      choice.count += 1;
      choices.set(fold(text), choice);
    }
  }
  return [...choices.values()].sort((a, b) => b.count - a.count || compareTexts(a.label, b.label));
}

/**
 * What is there to choose from among these people. Each kind counts those who pass the other kinds, so that
 * choosing another of the same kind shows what it would give; technologies add up, so they count who is left.
 */
export function peopleChoices(people: readonly Person[], filter: PeopleFilter) {
  const passing = (without: Partial<PeopleFilter>) => filterPeople(people, { ...filter, ...without });
  return {
    openToWork: passing({ isOpenToWork: false }).filter(isOpenToWork).length,
    preferences: counted(
      passing({ preference: '' }).map((person) => [preferenceOf(person)]),
      filter.preference === '' ? [] : [filter.preference],
      workPreferenceLabel,
    ),
    places: counted(
      passing({ place: '' }).map(({ location }) => [location]),
      [],
    ),
    tech: counted(
      passing({}).map(({ profileQuestions }) => profileQuestions.techStack),
      filter.tech,
    ),
  };
}

/** Whether the list holds this technology, in whatever case. */
export const hasTech = (tech: readonly string[], wanted: string): boolean =>
  tech.some((one) => fold(one) === fold(wanted));

/** The list without this technology. */
export const withoutTech = (tech: readonly string[], unwanted: string): string[] =>
  tech.filter((one) => fold(one) !== fold(unwanted));
