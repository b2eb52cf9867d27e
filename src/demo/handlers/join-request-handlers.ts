import type { HttpHandler } from 'msw';
import {
  byNewest,
  findBoard,
  findJoinRequest,
  type DemoBoard,
  type DemoDb,
  type DemoJoinRequest,
  type DemoUser,
} from '../db';
import { HttpError } from '../http-error';
import { newId } from '../object-id';
import { ensureComplete, ensureCreator } from './board-rules';
import { asFields, readText } from './request-fields';
import { callerOf, json, type Call, type Server } from './server';
import { requestForApplicant, requestForCreator } from './wire-views';

const ANSWER_MAX = 5000;
const NOTE_MAX = 2000;

/** Applying, listing one's applications, and deciding on others'. */
export function joinRequestHandlers(server: Server): HttpHandler[] {
  const apply = (call: Call, boardId: string, pairs: unknown): Promise<Response> =>
    server.store.update((db) => {
      const board = findBoard(db, boardId);
      const applicant = callerOf(db, call);
      ensureMayApply(db, board, applicant);
      const request: DemoJoinRequest = {
        _id: newId(),
        user: applicant._id,
        board: board._id,
        status: 'pending',
        answers: readAnswers(pairs, board.questions),
        acceptanceNote: '',
        rejectionNote: '',
        createdAt: server.now().toISOString(),
        decidedAt: null,
      };
      db.joinRequests.push(request);
      return json({ message: 'Join request submitted', joinRequest: requestForApplicant(db, request) }, 201);
    });

  /** Finds a pending request on one of the caller's boards. */
  const requestToDecide = (db: DemoDb, call: Call): [DemoJoinRequest, DemoBoard] => {
    const request = findJoinRequest(db, call.param('requestId'));
    const board = findBoard(db, request.board);
    ensureCreator(board, callerOf(db, call), 'decide on join requests');
    if (request.status !== 'pending') throw new HttpError(409, 'This join request has already been decided');
    return [request, board];
  };

  return [
    server.on('post', '/boards/:boardId/apply', 'signedIn', async (call) =>
      apply(call, call.param('boardId'), await call.body()),
    ),

    server.on('post', '/join-requests', 'signedIn', async (call) => {
      const { boardId, answers } = asFields(await call.body());
      return apply(call, readText(boardId, 'boardId', { min: 1 }), answers);
    }),

    server.on('get', '/join-requests/user', 'signedIn', async (call) => {
      const db = await server.store.read();
      const caller = callerOf(db, call);
      const own = db.joinRequests.filter((request) => request.user === caller._id).sort(byNewest);
      return { joinRequests: own.map((request) => requestForApplicant(db, request)) };
    }),

    server.on('get', '/boards/:boardId/join-requests', 'signedIn', async (call) => {
      const db = await server.store.read();
      const board = findBoard(db, call.param('boardId'));
      const caller = callerOf(db, call);
      ensureCreator(board, caller, 'see its join requests');
      const requests = db.joinRequests.filter((request) => request.board === board._id).sort(byNewest);
      return { joinRequests: requests.map((request) => requestForCreator(db, request, caller)) };
    }),

    server.on('put', '/boards/join-requests/:requestId/approve', 'signedIn', async (call) => {
      const body = asFields(await call.body());
      return server.store.update((db) => {
        const [request, board] = requestToDecide(db, call);
        request.acceptanceNote = readText(body.acceptanceNote, 'An acceptance note', {
          min: 1,
          max: NOTE_MAX,
        });
        request.status = 'accepted';
        request.decidedAt = server.now().toISOString();
        if (!board.members.includes(request.user)) board.members.push(request.user);
        return { message: 'Join request accepted' };
      });
    }),

    server.on('put', '/boards/join-requests/:requestId/reject', 'signedIn', async (call) => {
      const body = asFields(await call.body());
      return server.store.update((db) => {
        const [request] = requestToDecide(db, call);
        request.rejectionNote = readText(body.rejectionNote ?? '', 'The rejection note', { max: NOTE_MAX });
        request.status = 'rejected';
        request.decidedAt = server.now().toISOString();
        return { message: 'Join request rejected' };
      });
    }),
  ];
}

/** A decided application does not prevent another one: people come back after leaving or a rejection. */
function ensureMayApply(db: DemoDb, board: DemoBoard, applicant: DemoUser): void {
  if (board.creator === applicant._id) throw new HttpError(403, 'You cannot apply to your own board');
  ensureComplete(applicant, 'apply to boards');
  if (board.members.includes(applicant._id))
    throw new HttpError(409, 'You are already a member of this board');
  const isWaiting = db.joinRequests.some(
    (request) =>
      request.board === board._id && request.user === applicant._id && request.status === 'pending',
  );
  if (isWaiting) throw new HttpError(409, 'You have already applied to this board');
}

/** Pairs [question, answer] become 'question,answer'; the questions must be the board's. */
function readAnswers(value: unknown, questions: readonly string[]): string[] {
  if (!Array.isArray(value)) throw new HttpError(422, 'Answers must be a list of [question, answer] pairs');
  return value.map((pair: unknown) => {
    if (!Array.isArray(pair) || pair.length !== 2) {
      throw new HttpError(422, 'Each answer must be a [question, answer] pair');
    }
    const question: unknown = pair[0];
    if (typeof question !== 'string' || !questions.includes(question)) {
      throw new HttpError(422, 'This board does not ask one of the answered questions');
    }
    return `${question},${readText(pair[1], 'Each answer', { max: ANSWER_MAX })}`;
  });
}
