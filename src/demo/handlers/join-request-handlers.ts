import type { HttpHandler } from 'msw';
import {
  byNewest,
  findBoard,
  findJoinRequest,
  ensure,
  newId,
  type DemoBoard,
  type DemoDb,
  type DemoJoinRequest,
  type DemoUser,
} from '../db';
import { asFields, readOneOf, readText, type Fields } from './request-fields';
import { callerOf, ensureComplete, json, ownBoard, type Call, type Server } from './server';
import { requestForApplicant, requestForCreator } from './wire-views';

const ANSWER_MAX = 5000;
const NOTE_MAX = 2000;

/** Applying, listing applications, and deciding on them. */
export function joinRequestHandlers({ read, change }: Server): HttpHandler[] {
  return [
    change('post', '/boards/:boardId/apply', 'signedIn', (call) =>
      apply(call, call.param('boardId'), call.body),
    ),

    change('post', '/join-requests', 'signedIn', (call) => {
      const { boardId, answers } = asFields(call.body);
      return apply(call, readText(boardId, 'boardId', { min: 1 }), answers);
    }),

    read('get', '/join-requests/user', 'signedIn', (call) => {
      const caller = callerOf(call);
      const requests = call.db.joinRequests.filter((request) => request.user === caller._id).sort(byNewest);
      return { joinRequests: requests.map((request) => requestForApplicant(call.db, request)) };
    }),

    read('get', '/boards/:boardId/join-requests', 'signedIn', (call) => {
      const { db } = call;
      const board = ownBoard(call, 'see its join requests');
      const caller = callerOf(call);
      const requests = db.joinRequests.filter((request) => request.board === board._id).sort(byNewest);
      return { joinRequests: requests.map((request) => requestForCreator(db, request, caller)) };
    }),

    change('put', '/boards/join-requests/:requestId/approve', 'signedIn', (call) =>
      decide(call, 'accepted', ({ acceptanceNote }) => ({
        acceptanceNote: readText(acceptanceNote, 'An acceptance note', { min: 1, max: NOTE_MAX }),
      })),
    ),

    change('put', '/boards/join-requests/:requestId/reject', 'signedIn', (call) =>
      decide(call, 'rejected', ({ rejectionNote }) => ({
        rejectionNote: readText(rejectionNote ?? '', 'The rejection note', { max: NOTE_MAX }),
      })),
    ),
  ];
}

function apply(call: Call, boardId: string, pairs: unknown): Response {
  const { db } = call;
  const board = findBoard(db, boardId);
  const applicant = callerOf(call);
  ensureMayApply(db, board, applicant);
  const request: DemoJoinRequest = {
    _id: newId(),
    user: applicant._id,
    board: board._id,
    status: 'pending',
    answers: readAnswers(pairs, board.questions),
    acceptanceNote: '',
    rejectionNote: '',
    createdAt: call.now.toISOString(),
    decidedAt: null,
  };
  db.joinRequests.push(request);
  return json({ message: 'Join request submitted', joinRequest: requestForApplicant(db, request) }, 201);
}

/** Decides on a pending request to one of the caller's boards. */
function decide(
  call: Call,
  status: 'accepted' | 'rejected',
  readNote: (body: Fields) => Partial<DemoJoinRequest>,
): object {
  const body = asFields(call.body);
  const request = findJoinRequest(call.db, call.param('requestId'));
  const board = ownBoard(call, 'decide on join requests', request.board);
  ensure(request.status === 'pending', 409, 'This join request has already been decided');
  Object.assign(request, readNote(body), { status, decidedAt: call.now.toISOString() });
  if (status === 'accepted' && !board.members.includes(request.user)) board.members.push(request.user);
  return { message: `Join request ${status}` };
}

/** A decided application doesn't prevent another one: users may apply again after a rejection or after leaving. */
function ensureMayApply(db: DemoDb, board: DemoBoard, applicant: DemoUser): void {
  ensure(board.creator !== applicant._id, 403, 'You cannot apply to your own board');
  ensureComplete(applicant, 'apply to boards');
  ensure(!board.members.includes(applicant._id), 409, 'You are already a member of this board');
  const hasPending = db.joinRequests.some(
    (request) =>
      request.board === board._id && request.user === applicant._id && request.status === 'pending',
  );
  ensure(!hasPending, 409, 'You have already applied to this board');
}

/** Converts pairs [question, answer] to 'question,answer'. The questions must be the board's. */
function readAnswers(value: unknown, questions: readonly string[]): string[] {
  ensure(Array.isArray(value), 422, 'Answers must be a list of [question, answer] pairs');
  return value.map((pair: unknown) => {
    ensure(Array.isArray(pair) && pair.length === 2, 422, 'Each answer must be a [question, answer] pair');
    const [question, answer] = pair as unknown[];
    return `${readOneOf(question, 'Each question', questions)},${readText(answer, 'Each answer', { max: ANSWER_MAX })}`;
  });
}
