import { YEARS_MAX, YEARS_MIN } from '../limits';
import { readWholeYears } from '../typed-number';
import { SCORES } from './assessment';
import { isDeskSort, type DeskSort } from './desk-sort';
import { NO_DESK_FILTER, setFilters, type DeskFilter } from './find-applications';
import { PILES } from './pile';

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
  const sort = params.get('sort');
  return {
    request: params.get('request') || null,
    mode: params.get('view') === 'table' ? 'table' : 'list',
    filter: readFilter(params, questions),
    sort: isDeskSort(sort, questions.length) ? sort : 'arrival',
  };
}

/** @returns the query that `readDeskAddress` reads as this address; '' where everything is at its default */
export function writeDeskAddress({ request, mode, filter, sort }: DeskAddress): string {
  const { term, role, minYears, maxYears, tech, isOpenToWork, emptyQuestion, isScored } = filter;
  const flag = (isOn: boolean) => (isOn ? '1' : '');
  const parts: Record<string, string> = {
    request: request ?? '',
    view: mode === 'list' ? '' : mode,
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
