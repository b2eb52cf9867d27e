import type { FaultyAnswer } from '@kit/faulty-answer';
import { callMeets, type InjectedFault, type Method } from '@kit/scenarios';
import { choiceFor, IS_FULL } from '../extent';

/**
 * Everything that can be wrong with an answer. The bodies are as odd as those of real backends, never just
 * `{message}`.
 */
const ANSWERS = {
  '500 JSON': {
    status: 500,
    body: { message: 'Cast to ObjectId failed', stack: 'Error: at null (undefined:1)' },
  },
  '500 HTML page': {
    status: 500,
    body: '<!doctype html><h1>Application error</h1><p>undefined is null</p>',
  },
  '401': { status: 401, body: { error: { code: 'TOKEN_INVALID' } } },
  '403': { status: 403, body: { message: { text: null }, error: { code: 7 } } },
  '404': { status: 404, body: 'Cannot find undefined', headers: { 'content-type': 'text/plain' } },
  '429': { status: 429, body: [{ retryAfter: null }] },
  'malformed JSON': {
    body: '{"_id": "board-1", "name": [[object Object]',
    headers: { 'content-type': 'application/json' },
  },
  'empty body': { body: '' },
  'wrong shape': { body: { result: { items: [{ value: null }], next: 'undefined' } } },
  'dropped connection': { drop: true },
  'no answer until the timeout': { hang: true },
} satisfies Record<string, FaultyAnswer>;

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

const SIGN_IN_AGAIN: FaultKind = '401';
const OTHERS = FAULT_KINDS.filter((kind) => kind !== SIGN_IN_AGAIN);

/**
 * The faults that a row of the tables meets: all of them in the full run, otherwise a sign-in that has ended, after which
 * the person comes back to the screen, and one of the others.
 */
export const faultsOf = (row: string): readonly FaultKind[] =>
  IS_FULL ? FAULT_KINDS : [SIGN_IN_AGAIN, choiceFor(`the other fault of ${row}`, OTHERS)];

export interface FaultyCall {
  method: Method;
  /** MSW's pattern behind the API base, or from the server's root with a leading '^'. */
  path: string;
}

/**
 * Injects the fault for this call only. A mutation that is answered with a good status has been carried out: only
 * the body of the answer is bad.
 */
export function install({ method, path }: FaultyCall, kind: FaultKind): InjectedFault {
  const acts = method !== 'get' && HAS_GOOD_STATUS.has(kind);
  return callMeets(method, path, { ...ANSWERS[kind], isSpoiled: true, acts });
}
