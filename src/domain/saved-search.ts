import { pluralize } from './pluralize';
import { roleLabel, workPreferenceLabel } from './profile-options';

/** A search of Discover that somebody wants to repeat. */
export interface SavedSearch {
  /** `searchKey` of its address. */
  query: string;
  /**
   * When the newest of what it has shown was created, ISO 8601, or '' where it has shown nothing. In the server's
   * time, because a device's clock may be wrong.
   */
  seenUntil: string;
}

export const SAVED_SEARCHES_MAX = 20;
export const RECENT_SEARCHES_MAX = 10;

export function isSavedSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { query, seenUntil } = value as Partial<Record<keyof SavedSearch, unknown>>;
  return typeof query === 'string' && typeof seenUntil === 'string';
}

const same = (text: string) => text;
/** Of an address, so it need not be a number. */
const inYears = (years: string) => `${years} ${years === '1' ? 'year' : 'years'}`;

/** The parameters of a search besides its mode, and how each is told. */
const TEXTS = new Map<string, (value: string) => string>([
  ['q', (term) => `“${term}”`],
  ['type', same],
  ['role', (role) => roleLabel(role, '')],
  ['min', (years) => `from ${inYears(years)}`],
  ['max', (years) => `up to ${inYears(years)}`],
  ['open', () => 'Open to Work'],
  ['work', workPreferenceLabel],
  ['place', same],
  ['tech', same],
]);

/**
 * The query of a Discover address without the order and what others have added, the same for the same search. ''
 * for no search at all.
 */
export function searchKey(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of params) {
    if ((name === 'mode' || TEXTS.has(name)) && value.trim() !== '') kept.append(name, value.trim());
  }
  kept.sort();
  const key = kept.toString();
  return key === 'mode=member' ? '' : key;
}

export const isMemberSearch = (query: string) => new URLSearchParams(query).get('mode') === 'member';

/** 'Boards: “react”, designers' */
export function searchName(query: string): string {
  const params = new URLSearchParams(query);
  const parts = [...TEXTS].flatMap(([name, toText]) => params.getAll(name).map((value) => toText(value)));
  return `${isMemberSearch(query) ? 'People' : 'Boards'}: ${parts.join(', ') || 'all'}`;
}

interface Dated {
  createdAt: string | null;
}

const time = (iso: string | null) => Date.parse(iso ?? '') || 0;

/** When the newest was created; '' where none says so. */
export function newestOf(found: readonly Dated[]): string {
  const newest = found.reduce((latest, { createdAt }) => Math.max(latest, time(createdAt)), 0);
  return newest === 0 ? '' : new Date(newest).toISOString();
}

/** How many were created after the newest that the person has seen. */
export function countNew(found: readonly Dated[], seenUntil: string): number {
  return found.filter(({ createdAt }) => time(createdAt) > time(seenUntil)).length;
}

/** Adds it as the latest, or removes it where it is there already. */
export function toggleSearch(searches: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  const others = searches.filter(({ query }) => query !== search.query);
  return others.length < searches.length ? others : [search, ...others];
}

/** What was seen before never becomes new again. */
export function markSeen(
  searches: readonly SavedSearch[],
  query: string,
  seenUntil: string,
): readonly SavedSearch[] {
  return searches.map((one) =>
    one.query === query && time(seenUntil) > time(one.seenUntil) ? { query, seenUntil } : one,
  );
}

/** Adds a search as the latest, once; one that was only the beginning of this one is replaced. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  const term = new URLSearchParams(query).get('q') ?? '';
  const [last = ''] = recent;
  const lastTerm = new URLSearchParams(last).get('q') ?? '';
  const isContinued = isMemberSearch(last) === isMemberSearch(query) && term.startsWith(lastTerm);
  return [query, ...(isContinued ? recent.slice(1) : recent).filter((one) => one !== query)];
}

/** The terms of the searches of one mode. */
export const termsOf = (recent: readonly string[], isMembers: boolean): string[] =>
  recent
    .filter((query) => isMemberSearch(query) === isMembers)
    .flatMap((query) => new URLSearchParams(query).getAll('q'));

/** '3 new since your last visit'; '' for none. */
export const newText = (count: number): string =>
  count === 0 ? '' : `${pluralize(count, 'new', 'new')} since your last visit`;
