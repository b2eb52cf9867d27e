import type { HttpHandler } from 'msw';
import { byNewest, findBoard, findUser, ensure, newId, type DemoBoard, type DemoDb } from '../db';
import { readDiscoverQuery, searchBoards, searchMembers } from './discover-search';
import { asFields, readText, readTexts, type Fields } from './request-fields';
import { callerOf, ensureComplete, json, ownBoard, viewerOf, type Server } from './server';
import { boardListView, boardView, userView } from './wire-views';

// Deliberately wider than the forms' limits, which the forms enforce.
const NAME = { min: 1, max: 300 };
const DESCRIPTION = { min: 1, max: 5000 };
const QUESTIONS = { maxItems: 30, max: 500 };

/** Search, lists, short links, creating, changing and deleting boards, and their members. */
export function boardHandlers({ read, change }: Server): HttpHandler[] {
  return [
    // A public path at the server's root, which ignores the token.
    read('get', '^/api/boards/short/:shortId', 'everyone', ({ db, origin, param }) => {
      const board = db.boards.find(({ shortLink }) => shortLink === param('shortId'));
      ensure(board !== undefined, 404, 'Invalid or expired link');
      return { isSuccess: true, joinLink: `${origin}/board/join/${board._id}` };
    }),

    read('get', '/boards', 'visitors', (call) => {
      const { db } = call;
      const query = readDiscoverQuery(call.query);
      if (query.searchType === 'board') return { boards: boardListView(db, searchBoards(db, query)) };
      const viewer = viewerOf(call);
      return { users: searchMembers(db, query).map((user) => userView(user, viewer, false)) };
    }),

    change('post', '/boards', 'signedIn', (call) => {
      const body = asFields(call.body);
      const creator = callerOf(call);
      ensureComplete(creator, 'create a board');
      const board: DemoBoard = {
        _id: newId(),
        ...readNewBoard(body),
        creator: creator._id,
        members: [creator._id],
        shortLink: newId().slice(0, 8),
        createdAt: call.now.toISOString(),
      };
      call.db.boards.push(board);
      return json({ message: 'Board created', board: boardView(call.db, board, creator) }, 201);
    }),

    // Before '/boards/:boardId', which would match 'my-boards' as an id.
    read('get', '/boards/my-boards', 'signedIn', (call) => boardsBy(call.db, callerOf(call)._id)),

    read('get', '/boards/user/:userId', 'visitors', ({ db, param }) => ({
      boards: boardsBy(db, findUser(db, param('userId'))._id),
    })),

    read('get', '/boards/:boardId', 'visitors', (call) => ({
      board: boardView(call.db, findBoard(call.db, call.param('boardId')), viewerOf(call)),
    })),

    change('put', '/boards/:boardId', 'signedIn', (call) => {
      const { name, description } = asFields(call.body);
      const board = ownBoard(call, 'edit it');
      if (name !== undefined) board.name = readText(name, 'Board name', NAME);
      if (description !== undefined) board.description = readText(description, 'Description', DESCRIPTION);
      return boardView(call.db, board, callerOf(call));
    }),

    change('delete', '/boards/:boardId', 'signedIn', (call) => {
      const { db } = call;
      const board = ownBoard(call, 'delete it');
      db.boards = db.boards.filter((candidate) => candidate !== board);
      db.joinRequests = db.joinRequests.filter((request) => request.board !== board._id);
      return { message: 'Board deleted' };
    }),

    change('delete', '/boards/:boardId/members/:memberId', 'signedIn', (call) => {
      removeMember(ownBoard(call, 'remove members'), call.param('memberId'), [
        404,
        'This person is not a member of this board',
      ]);
      return new Response(null, { status: 204 });
    }),

    change('delete', '/boards/:boardId/leave', 'signedIn', (call) => {
      const board = findBoard(call.db, call.param('boardId'));
      removeMember(board, callerOf(call)._id, [409, 'You are not a member of this board']);
      return { isSuccess: true };
    }),
  ];
}

const boardsBy = (db: DemoDb, creator: string) =>
  boardListView(db, db.boards.filter((board) => board.creator === creator).sort(byNewest));

function readNewBoard(body: Fields): Pick<DemoBoard, 'name' | 'boardType' | 'description' | 'questions'> {
  const types = readTexts(body.boardType, 'Board type', { maxItems: 30, max: 50 });
  ensure(types.length > 0, 422, 'At least one board type is required');
  return {
    name: readText(body.name, 'Board name', NAME),
    boardType: [...new Set(types.map((type) => type.toLowerCase()))],
    description: readText(body.description, 'Description', DESCRIPTION),
    questions: readTexts(body.questions, 'Questions', QUESTIONS),
  };
}

/** Removes a member, who may apply again. */
function removeMember(board: DemoBoard, userId: string, ifNone: [status: number, message: string]): void {
  ensure(userId !== board.creator, 409, 'The creator cannot leave or be removed');
  ensure(board.members.includes(userId), ...ifNone);
  board.members = board.members.filter((id) => id !== userId);
}
