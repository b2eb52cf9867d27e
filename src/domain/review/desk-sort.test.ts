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
const ASSESSMENTS: Record<string, Partial<Assessment>> = {
  Ana: { score: 2, verdict: 'no' },
  Bo: { score: 5, verdict: 'maybe', isStarred: true },
  Chen: { score: 2, verdict: 'yes' },
};
const assessmentOf = ({ id }: Application): Assessment => ({ ...NO_ASSESSMENT, ...ASSESSMENTS[id] });

it.each<[DeskSort, string[]]>([
  ['arrival', ['Ana', 'Dan', 'Bo', 'Chen']],
  ['-arrival', ['Chen', 'Bo', 'Dan', 'Ana']],
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
  expect(sortedIds(ALL, sort, assessmentOf)).toEqual(ids);
});

it.each(['arrival', '-score', 'q1', '-q2', 'star'])(
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
  expect(DESK_SORTS.map(sortLabel)).toEqual(['As they came', 'By score', 'By years', 'By name']);
  expect(sortLabel('-q2')).toBe('By answer 2, reversed');
});
