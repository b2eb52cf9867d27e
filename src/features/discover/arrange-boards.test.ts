import { expect, it } from 'vitest';
import { readBoard } from '@/api/wire/read-board';
import { arrangeBoards } from './arrange-boards';
import { commonTypes } from './common-types';

const board = (name: string, createdAt: string | null, members: number, boardType: string[] = []) =>
  readBoard({
    _id: name,
    name,
    createdAt,
    boardType,
    members: Array.from({ length: members }, (_, index) => `m${index}`),
  });

const BOARDS = [
  board('board 10', '2026-02-01T00:00:00.000Z', 3, ['designers']),
  board('Board 9', null, 7, ['developers', 'designers']),
  // The later one, although its text is the smaller.
  board('atlas', '2026-02-01T00:30:00.000-05:00', 1, []),
];
const names = (type: string, order: string) => arrangeBoards(BOARDS, type, order).map(({ name }) => name);

it.each([
  ['', ['board 10', 'Board 9', 'atlas']],
  ['newest', ['atlas', 'board 10', 'Board 9']],
  ['members', ['Board 9', 'board 10', 'atlas']],
  ['name', ['atlas', 'Board 9', 'board 10']],
  ['constructor', ['board 10', 'Board 9', 'atlas']],
])('orders boards by %j', (order, expected) => {
  expect(names('', order)).toEqual(expected);
});

it.each([
  ['designers', ['board 10', 'Board 9']],
  ['design', []],
])('keeps only boards of the type %s', (type, expected) => {
  expect(names(type, '')).toEqual(expected);
});

it('leaves the list itself as it was', () => {
  names('', 'members');
  expect(names('', '')).toEqual(['board 10', 'Board 9', 'atlas']);
});

it('lists the types by how common they are, each board counting once, and no more than twelve', () => {
  const many = Array.from({ length: 20 }, (_, index) => `t${String(index).padStart(2, '0')}`);
  expect(commonTypes(BOARDS)).toEqual(['designers', 'developers']);
  expect(commonTypes([board('a', null, 0, ['b', 'b', 'b']), ...BOARDS]).slice(0, 2)).toEqual([
    'designers',
    'b',
  ]);
  expect(commonTypes([board('a', null, 0, ['zine', 'écoles', 'level 10', 'level 9'])])).toEqual([
    'écoles',
    'level 9',
    'level 10',
    'zine',
  ]);
  expect(commonTypes([board('a', null, 0, many)])).toEqual(many.slice(0, 12));
});
