import { REVIEW_KINDS } from './decision';
import { DEFAULT_SORT, isDeskSort, type DeskSort } from './desk-sort';
import { NO_DESK_FILTER, countFilters, type DeskFilter } from './find-applications';
import { SCORES } from './mark';

/** How the applications are displayed. */
type DeskMode = 'list' | 'table';

/** The part of the review desk's state that is in its URL, so that a reload, Back and a bookmark restore it. */
export interface DeskAddress {
  /** The application on screen; null for the first undecided one. */
  request: string | null;
  mode: DeskMode;
  filter: DeskFilter;
  sort: DeskSort;
}

/** The options of the filter by years of experience. */
export const MIN_YEARS = [1, 2, 3, 5, 8, 10, 15, 20];

const readOneOf = (values: readonly number[], text: string | null) =>
  values.find((value) => String(value) === text) ?? null;

function readFilter(params: URLSearchParams): DeskFilter {
  const filter: DeskFilter = {
    term: params.get('q') ?? '',
    role: params.get('role') ?? '',
    minYears: readOneOf(MIN_YEARS, params.get('min')),
    tech: params.get('tech') ?? '',
    status: REVIEW_KINDS.find((kind) => kind === params.get('status')) ?? null,
    tag: params.get('tag') ?? '',
    minScore: readOneOf(SCORES, params.get('score')),
  };
  return countFilters(filter) === 0 && filter.term === '' ? NO_DESK_FILTER : filter;
}

/** Reads any query. Invalid parameters count as not set. */
export function readDeskAddress(params: URLSearchParams): DeskAddress {
  const sort = params.get('sort');
  return {
    request: params.get('request') || null,
    mode: params.get('view') === 'table' ? 'table' : 'list',
    filter: readFilter(params),
    sort: isDeskSort(sort) ? sort : DEFAULT_SORT,
  };
}

/** @returns the query that `readDeskAddress` reads as this address; '' if everything is at its default */
export function writeDeskAddress({ request, mode, filter, sort }: DeskAddress): string {
  const { term, role, minYears, tech, status, tag, minScore } = filter;
  const parts: Record<string, string> = {
    request: request ?? '',
    view: mode === 'list' ? '' : mode,
    q: term,
    role,
    min: minYears?.toString() ?? '',
    tech,
    status: status ?? '',
    tag,
    score: minScore?.toString() ?? '',
    sort: sort === DEFAULT_SORT ? '' : sort,
  };
  return new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== '')).toString();
}
