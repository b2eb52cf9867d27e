import { expect, it } from 'vitest';
import { application } from '@kit/application';
import type { Application } from './application';
import { NO_ASSESSMENT, type Assessment } from './assessment';
import { DESK_SORTS, isDeskSort, sortedIds, sortLabel, type DeskSort } from './desk-sort';

const ALL = [
  application('Ana', { years: 3, role: 'developer' }, ['Why, and why now?,Curious', 'Salary?,100']),
  application('Dan', { years: null, role: '' }, ['Why, and why now?,', 'Salary?,']),
  application('Bo', { years: 12, role: 'designer' }, ['Why, and why now?,Birds', 'Salary?,90']),
  application('Chen', { years: 0, role: 'developer' }, ['Why, and why now?,', 'Salary?,90']),
];
const CAME: Record<string, string> = {
  Ana: '2026-11-02T09:00:00Z',
  Dan: 'unreadable',
  // Later than Ana's, and on an earlier day where it was written.
  Bo: '2026-11-01T23:30:00-11:00',
  Chen: '2026-11-01T09:00:00Z',
};
for (const { id, request } of ALL) request.createdAt = CAME[id] ?? null;
const ASSESSMENTS: Record<string, Partial<Assessment>> = {
  Ana: { score: 2, verdict: 'no' },
  Bo: { score: 5, verdict: 'maybe', isStarred: true },
  Chen: { score: 2, verdict: 'yes' },
};
const assessmentOf = ({ id }: Application): Assessment => ({ ...NO_ASSESSMENT, ...ASSESSMENTS[id] });

it.each<[DeskSort, string[]]>([
  ['arrival', ['Ana', 'Dan', 'Bo', 'Chen']],
  ['-arrival', ['Chen', 'Bo', 'Dan', 'Ana']],
  ['waiting', ['Chen', 'Ana', 'Bo', 'Dan']],
  ['-waiting', ['Bo', 'Ana', 'Chen', 'Dan']],
  // Equal ones stay as they came, and those without anything are last in either direction.
  ['score', ['Bo', 'Ana', 'Chen', 'Dan']],
  ['-score', ['Ana', 'Chen', 'Bo', 'Dan']],
  ['years', ['Bo', 'Ana', 'Chen', 'Dan']],
  ['-years', ['Chen', 'Ana', 'Bo', 'Dan']],
  ['name', ['Ana', 'Bo', 'Chen', 'Dan']],
  ['-name', ['Dan', 'Chen', 'Bo', 'Ana']],
  ['role', ['Bo', 'Ana', 'Chen', 'Dan']],
  ['verdict', ['Chen', 'Bo', 'Ana', 'Dan']],
  ['-verdict', ['Ana', 'Bo', 'Chen', 'Dan']],
  ['star', ['Bo', 'Ana', 'Dan', 'Chen']],
  ['q1', ['Bo', 'Ana', 'Dan', 'Chen']],
  ['-q1', ['Ana', 'Bo', 'Dan', 'Chen']],
  // As numbers, where they are.
  ['q2', ['Bo', 'Chen', 'Ana', 'Dan']],
])('%s', (sort, ids) => {
  expect(sortedIds(ALL, sort, assessmentOf, '')).toEqual(ids);
});

it('shuffles for each seed in another way, in which newcomers move nobody', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => application(`r${index}`, {}));
  const shuffled = (of: readonly Application[], seed: string, sort: DeskSort = 'shuffled') =>
    sortedIds(of, sort, assessmentOf, seed);
  const order = shuffled(crowd, 'board\nreviewer');
  expect(shuffled(crowd, 'board\nother')).not.toEqual(order);
  expect(shuffled(crowd, 'board\nreviewer', '-shuffled')).toEqual(order.toReversed());
  const [newcomer, ...before] = order;
  expect(shuffled(crowd.filter(({ id }) => id !== newcomer).toReversed(), 'board\nreviewer')).toEqual(before);
});

it.each(['arrival', 'waiting', 'shuffled', '-score', 'q1', '-q2', 'star'])(
  '%s is an order of a board with two questions',
  (sort) => {
    expect(isDeskSort(sort, 2)).toBe(true);
  },
);

it.each([null, '', '-', 'q0', 'q3', 'q01', 'q', '--score', 'toString', 'score-'])(
  '%s is no order',
  (sort) => {
    expect(isDeskSort(sort, 2)).toBe(false);
  },
);

it('has a name for each', () => {
  expect(DESK_SORTS.map(sortLabel)).toEqual([
    'As listed',
    'Longest waiting',
    'By score',
    'By years',
    'By name',
    'Shuffled',
  ]);
  expect(sortLabel('-q2')).toBe('By answer 2, reversed');
});
