import { describe, expect, it } from 'vitest';
import {
  avatarsOf,
  boardTitle,
  joiningText,
  membersText,
  REQUEST_NOTE_QUESTION,
  cardTypes,
  viewerStatus,
  type Board,
} from './board';

const creator = { id: 'carla', name: 'Carla', profilePicture: null, verified: true };
const board = (members: number, changes: Partial<Board> = {}) =>
  ({
    name: 'Rust people',
    creator,
    members: Array.from({ length: members }, (_, index) => ({ id: `m${index}` })),
    ...changes,
  }) as Board;

it('titles a board by its name, or as untitled', () => {
  expect(boardTitle(board(0))).toBe('Rust people');
  expect(boardTitle(board(0, { name: '' }))).toBe('Untitled board');
});

it.each([
  [0, '0 Members'],
  [1, '1 Member'],
  [2, '2 Members'],
  [1200, '1,200 Members'],
])('counts %i members as %s', (count, text) => {
  expect(membersText(board(count))).toBe(text);
});

describe('avatarsOf', () => {
  const ids = (shown: Board) => avatarsOf(shown).map(({ id }) => id);

  it('returns the first four members', () => {
    expect(ids(board(0))).toEqual([]);
    expect(ids(board(2))).toEqual(['m0', 'm1']);
    expect(ids(board(9))).toEqual(['m0', 'm1', 'm2', 'm3']);
  });

  it('returns the known creator if there is exactly one member', () => {
    expect(avatarsOf(board(1))).toEqual([creator]);
    expect(ids(board(1, { creator: null }))).toEqual(['m0']);
    const unnamed = { ...creator, name: '', username: '' };
    expect(ids(board(1, { creator: unnamed }))).toEqual(['m0']);
  });
});

it('has the first question of the spec', () => {
  expect(REQUEST_NOTE_QUESTION).toBe('Why do you want to join this board?');
});

it.each([
  [[], []],
  [
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', '+2 more'],
  ],
])('shows the types %j as %j', (boardType, shown) => {
  expect(cardTypes(board(0, { boardType }))).toEqual(shown);
});

it.each([
  [0, 'No questions. The creator reviews every application.'],
  [1, '1 question. The creator reviews every application.'],
  [2, '2 questions. The creator reviews every application.'],
])('describes an application with %i questions', (count, text) => {
  expect(joiningText(count)).toBe(text);
});

const viewed = {
  id: 'b1',
  creator: { id: 'carla', name: 'Carla', username: '', profilePicture: null, verified: false },
  members: [{ id: 'mara' }, { id: 'mario' }] as never,
};

it.each([
  ['carla', [], 'creator'],
  ['mario', [], 'member'],
  ['aino', [{ boardId: 'b1', status: 'pending' }], 'pending'],
  ['aino', [{ boardId: 'b1', status: 'Pending' }], 'pending'],
  ['aino', [{ boardId: 'b2', status: 'pending' }], 'none'],
  ['aino', [{ boardId: 'b1', status: 'rejected' }], 'none'],
  ['mario', [{ boardId: 'b1', status: 'pending' }], 'member'],
  [
    'aino',
    [
      { boardId: 'b2', status: 'pending' },
      { boardId: 'b1', status: 'pending' },
    ],
    'pending',
  ],
  ['aino', undefined, 'none'],
  [null, [], 'none'],
  [null, [{ boardId: 'b1', status: 'pending' }], 'none'],
] as const)('viewerStatus of %s with %j is %s', (viewer, requests, expected) => {
  expect(viewerStatus(viewed, viewer, requests)).toBe(expected);
});

it('recognizes members of a board without a known creator', () => {
  expect(viewerStatus({ ...viewed, creator: null }, 'mario')).toBe('member');
  expect(viewerStatus({ ...viewed, creator: null }, 'carla')).toBe('none');
});
