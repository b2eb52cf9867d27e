import { normalizeForSearch } from '../text';
import type { Application } from './application';
import { searchWords } from './highlight';
import type { ReviewStatus } from './decision';
import type { Mark } from './mark';

/** A filter that matches all applications. */
export const NO_DESK_FILTER = {
  term: '',
  /** A value of `Application.role`; '' for all. */
  role: '',
  /** Years of experience; null for no limit. A limit hides people who gave none. */
  minYears: null as number | null,
  /** One of a person's technologies; '' for all. */
  tech: '',
  /** Null for all. */
  status: null as ReviewStatus['kind'] | null,
  /** One of the reviewer's tags; '' for any. */
  tag: '',
  /** Null for no limit. A limit hides applications without a score. */
  minScore: null as number | null,
};

/** The filter of the applications on screen. */
export type DeskFilter = Readonly<typeof NO_DESK_FILTER>;

/** The parts of the desk's state that filters use. */
export interface ReviewerState {
  kind: ReviewStatus['kind'];
  mark: Mark;
}

/** The filters that read `ReviewerState`. */
const REVIEWER_FILTERS = ['status', 'tag', 'minScore'] as const;

/** How many filters are set besides the search term. */
export function countFilters({ term: _term, ...filter }: DeskFilter): number {
  const none = NO_DESK_FILTER;
  return (Object.keys(filter) as (keyof typeof filter)[]).filter((key) => filter[key] !== none[key]).length;
}

/** Whether the filter can hide applications. */
export const isFiltering = (filter: DeskFilter): boolean =>
  countFilters(filter) > 0 || filter.term.trim() !== '';

/** Builds the filter's test once for a whole list. */
export function applicationFilter(
  filter: DeskFilter,
  stateOf: (application: Application) => ReviewerState,
): (application: Application) => boolean {
  const words = searchWords(filter.term);
  const needsState = REVIEWER_FILTERS.some((key) => filter[key] !== NO_DESK_FILTER[key]);
  const role = normalizeForSearch(filter.role);
  const tech = normalizeForSearch(filter.tech);
  return (application) => {
    const { profileQuestions } = application.user;
    if (role !== '' && normalizeForSearch(application.role) !== role) return false;
    const years = profileQuestions.yearsOfExperience;
    if (filter.minYears !== null && (years === null || years < filter.minYears)) return false;
    if (tech !== '' && !profileQuestions.techStack.some((name) => normalizeForSearch(name) === tech))
      return false;
    if (needsState && !matchesState(filter, stateOf(application))) return false;
    return words.every((word) => application.searchText().includes(word));
  };
}

function matchesState(filter: DeskFilter, { kind, mark }: ReviewerState): boolean {
  const { tags, score } = mark;
  if (filter.status !== null && kind !== filter.status) return false;
  if (filter.tag !== '' && !tags.some((tag) => normalizeForSearch(tag) === normalizeForSearch(filter.tag)))
    return false;
  return filter.minScore === null || (score !== null && score >= filter.minScore);
}
