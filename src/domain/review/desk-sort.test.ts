import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { DESK_SORTS, isDeskSort, shownSort, sortedIds, sortLabel, type DeskSort } from './desk-sort';

const ALL = [
  application('Ana', { years: 3, role: 'developer' }),
  application('Dan', { years: null, role: '' }),
  application('Bo', { years: 12, role: 'designer' }),
  application('Chen', { years: 0, role: 'developer' }),
];
const CAME: Record<string, string> = {
  Ana: '2026-11-02T09:00:00Z',
  Dan: 'unreadable',
  // Later than Ana's, although its local date is earlier.
  Bo: '2026-11-01T23:30:00-11:00',
  Chen: '2026-11-01T09:00:00Z',
};
for (const { id, request } of ALL) request.createdAt = CAME[id] ?? null;
const SCORES: Record<string, number> = { Ana: 2, Bo: 5, Chen: 2 };

it.each<[DeskSort, string[]]>([
  // Equal values keep their order, and unknown values come last in either direction.
  ['oldest', ['Chen', 'Ana', 'Bo', 'Dan']],
  ['newest', ['Bo', 'Ana', 'Chen', 'Dan']],
  ['score', ['Bo', 'Ana', 'Chen', 'Dan']],
  ['years', ['Bo', 'Ana', 'Chen', 'Dan']],
  ['name', ['Ana', 'Bo', 'Chen', 'Dan']],
])('sorts by %s', (sort, ids) => {
  expect(sortedIds(ALL, sort, ({ id }) => SCORES[id] ?? null)).toEqual(ids);
});

it.each([null, '', '-score', 'toString', 'arrival'])('rejects the order %s', (sort) => {
  expect(isDeskSort(sort)).toBe(false);
});

it('lists and labels every order', () => {
  expect(DESK_SORTS.every(isDeskSort)).toBe(true);
  expect(DESK_SORTS.map(sortLabel)).toEqual([
    'Oldest first',
    'Newest first',
    'By score',
    'By experience',
    'By name',
  ]);
});

it('sorts unknown scores last, and numbers by their value', () => {
  const scores: Record<string, number | null> = { Ana: 9, Dan: 10, Bo: null, Chen: -1 };
  const ids = sortedIds(ALL, 'score', ({ id }) => scores[id] ?? null);
  expect(ids).toEqual(['Dan', 'Ana', 'Chen', 'Bo']);
  const unknown = sortedIds(ALL, 'score', ({ id }) => (id === 'Chen' ? 1 : null));
  expect(unknown).toEqual(['Chen', 'Ana', 'Dan', 'Bo']);
});

it.each([
  ['name', true, 'oldest'],
  ['name', false, 'name'],
  ['years', true, 'years'],
  ['newest', false, 'newest'],
] as const)('sorts by %s, names hidden %s: %s', (sort, areNamesHidden, shown) => {
  expect(shownSort(sort, areNamesHidden)).toBe(shown);
});
