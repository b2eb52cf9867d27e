import { REQUEST_TIMEOUT_MS } from '@/domain/limits';

/** What came back from one request. */
export interface Reply {
  method: string;
  url: string;
  status: number;
  headers: Headers;
  /** The body as it came. */
  text: string;
  /** The parsed body; undefined where there is none or it is not JSON. */
  json: unknown;
  /** How long the answer took. */
  ms: number;
}

export interface CallerOptions {
  /** Where the app is reached: 'https://talentboard.example.com'. Sent as `Origin` and `Referer`, as a browser does. */
  appOrigin: string;
  /** Removed from what servers answer, in case they quote the token that they refuse. */
  token: string | null;
  timeoutMs?: number;
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'OPTIONS';
  headers?: Record<string, string>;
  body?: unknown;
}

export type Call = (url: string, options?: CallOptions) => Promise<Reply>;

/** @returns a function that sends requests as a browser does on behalf of the app. It throws `Unreachable`. */
export function createCaller({ appOrigin, token, timeoutMs = REQUEST_TIMEOUT_MS }: CallerOptions): Call {
  const withoutToken = (text: string) => (token ? text.replaceAll(token, '(the token)') : text);
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    const start = performance.now();
    try {
      const response = await fetch(url, {
        method,
        // What the app's referrer policy has browsers send to other origins; API keys are often restricted to it.
        headers: { Origin: appOrigin, Referer: `${appOrigin}/`, ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = withoutToken(await response.text());
      const { status, headers: received } = response;
      return {
        method,
        url,
        status,
        headers: received,
        text,
        json: parsed(text),
        ms: performance.now() - start,
      };
    } catch (error) {
      throw new Unreachable(`${new URL(url).origin} ${reasonOf(error, timeoutMs)}`);
    }
  };
}

/** There was no answer at all. The message says which server, and why. */
export class Unreachable extends Error {}

/** By the codes of Node; the others speak for themselves. */
const REASONS: [codes: RegExp, reason: string][] = [
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/,
    'has a certificate that is not trusted; browsers refuse it too, except on devices where it has been installed',
  ],
  [
    /WRONG_VERSION_NUMBER|EPROTO|PACKET_LENGTH/,
    'does not answer with TLS; is it http:// instead of https://?',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'has a name that cannot be resolved'],
  [/^Z_/, 'says that its answer is compressed, but it is not, or is damaged'],
];

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'cannot be reached';
  if (error.name === 'TimeoutError') return `has not answered within ${timeoutMs / 1000} seconds`;
  // Node's fetch only says 'fetch failed'; the reason is its cause.
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : cause.message;
  const reason = REASONS.find(([codes]) => codes.test(code))?.[1] ?? 'cannot be reached';
  return `${reason} (${code})`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
