import { compareTexts } from '../text';
import type { Application } from './application';

const LABELS = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  score: 'By score',
  years: 'By experience',
  name: 'By name',
} as const;

export type DeskSort = keyof typeof LABELS;

export const DESK_SORTS = Object.keys(LABELS) as DeskSort[];
export const DEFAULT_SORT: DeskSort = 'oldest';

export const sortLabel = (sort: DeskSort): string => LABELS[sort];

export const isDeskSort = (text: string | null): text is DeskSort => DESK_SORTS.some((sort) => sort === text);

/** @returns the order to use: an order by name would reveal hidden names */
export const shownSort = (sort: DeskSort, areNamesHidden: boolean): DeskSort =>
  areNamesHidden && sort === 'name' ? DEFAULT_SORT : sort;

type ScoreButtons = (application: Application) => number | null;

/** The sort key, smallest first; null for an unknown value, which comes last. */
function sortKey(sort: DeskSort, application: Application, scoreOf: ScoreButtons): number | string | null {
  switch (sort) {
    case 'newest':
    case 'oldest': {
      const sentAt = Date.parse(application.request.createdAt ?? '');
      if (Number.isNaN(sentAt)) return null;
      return sort === 'oldest' ? sentAt : -sentAt;
    }
    case 'score': {
      const score = scoreOf(application);
      return score === null ? null : -score;
    }
    case 'years': {
      const years = application.user.profileQuestions.yearsOfExperience;
      return years === null ? null : -years;
    }
    case 'name':
      return application.name;
  }
}

/** Sorts ids. Applications with equal keys keep the order in which they were given. */
export function sortedIds(
  applications: Iterable<Application>,
  sort: DeskSort,
  scoreOf: ScoreButtons,
): string[] {
  const rows = Array.from(applications, (application) => ({
    id: application.id,
    key: sortKey(sort, application, scoreOf),
  }));
  rows.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return typeof a.key === 'number' && typeof b.key === 'number'
      ? a.key - b.key
      : compareTexts(String(a.key), String(b.key));
  });
  return rows.map(({ id }) => id);
}
