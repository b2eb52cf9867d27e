import { compareTexts } from '../compare-texts';
import { shuffledIds } from './answer-scores';
import type { Application } from './application';
import type { Assessment, Verdict } from './assessment';

const KEYS = ['arrival', 'waiting', 'shuffled', 'score', 'years', 'name', 'role', 'verdict', 'star'] as const;
/** 'q2' is the answer to the second question. */
export type DeskSortKey = (typeof KEYS)[number] | `q${number}`;
/** With '-' in reverse order. */
export type DeskSort = DeskSortKey | `-${DeskSortKey}`;

export const DESK_SORTS: readonly DeskSort[] = ['arrival', 'waiting', 'score', 'years', 'name', 'shuffled'];

const LABELS: Record<(typeof KEYS)[number], string> = {
  arrival: 'As listed',
  waiting: 'Longest waiting',
  shuffled: 'Shuffled',
  score: 'By score',
  years: 'By years',
  name: 'By name',
  role: 'By role',
  verdict: 'By verdict',
  star: 'Starred first',
};

export const sortKeyOf = (sort: DeskSort): DeskSortKey => sort.replace('-', '') as DeskSortKey;
export const isReversed = (sort: DeskSort): boolean => sort.startsWith('-');

/** Counted from 1; 0 for a key that is no question. */
const questionOf = (key: string): number => (/^q[1-9]\d*$/.test(key) ? Number(key.slice(1)) : 0);

/** @param questions how many the board asks */
export function isDeskSort(text: string | null, questions: number): text is DeskSort {
  const key = text?.replace(/^-/, '') ?? '';
  const question = questionOf(key);
  return KEYS.some((known) => known === key) || (question > 0 && question <= questions);
}

export function sortLabel(sort: DeskSort): string {
  const key = sortKeyOf(sort);
  const label = KEYS.find((known) => known === key);
  const text = label === undefined ? `By answer ${questionOf(key)}` : LABELS[label];
  return isReversed(sort) ? `${text}, reversed` : text;
}

/** By what is not known of somebody as long as there is only an id. */
export const isByPerson = (sort: DeskSort): boolean => ['years', 'name', 'role'].includes(sortKeyOf(sort));

/** @returns the order in which applications are shown: hidden names can't be sorted by */
export const shownSort = (sort: DeskSort, areNamesHidden: boolean): DeskSort =>
  areNamesHidden && sortKeyOf(sort) === 'name' ? 'arrival' : sort;

const VERDICT_RANKS: Record<Verdict, number> = { yes: 3, maybe: 2, no: 1 };

/** What is compared; null where there is nothing, which comes last in either direction. */
function valueOf(key: DeskSortKey, application: Application, assessment: Assessment): number | string | null {
  switch (key) {
    case 'waiting':
      return -Date.parse(application.request.createdAt ?? '') || null;
    case 'score':
      return assessment.score;
    case 'years':
      return application.user.profileQuestions.yearsOfExperience;
    case 'name':
      return application.name;
    case 'role':
      return application.role || null;
    case 'verdict':
      return assessment.verdict === null ? null : VERDICT_RANKS[assessment.verdict];
    case 'star':
      return assessment.isStarred ? 1 : null;
    default:
      return application.answers[questionOf(key) - 1]?.answer || null;
  }
}

/** High numbers and early letters come first. */
function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? b - a : compareTexts(String(a), String(b));
}

/**
 * Sorted ids, equal ones in the order in which they were given.
 * @param seed of what is shuffled: the same order for the same seed, in which whoever comes later has a place of their own
 */
export function sortedIds(
  applications: Iterable<Application>,
  sort: DeskSort,
  assessmentOf: (application: Application) => Assessment,
  seed: string,
): string[] {
  const key = sortKeyOf(sort);
  const direction = isReversed(sort) ? -1 : 1;
  const listed = [...applications];
  if (key === 'arrival' || key === 'shuffled') {
    const ids = listed.map(({ id }) => id);
    const ordered = key === 'shuffled' ? shuffledIds(ids, seed) : ids;
    return direction === 1 ? ordered : ordered.toReversed();
  }
  const rows = listed.map((application) => ({
    id: application.id,
    value: valueOf(key, application, assessmentOf(application)),
  }));
  rows.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return direction * compare(a.value, b.value);
  });
  return rows.map(({ id }) => id);
}
