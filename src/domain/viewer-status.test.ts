import { expect, it } from 'vitest';
import { viewerStatus } from './viewer-status';

const board = {
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
] as const)('%s with %j is %s', (viewer, requests, expected) => {
  expect(viewerStatus(board, viewer, requests)).toBe(expected);
});

it('recognises members of a board whose creator is not known', () => {
  expect(viewerStatus({ ...board, creator: null }, 'mario')).toBe('member');
  expect(viewerStatus({ ...board, creator: null }, 'carla')).toBe('none');
});
