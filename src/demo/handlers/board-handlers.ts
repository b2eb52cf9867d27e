import type { HttpHandler } from 'msw';
import { byNewest, findBoard, findUser, type DemoBoard } from '../db';
import { HttpError } from '../http-error';
import { newId, newShortId } from '../object-id';
import { ensureComplete, ensureCreator } from './board-rules';
import { readDiscoverQuery, searchBoards, searchMembers } from './discover-search';
import { asFields, readText, readTexts, type Fields } from './request-fields';
import { callerOf, json, viewerOf, type Server } from './server';
import { boardListView, boardView, userView } from './wire-views';

// Wider than the forms' limits on purpose: the forms enforce the product's limits themselves.
const NAME = { min: 1, max: 300 };
const DESCRIPTION = { min: 1, max: 5000 };
const QUESTIONS = { maxItems: 30, max: 500 };

/** Search, lists, short links, and creating, changing and deleting boards. */
export function boardHandlers(server: Server): HttpHandler[] {
  return [
    // At the server's root and open to everyone, with any token or none.
    server.on('get', '^/api/boards/short/:shortId', 'everyone', async (call) => {
      const { boards } = await server.store.read();
      const board = boards.find(({ shortLink }) => shortLink === call.param('shortId'));
      if (board === undefined) throw new HttpError(404, 'Invalid or expired link');
      return { isSuccess: true, joinLink: `${server.origin}/board/join/${board._id}` };
    }),

    server.on('get', '/boards', 'visitors', async (call) => {
      const query = readDiscoverQuery(call.query);
      const db = await server.store.read();
      if (query.searchType === 'board') return { boards: boardListView(db, searchBoards(db, query)) };
      const viewer = viewerOf(db, call);
      return { users: searchMembers(db, query).map((user) => userView(user, viewer, false)) };
    }),

    server.on('post', '/boards', 'signedIn', async (call) => {
      const body = asFields(await call.body());
      const board = await server.store.update((db) => {
        const creator = callerOf(db, call);
        ensureComplete(creator, 'create a board');
        const made: DemoBoard = {
          _id: newId(),
          ...readNewBoard(body),
          creator: creator._id,
          members: [creator._id],
          shortLink: newShortId(),
          createdAt: server.now().toISOString(),
        };
        db.boards.push(made);
        return boardView(db, made, creator);
      });
      return json({ message: 'Board created', board }, 201);
    }),

    // Before '/boards/:boardId', which would take 'my-boards' as an id.
    server.on('get', '/boards/my-boards', 'signedIn', async (call) => {
      const db = await server.store.read();
      const caller = callerOf(db, call);
      return boardListView(db, db.boards.filter((board) => board.creator === caller._id).sort(byNewest));
    }),

    server.on('get', '/boards/user/:userId', 'visitors', async (call) => {
      const db = await server.store.read();
      const user = findUser(db, call.param('userId'));
      return {
        boards: boardListView(db, db.boards.filter((board) => board.creator === user._id).sort(byNewest)),
      };
    }),

    server.on('get', '/boards/:boardId', 'visitors', async (call) => {
      const db = await server.store.read();
      return { board: boardView(db, findBoard(db, call.param('boardId')), viewerOf(db, call)) };
    }),

    server.on('put', '/boards/:boardId', 'signedIn', async (call) => {
      const body = asFields(await call.body());
      return server.store.update((db) => {
        const board = findBoard(db, call.param('boardId'));
        const caller = callerOf(db, call);
        ensureCreator(board, caller, 'edit it');
        if (body.name !== undefined) board.name = readText(body.name, 'Board name', NAME);
        if (body.description !== undefined) {
          board.description = readText(body.description, 'Description', DESCRIPTION);
        }
        return boardView(db, board, caller);
      });
    }),

    server.on('delete', '/boards/:boardId', 'signedIn', async (call) => {
      await server.store.update((db) => {
        const board = findBoard(db, call.param('boardId'));
        ensureCreator(board, callerOf(db, call), 'delete it');
        db.boards = db.boards.filter((other) => other !== board);
        db.joinRequests = db.joinRequests.filter((request) => request.board !== board._id);
      });
      return { message: 'Board deleted' };
    }),
  ];
}

function readNewBoard(body: Fields): Pick<DemoBoard, 'name' | 'boardType' | 'description' | 'questions'> {
  const types = readTexts(body.boardType, 'Board type', { maxItems: 30, max: 50 });
  if (types.length === 0) throw new HttpError(422, 'At least one board type is required');
  return {
    name: readText(body.name, 'Board name', NAME),
    boardType: [...new Set(types.map((type) => type.toLowerCase()))],
    description: readText(body.description, 'Description', DESCRIPTION),
    questions: readTexts(body.questions, 'Questions', QUESTIONS),
  };
}
