import { callGets, type FailureResponse, type InjectedFailure, type Method } from '@kit/scenarios';

/**
 * One response per class of error; base-query.test.ts has more of each. The bodies are as odd as those of real backends.
 */
const RESPONSES = {
  '500': {
    status: 500,
    body: { message: 'Cast to ObjectId failed', stack: 'Error: at null (undefined:1)' },
  },
  '401': { status: 401, body: { error: { code: 'TOKEN_INVALID' } } },
  '403': { status: 403, body: { message: { text: null }, error: { code: 7 } } },
  '404': { status: 404, body: 'Cannot find undefined', headers: { 'content-type': 'text/plain' } },
  '429': { status: 429, body: [{ retryAfter: null }] },
  'empty body': { body: '' },
  'wrong shape': { body: { result: { items: [{ value: null }], next: 'undefined' } } },
  'dropped connection': { drop: true },
  'no response until the timeout': { hang: true },
} satisfies Record<string, FailureResponse>;

export type ErrorKind = keyof typeof RESPONSES;
export const ERROR_KINDS = Object.keys(RESPONSES) as ErrorKind[];

export const isTimeout = (kind: ErrorKind) => kind === 'no response until the timeout';

/** Kinds with a 2xx status: a mutation whose response body the app ignores succeeds. */
export const HAS_GOOD_STATUS: ReadonlySet<ErrorKind> = new Set(['empty body', 'wrong shape']);

const UNREADABLE = 'The server sent a response that we couldn’t read. Please try again later.';

/** The sentence for each kind (src/api/errors.ts). */
export const SENTENCES: Record<ErrorKind, string> = {
  '500': 'The server had a problem. Please try again later.',
  '401': 'You need to sign in to do this.',
  '403': 'You don’t have permission to do this.',
  '404': 'We couldn’t find this. It may have been removed.',
  '429': 'Too many requests. Wait a moment and try again.',
  'empty body': UNREADABLE,
  'wrong shape': UNREADABLE,
  'dropped connection': 'We couldn’t reach the server. Check your connection and try again.',
  'no response until the timeout': 'The server took too long to respond. Please try again.',
};

export interface ApiCall {
  method: Method;
  /** MSW's pattern relative to the API base, or to the server's root after a '^'. */
  path: string;
}

/**
 * Injects the error into this request only. The backend still processes a mutation if the status is 2xx.
 */
export function install({ method, path }: ApiCall, kind: ErrorKind): InjectedFailure {
  const acts = method !== 'get' && HAS_GOOD_STATUS.has(kind);
  return callGets(method, path, { ...RESPONSES[kind], breaksContract: true, acts });
}
