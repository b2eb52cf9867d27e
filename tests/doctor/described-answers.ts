import { readBoard } from '@/api/wire/read-board';
import { readJoinRequest } from '@/api/wire/read-join-request';
import { readShortLink } from '@/api/wire/read-short-link';
import { readUser } from '@/api/wire/read-user';
import { readList, readObjectOrNull } from '@/api/wire/envelopes';
import { bare } from '@/api/wire/wire-values';
import { answerDeviations } from '../openapi/conformance';
import type { Reply } from './caller';
import { failed, ok, warning, type Finding } from './finding';

interface DescribedCall {
  /** The app's own reader: what it refuses, no screen can show. */
  read: (json: unknown) => unknown;
  /** The screens that show the answer. */
  shownBy: string;
}

const boards = readList(readBoard, 'boards');
const people = readList(readUser, 'users');
const requests = readList(readJoinRequest, 'joinRequests');

/** Every call of openapi.yaml that reads without changing anything. */
export const READ_ONLY_CALLS = {
  'GET /boards?searchType=board': { read: boards, shownBy: 'the start page' },
  'GET /boards?searchType=member': { read: people, shownBy: 'the search for people' },
  'GET /boards/{boardId}': {
    read: readObjectOrNull(readBoard, 'board'),
    shownBy: "a board's page and invitations",
  },
  'GET /boards/user/{userId}': { read: boards, shownBy: "'Boards Created' on profiles" },
  'GET /profile/{userId}': { read: readObjectOrNull(readUser, 'user'), shownBy: "other people's profiles" },
  'GET /api/boards/short/{shortId}': { read: readShortLink, shownBy: 'short links' },
  'GET /profile': {
    read: readObjectOrNull(readUser, 'user'),
    shownBy: "one's own profile, onboarding and the nav bar",
  },
  'GET /boards/my-boards': { read: boards, shownBy: 'My Boards' },
  'GET /join-requests/user': { read: requests, shownBy: 'My Applications and invitations' },
  'GET /boards/{boardId}/join-requests': { read: requests, shownBy: 'Pending Requests and the review desk' },
  'POST /profile/check-username': {
    read: readAvailability,
    shownBy: 'the username field of onboarding and of Edit Profile',
  },
} as const satisfies Record<string, DescribedCall>;

export type ReadOnlyCall = keyof typeof READ_ONLY_CALLS;

function readAvailability(json: unknown): boolean {
  const isAvailable = bare(json).isUsernameAvailable;
  if (typeof isAvailable !== 'boolean') throw new Error('Expected isUsernameAvailable to be true or false');
  return isAvailable;
}

/** Compares a good answer with openapi.yaml, and reads it as the app does. */
export function examineAnswer(call: ReadOnlyCall, reply: Reply, apiBaseUrl: string): Finding {
  const { read, shownBy } = READ_ONLY_CALLS[call];
  const problem = statusProblem(reply);
  if (problem !== null) return failed(call, problem, `${shownBy}: an error is shown`);
  if (reply.json === undefined && reply.text !== '') {
    return failed(call, `the answer is not JSON: ${excerpt(reply.text)}`, `${shownBy}: an error is shown`);
  }
  const [deviation] = answerDeviations(reply, reply, apiBaseUrl).map((sentence) =>
    sentence.replace(/^.*?: the body/, 'the body'),
  );
  try {
    read(reply.json ?? null);
  } catch (error) {
    const detail =
      reply.text.trim() === '' ? `${reply.status} with an empty body` : (deviation ?? messageOf(error));
    return failed(call, detail, `${shownBy}: an error is shown`);
  }
  return deviation === undefined
    ? ok(call, `${reply.status}, as described`)
    : warning(call, deviation, `${shownBy}: what is there is left out`);
}

/** @returns what is wrong with a status that should be a good one; null if nothing is */
export function statusProblem(reply: Pick<Reply, 'status' | 'headers' | 'text' | 'url'>): string | null {
  const { status, headers, url } = reply;
  if (status >= 200 && status <= 299) return null;
  const target = headers.get('location');
  if (status < 300 || status > 399 || target === null) return `answered by ${status}${saidBy(reply)}`;
  const place = URL.canParse(target, url) ? new URL(target, url).href : target;
  return `answered by ${status}, a redirect to ${place}; when they follow it, browsers lose the token, the body or the permission of CORS`;
}

const EXCERPT_MAX = 60;

/** The beginning of a body, on one line. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX)}…` : line;
}

/** What the server says of a refusal, as an addition to a sentence. */
export function saidBy({ text }: Pick<Reply, 'text'>): string {
  return text.trim() === '' ? '' : `: ${excerpt(text)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'the answer cannot be read';
}
