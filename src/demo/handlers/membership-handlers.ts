import type { HttpHandler } from 'msw';
import { findBoard } from '../db';
import { HttpError } from '../http-error';
import { ensureCreator } from './board-rules';
import { callerOf, type Server } from './server';

/** Removing a member, and leaving a board. People may apply again afterwards. */
export function membershipHandlers(server: Server): HttpHandler[] {
  return [
    server.on('delete', '/boards/:boardId/members/:memberId', 'signedIn', async (call) => {
      await server.store.update((db) => {
        const board = findBoard(db, call.param('boardId'));
        ensureCreator(board, callerOf(db, call), 'remove members');
        const memberId = call.param('memberId');
        if (memberId === board.creator) throw new HttpError(409, 'A board keeps its creator');
        if (!board.members.includes(memberId))
          throw new HttpError(404, 'This person is not a member of this board');
        board.members = board.members.filter((id) => id !== memberId);
      });
      return new Response(null, { status: 204 });
    }),

    server.on('delete', '/boards/:boardId/leave', 'signedIn', async (call) => {
      await server.store.update((db) => {
        const board = findBoard(db, call.param('boardId'));
        const caller = callerOf(db, call);
        if (caller._id === board.creator) throw new HttpError(409, 'A board keeps its creator');
        if (!board.members.includes(caller._id))
          throw new HttpError(409, 'You are not a member of this board');
        board.members = board.members.filter((id) => id !== caller._id);
      });
      return { isSuccess: true };
    }),
  ];
}
