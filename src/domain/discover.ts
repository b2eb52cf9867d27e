import { FILTER_YEARS_MAX, FILTER_YEARS_MIN } from './limits';
import { isOpenToWork } from './member';
import { ROLE_OPTIONS } from './profile-options';
import { compareTexts, normalizeForSearch } from './text';
import { plainDigits } from './typed-number';
import type { User } from './user';

export type DiscoverMode = 'board' | 'member';

/** Years of experience, inclusive. The full range, 0 to 20, means no filter. */
export interface YearsRange {
  min: number;
  max: number;
}

/** The filter in the URL. */
export interface MemberFilter {
  /** Null for all. */
  role: string | null;
  years: YearsRange;
  isOpenToWork: boolean;
  /** Required technologies. Case and accents don't matter. */
  tech: readonly string[];
  /** A key of ORDERS; any other value keeps the server's order. */
  order: string;
}

const FULL_YEARS_RANGE: YearsRange = { min: FILTER_YEARS_MIN, max: FILTER_YEARS_MAX };

export const NO_FILTER: MemberFilter = {
  role: null,
  years: FULL_YEARS_RANGE,
  isOpenToWork: false,
  tech: [],
  order: '',
};

/** The number of filters that narrow the list. */
export function countFilters({ role, years, isOpenToWork, tech }: MemberFilter): number {
  const { min, max } = yearLimits(years);
  return Number(role !== null) + Number(min !== null || max !== null) + Number(isOpenToWork) + tech.length;
}

/** The limits that a search sends. An end of the scale means no limit, because some people have more than 20 years. */
export function yearLimits({ min, max }: YearsRange): { min: number | null; max: number | null } {
  return { min: min === FILTER_YEARS_MIN ? null : min, max: max === FILTER_YEARS_MAX ? null : max };
}

/** Limits the technologies of a URL, which may contain any number. */
const TECH_MAX = 100;

const normalize = (text: string) => normalizeForSearch(text.trim());

/** Adds technologies to a list, without duplicates. */
export function withTech(tech: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of [...tech, ...added]) {
    const key = normalize(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.trim());
  }
  return [...byKey.values()].slice(0, TECH_MAX);
}

/** Reads the filter from a URL's query. Unknown roles and invalid ranges count as not set. */
export function readMemberFilter(params: URLSearchParams): MemberFilter {
  const role = ROLE_OPTIONS.find(({ value }) => value === params.get('role'))?.value ?? null;
  const checked = checkYears({ min: params.get('min') ?? '', max: params.get('max') ?? '' });
  return {
    role,
    years: 'range' in checked ? checked.range : FULL_YEARS_RANGE,
    isOpenToWork: params.get('open') === '1',
    tech: withTech([], params.getAll('tech')),
    order: params.get('sort') ?? '',
  };
}

/** Writes the filter into a query, without default values. */
export function writeMemberFilter(filter: MemberFilter, params: URLSearchParams): void {
  const { min, max } = yearLimits(filter.years);
  const values = {
    role: filter.role ?? '',
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    open: filter.isOpenToWork ? '1' : '',
    sort: filter.order,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  params.delete('tech');
  for (const name of filter.tech) params.append('tech', name);
}

/** The texts of both inputs. */
export interface TypedYears {
  min: string;
  max: string;
}

/** The text of the highest limit, which includes people with more years. */
const OPEN_END = `${FILTER_YEARS_MAX}+`;

export function typedYears({ min, max }: YearsRange): TypedYears {
  return { min: String(min), max: max === FILTER_YEARS_MAX ? OPEN_END : String(max) };
}

/** @returns the range, or the error of each input; an empty input means the end of the scale */
export function checkYears(typed: TypedYears): { range: YearsRange } | { errors: Partial<TypedYears> } {
  const error = `Use a whole number from ${FILTER_YEARS_MIN} to ${FILTER_YEARS_MAX}`;
  const read = (text: string, fallback: number) =>
    text.trim() === '' ? fallback : Number(plainDigits(text).replace(OPEN_END, String(FILTER_YEARS_MAX)));
  const isOnScale = (years: number) =>
    Number.isInteger(years) && years >= FILTER_YEARS_MIN && years <= FILTER_YEARS_MAX;
  const min = read(typed.min, FILTER_YEARS_MIN);
  const max = read(typed.max, FILTER_YEARS_MAX);
  const errors: Partial<TypedYears> = {
    ...(isOnScale(min) ? {} : { min: error }),
    ...(isOnScale(max) ? {} : { max: error }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  if (min > max) return { errors: { min: 'Min must not exceed max' } };
  return { range: { min, max } };
}

type Person = Pick<User, 'name' | 'createdAt' | 'profileQuestions'>;

const joinedAt = ({ createdAt }: Person) => Date.parse(createdAt ?? '') || 0;
const years = ({ profileQuestions }: Person) => profileQuestions.yearsOfExperience ?? -1;

const ORDERS = new Map<string, (a: Person, b: Person) => number>([
  ['years', (a, b) => years(b) - years(a)],
  ['newest', (a, b) => joinedAt(b) - joinedAt(a)],
  ['name', (a, b) => compareTexts(a.name, b.name)],
]);

/**
 * Applies the filter and the order. The server may not filter by role and years. An unknown role or number of years passes.
 */
export function filterAndSort<T extends Person>(people: readonly T[], filter: MemberFilter): readonly T[] {
  const required = filter.tech.map(normalize);
  const { min, max } = yearLimits(filter.years);
  const matching = people.filter((person) => {
    const { role, yearsOfExperience, techStack } = person.profileQuestions;
    if (filter.role !== null && role !== '' && role !== filter.role) return false;
    if (yearsOfExperience !== null && yearsOfExperience < (min ?? 0)) return false;
    if (yearsOfExperience !== null && yearsOfExperience > (max ?? Infinity)) return false;
    if (filter.isOpenToWork && !isOpenToWork(person)) return false;
    const known = required.length === 0 ? [] : techStack.map(normalize);
    return required.every((tech) => known.includes(tech));
  });
  const compare = ORDERS.get(filter.order);
  return compare ? matching.sort(compare) : matching;
}
