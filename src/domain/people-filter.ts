import { compareTexts, foldText } from './text';
import { isOpenToWork } from './member';
import type { User } from './user';

/** The filters and the order that the client applies to the server's response. They are kept in the URL. */
export interface PeopleFilter {
  isOpenToWork: boolean;
  /** People have to know all of them. Case and accents don't count. */
  tech: readonly string[];
  /** A key of ORDERS; any other value keeps the server's order. */
  order: string;
}

export const NO_PEOPLE_FILTER: PeopleFilter = { isOpenToWork: false, tech: [], order: '' };

const fold = (text: string) => foldText(text.trim());

/** A link may contain any number of technologies. */
const TECH_MAX = 100;

/** Adds technologies to a list, each once. */
export function withTech(tech: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of [...tech, ...added]) {
    const key = fold(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.trim());
  }
  return [...byKey.values()].slice(0, TECH_MAX);
}

export function readPeopleFilter(params: URLSearchParams): PeopleFilter {
  return {
    isOpenToWork: params.get('open') === '1',
    tech: withTech([], params.getAll('tech')),
    order: params.get('sort') ?? '',
  };
}

/** Adds the filter to a query, without default values. */
export function writePeopleFilter(
  { isOpenToWork, tech, order }: PeopleFilter,
  params: URLSearchParams,
): void {
  if (isOpenToWork) params.set('open', '1');
  for (const name of tech) params.append('tech', name);
  if (order !== '') params.set('sort', order);
}

type Person = Pick<User, 'name' | 'createdAt' | 'profileQuestions'>;

const joined = ({ createdAt }: Person) => Date.parse(createdAt ?? '') || 0;
const years = ({ profileQuestions }: Person) => profileQuestions.yearsOfExperience ?? -1;

const ORDERS = new Map<string, (a: Person, b: Person) => number>([
  ['years', (a, b) => years(b) - years(a)],
  ['newest', (a, b) => joined(b) - joined(a)],
  ['name', (a, b) => compareTexts(a.name, b.name)],
]);

/** The people who pass the filter, in its order. */
export function filterAndSort<T extends Person>(people: readonly T[], filter: PeopleFilter): readonly T[] {
  const wanted = filter.tech.map(fold);
  const found = people.filter((person) => {
    if (filter.isOpenToWork && !isOpenToWork(person)) return false;
    const known = wanted.length === 0 ? [] : person.profileQuestions.techStack.map(fold);
    return wanted.every((tech) => known.includes(tech));
  });
  const compare = ORDERS.get(filter.order);
  return compare ? found.sort(compare) : found;
}
