import { REQUEST_TIMEOUT_MS } from '@/domain/limits';

/** A response, with its body read. */
export interface Reply {
  method: string;
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** Undefined if the body is not JSON. */
  json: unknown;
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'OPTIONS';
  headers?: Record<string, string>;
  body?: unknown;
}

export type Call = (url: string, options?: CallOptions) => Promise<Reply>;

/** The server did not respond. */
export class Unreachable extends Error {}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'cannot be reached';
  if (error.name === 'TimeoutError') return 'does not respond in time';
  // The message of Node's fetch is 'fetch failed'. Its cause has the reason.
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : cause.message;
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code);
  return `${isCertificate ? 'has a certificate that browsers reject' : 'cannot be reached'} (${code})`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Sends requests as a browser does from the app's origin.
 * @param token removed from responses, because a server may quote the token that it rejects
 */
export function createCall(appOrigin: string, token: string | null): Call {
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    try {
      const response = await fetch(url, {
        method,
        // API keys are often restricted to the referrer.
        headers: { Origin: appOrigin, Referer: `${appOrigin}/`, ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const received = await response.text();
      const text = token === null ? received : received.replaceAll(token, '(the token)');
      return { method, url, status: response.status, headers: response.headers, text, json: parsed(text) };
    } catch (error) {
      throw new Unreachable(`${new URL(url).origin} ${reasonOf(error)}`);
    }
  };
}
