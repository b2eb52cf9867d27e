import { YEARS_MAX, YEARS_MIN } from '../limits';
import { readWholeYears } from '../typed-number';
import { SCORES } from './assessment';
import { isDeskSort, shownSort, type DeskSort } from './desk-sort';
import { NO_DESK_FILTER, setFilters, type DeskFilter } from './find-applications';
import { REVIEW_COMPARE_MAX, REVIEW_COMPARE_MIN } from './limits';
import { PILES } from './pile';

/** How the applications are displayed. */
type DeskMode = 'list' | 'table' | 'compare';

/** The part of the review desk's state that is in its URL, so that a reload, Back and a bookmark restore it. */
export interface DeskAddress {
  /** The application on screen; null for the first undecided one. */
  request: string | null;
  mode: DeskMode;
  /** Ids of the requests that are compared. */
  compared: readonly string[];
  filter: DeskFilter;
  sort: DeskSort;
}

/** @returns a whole number of years on the scale; null for anything else */
export function readYearsOfScale(text: string | null): number | null {
  const years = readWholeYears(text);
  return years !== null && years >= YEARS_MIN && years <= YEARS_MAX ? years : null;
}

/** @returns the number of one of the questions, from 1; null for anything else */
function readQuestion(text: string | null, questions: readonly string[]): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= questions.length ? number : null;
}

const readScore = (text: string | null) => SCORES.find((score) => String(score) === text) ?? null;

const SCORED: Readonly<Record<string, boolean>> = Object.assign(Object.create(null), {
  yes: true,
  no: false,
});

function readFilter(params: URLSearchParams, questions: readonly string[]): DeskFilter {
  const filter: DeskFilter = {
    term: params.get('q') ?? '',
    role: params.get('role') ?? '',
    minYears: readYearsOfScale(params.get('min')),
    maxYears: readYearsOfScale(params.get('max')),
    tech: params.get('tech') ?? '',
    isOpenToWork: params.get('open') === '1',
    emptyQuestion: readQuestion(params.get('empty'), questions),
    pile: PILES.find((pile) => pile === params.get('pile')) ?? null,
    isStarred: params.get('star') === '1',
    tag: params.get('tag') ?? '',
    isScored: SCORED[params.get('scored') ?? ''] ?? null,
    minScore: readScore(params.get('score')),
    maxScore: readScore(params.get('maxscore')),
    hasNote: params.get('note') === '1',
    hasAppliedBefore: params.get('before') === '1',
  };
  return setFilters(filter) === 0 && filter.term === '' ? NO_DESK_FILTER : filter;
}

/** Reads any query; anything it does not understand counts as not set. @param questions the board's, by number */
export function readDeskAddress(params: URLSearchParams, questions: readonly string[]): DeskAddress {
  const view = params.get('view');
  const sort = params.get('sort');
  return {
    request: params.get('request') || null,
    mode: view === 'table' || view === 'compare' ? view : 'list',
    compared: view === 'compare' ? (params.get('with') ?? '').split(',').filter((id) => id !== '') : [],
    filter: readFilter(params, questions),
    sort: isDeskSort(sort, questions.length) ? sort : 'arrival',
  };
}

/** @returns the query that `readDeskAddress` reads as this address; '' where everything is at its default */
export function writeDeskAddress({ request, mode, compared, filter, sort }: DeskAddress): string {
  const { term, role, minYears, maxYears, tech, isOpenToWork, emptyQuestion, isScored } = filter;
  const flag = (isOn: boolean) => (isOn ? '1' : '');
  const parts: Record<string, string> = {
    request: request ?? '',
    view: mode === 'list' ? '' : mode,
    with: mode === 'compare' ? compared.join() : '',
    q: term,
    role,
    min: minYears?.toString() ?? '',
    max: maxYears?.toString() ?? '',
    tech,
    open: flag(isOpenToWork),
    empty: emptyQuestion?.toString() ?? '',
    pile: filter.pile ?? '',
    star: flag(filter.isStarred),
    tag: filter.tag,
    scored: isScored === null ? '' : isScored ? 'yes' : 'no',
    score: filter.minScore?.toString() ?? '',
    maxscore: filter.maxScore?.toString() ?? '',
    note: flag(filter.hasNote),
    before: flag(filter.hasAppliedBefore),
    sort: sort === 'arrival' ? '' : sort,
  };
  return new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== '')).toString();
}

/** @param count how many applications are chosen */
export const canCompare = (count: number): boolean =>
  count >= REVIEW_COMPARE_MIN && count <= REVIEW_COMPARE_MAX;

/**
 * The address as the desk can show it: a comparison that has lost those that it was of is the list, and hidden
 * names can't be sorted by.
 */
export function shownAddress(
  asked: DeskAddress,
  isThere: (requestId: string) => boolean,
  areNamesHidden: boolean,
): DeskAddress {
  const compared = asked.compared.filter(isThere);
  const isLost = asked.mode === 'compare' && !canCompare(compared.length);
  return {
    ...asked,
    compared,
    mode: isLost ? 'list' : asked.mode,
    sort: shownSort(asked.sort, areNamesHidden),
  };
}
