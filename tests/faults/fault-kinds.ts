import { callMeets, type Fault, type Method } from '@kit/scenarios';
import { delay, HttpResponse } from 'msw';
import { spoiled } from '../openapi/watch-conformance';

/**
 * Everything that can be wrong with an answer. The bodies are as odd as those of real backends, never just
 * `{message}`.
 */
const ANSWERS = {
  '500 JSON': () =>
    HttpResponse.json(
      { message: 'Cast to ObjectId failed', stack: 'Error: at null (undefined:1)' },
      { status: 500 },
    ),
  '500 HTML page': () =>
    HttpResponse.html('<!doctype html><h1>Application error</h1><p>undefined is null</p>', { status: 500 }),
  '401': () => HttpResponse.json({ error: { code: 'TOKEN_INVALID' } }, { status: 401 }),
  '403': () => HttpResponse.json({ message: { text: null }, error: { code: 7 } }, { status: 403 }),
  '404': () => HttpResponse.text('Cannot find undefined', { status: 404 }),
  '429': () => HttpResponse.json([{ retryAfter: null }], { status: 429 }),
  'malformed JSON': () => new HttpResponse('{"_id": "board-1", "name": [[object Object]', { status: 200 }),
  'empty body': () => new HttpResponse('', { status: 200 }),
  'wrong shape': () => HttpResponse.json({ result: { items: [{ value: null }], next: 'undefined' } }),
  'dropped connection': () => HttpResponse.error(),
  'no answer until the timeout': async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
} satisfies Record<string, () => Response | Promise<Response>>;

export type FaultKind = keyof typeof ANSWERS;
export const FAULT_KINDS = Object.keys(ANSWERS) as FaultKind[];

/** The status is good, so a mutation whose body nobody reads has worked. */
export const HAS_GOOD_STATUS: ReadonlySet<FaultKind> = new Set([
  'malformed JSON',
  'empty body',
  'wrong shape',
]);

const UNREADABLE = 'The server sent an answer this app could not read. Please try again later.';
const SERVER_PROBLEM = 'The server had a problem. Please try again later.';

/** The sentence for each kind, where a screen says what went wrong (src/api/errors.ts). */
export const SENTENCES: Record<FaultKind, string> = {
  '500 JSON': SERVER_PROBLEM,
  '500 HTML page': SERVER_PROBLEM,
  '401': 'You need to sign in for this.',
  '403': 'You are not allowed to do this.',
  '404': 'This could not be found. It may have been removed.',
  '429': 'Too many requests at once. Wait a moment and try again.',
  'malformed JSON': UNREADABLE,
  'empty body': UNREADABLE,
  'wrong shape': UNREADABLE,
  'dropped connection': 'The server could not be reached. Check your connection and try again.',
  'no answer until the timeout': 'The server took too long to answer. Please try again.',
};

export interface FaultyCall {
  method: Method;
  /** MSW's pattern behind the API base, or from the server's root with a leading '^'. */
  path: string;
}

/**
 * Injects the fault for this call only. A mutation that is answered with a good status has been carried out: only
 * the body of the answer is bad.
 */
export function install({ method, path }: FaultyCall, kind: FaultKind): Fault {
  const answer = async () => {
    const spoiledAnswer = await ANSWERS[kind]();
    return spoiledAnswer.type === 'error' ? spoiledAnswer : spoiled(spoiledAnswer);
  };
  return callMeets(method, path, answer, { acts: method !== 'get' && HAS_GOOD_STATUS.has(kind) });
}
