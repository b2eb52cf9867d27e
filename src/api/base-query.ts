import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import type { TokenSource } from '@/identity/session';
import { countChange } from '@/lib/loading/running-changes';
import { ALWAYS_ASK, type Answer } from './answer';
import { takeEarlyAnswer } from './early-answer';
import { isPassingFault, type ApiError } from './errors';
import { isRepeatedByScreen } from './repeated-by-screen';
import { readDone, RefusedByServer } from './wire/wire-values';

/** One call, as an endpoint describes it. */
export interface ApiRequest {
  /** Path behind the API base, with its ids percent-encoded. */
  path: string;
  /** The path starts at the origin of the API base instead of at the base itself. */
  isAtServerRoot?: boolean;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Those that are empty are left out. */
  params?: Record<string, string | number | null | undefined>;
  /**
   * Turns the answer's JSON into what the app uses; throws a WireError for a wrong shape. Without it the body counts
   * only where it is a refusal.
   */
  read?: (json: unknown) => unknown;
  /** Sent without Authorization and content type (the short-link lookup). */
  isAnonymous?: boolean;
}

/** Passed to every call by the store, as the thunk's extra argument. */
export interface ApiContext {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  tokens: TokenSource;
  /** Delays before attempts 2, 3, ... of a GET, in ms; its length is the number of repeats. */
  retryDelaysMs: readonly number[];
}

export const RETRY_DELAYS_MS = [400, 1200] as const;

/**
 * Sends a request, unless index.html has sent it already, and reads its answer as text: where nobody needs the body
 * it can be anything, and a failed call keeps its status even if its JSON is broken.
 * @param signal of the query that the request is for
 */
async function send(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<{ response: Answer; text: string } | { error: ApiError }> {
  // `AbortSignal.any` would do this in a line, but the oldest browsers that are supported lack it.
  const controller = new AbortController();
  let isLate = false;
  const end = () => controller.abort(signal.reason);
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, REQUEST_TIMEOUT_MS);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  try {
    const request = new Request(url, { ...init, cache: ALWAYS_ASK, signal: controller.signal });
    const response = await (takeEarlyAnswer(request) ?? fetch(request));
    return { response, text: await response.text() };
  } catch (error) {
    return { error: { status: isLate ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(error) } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function parseJson(text: string): { isJson: true; json: unknown } | { isJson: false } {
  if (text.trim() === '') return { isJson: true, json: null };
  try {
    return { isJson: true, json: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}

function readAnswer(request: ApiRequest, text: string): { data: unknown } | { error: ApiError } {
  const { read = readDone } = request;
  const parsed = parseJson(text);
  if (!parsed.isJson)
    return request.read ? { error: { status: 'PARSING_ERROR', error: 'Not JSON' } } : { data: null };
  try {
    // Otherwise Immer walks and freezes the whole answer; for 10,000 cards that took longer than drawing them.
    return { data: Object.freeze(read(parsed.json)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return {
      error: { status: error instanceof RefusedByServer ? 'REFUSED' : 'PARSING_ERROR', error: message },
    };
  }
}

/** Where a request is sent, behind the API base or the server's root. */
export function addressOf({ path, params }: ApiRequest): string {
  if (params === undefined) return path;
  const given = Object.entries(params).map(([name, value]) => [name, String(value ?? '')]);
  return `${path}?${new URLSearchParams(given.filter(([, text]) => text !== ''))}`;
}

type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

/** One attempt with the given token: headers, timeout, and reading the answer. */
async function attempt(
  request: ApiRequest,
  token: string | null,
  { extra, signal }: Parameters<ApiBaseQuery>[1],
): Promise<{ data: unknown } | { error: ApiError }> {
  const { apiBaseUrl } = extra as ApiContext;
  const { method = 'GET', body, isAnonymous, isAtServerRoot } = request;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (!isAnonymous) headers['Content-Type'] = 'application/json';
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const result = await send(
    (isAtServerRoot ? new URL(apiBaseUrl).origin : apiBaseUrl) + addressOf(request),
    { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
    signal,
  );
  if ('error' in result) return result;
  const { response, text } = result;
  if (response.ok) return readAnswer(request, text);
  const parsed = parseJson(text);
  const retryAfter = response.headers.get('Retry-After') ?? undefined;
  return { error: { status: response.status, data: parsed.isJson ? parsed.json : null, retryAfter } };
}

/** After a 401 the token is refreshed and the call repeated, once; if that fails too, the session has ended. */
const withToken: ApiBaseQuery = async (request, api) => {
  const { tokens } = api.extra as ApiContext;
  const token = request.isAnonymous ? null : await tokens.getToken();
  const first = await attempt(request, token, api);
  if (token === null || !('error' in first) || first.error.status !== 401) return first;

  const fresh = await tokens.renewToken(token);
  if (fresh === null) return first;
  const second = await attempt(request, fresh, api);
  if ('error' in second && second.error.status === 401) await tokens.end(fresh);
  return second;
};

/**
 * GETs are repeated after a transient failure, with growing delays. Everything else is sent once: nobody knows whether
 * the first one has arrived.
 */
export const apiBaseQuery: ApiBaseQuery = async (request, api, extraOptions) => {
  const once = () => Promise.resolve(withToken(request, api, extraOptions));
  if ((request.method ?? 'GET') !== 'GET') return countChange(once());
  for (const delayMs of (api.extra as ApiContext).retryDelaysMs) {
    const result = await once();
    if (result.error === undefined || !isPassingFault(result.error) || isRepeatedByScreen(request.path))
      return result;
    await waitBeforeRepeat(delayMs, api.signal);
    if (api.signal.aborted) return result;
  }
  return once();
};

function waitBeforeRepeat(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
