import { expect, it } from 'vitest';
import { isBookmark, renameBookmark, toggleBookmark, type Bookmark } from './bookmark';

const board: Bookmark = { kind: 'board', id: '1', name: 'Guild' };
const person: Bookmark = { kind: 'person', id: '1', name: 'Ada' };

it('adds what is not there as the newest, and removes what is', () => {
  expect(toggleBookmark([board], person)).toEqual([person, board]);
  expect(toggleBookmark([person, board], { ...board, name: 'Renamed' })).toEqual([person]);
});

it('renames the one, and not the other with the same id', () => {
  expect(renameBookmark([person, board], { ...board, name: 'Renamed' })).toEqual([
    person,
    { ...board, name: 'Renamed' },
  ]);
  expect(renameBookmark([person], board)).toEqual([person]);
});

it.each([
  [board, true],
  [person, true],
  [{ ...board, kind: 'thing' }, false],
  [{ ...board, id: 1 }, false],
  [{ ...board, name: undefined }, false],
  [null, false],
  ['board', false],
])('%j is a bookmark: %s', (value, expected) => {
  expect(isBookmark(value)).toBe(expected);
});
