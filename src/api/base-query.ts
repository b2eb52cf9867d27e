import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import type { TokenSource } from '@/identity/session';
import { isTransientError, type ApiError } from './errors';
import { recordResponse, wasCached } from './offline-data';
import { takePrefetched } from './prefetched';
import { mergeData } from './wire/wire-values';

/** The thunk's extra argument, which the store passes to every request. */
export interface ApiContext {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  tokens: TokenSource;
  /** How often a GET is retried after a transient error. */
  maxRetries: number;
}

export const MAX_RETRIES = 2;

/** `extraOptions` of an endpoint. */
interface ApiOptions {
  /** The URL starts at the API's origin instead of its base, and the request carries neither token nor content type. */
  isPublic?: boolean;
}

type ApiBaseQuery = BaseQueryFn<FetchArgs, unknown, ApiError, ApiOptions, FetchBaseQueryMeta>;

/** @returns null for an empty body. Text that isn't JSON is returned as text: readers reject it, mutations ignore it */
function parseBody(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A response handler for an endpoint whose response is used. An exception of the reader becomes a PARSING_ERROR.
 * @param read turns JSON into domain types; throws a WireError for a wrong shape
 */
export function readResponse(read: (json: unknown) => unknown) {
  return async (response: Response): Promise<unknown> => {
    const body = parseBody(await response.text());
    // Frozen, so that Immer doesn't walk the whole response: for 10,000 cards that took longer than rendering.
    return response.ok ? Object.freeze(read(body)) : body;
  };
}

const fetchJson = fetchBaseQuery({
  timeout: REQUEST_TIMEOUT_MS,
  // After Back or Forward, Chromium would use cached responses, even another account's.
  cache: 'no-cache',
  // Omits empty parameters.
  paramsSerializer: (params: Record<string, string>) =>
    String(new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '' && value !== null))),
  fetchFn: async (input) => {
    const request = input as Request;
    // After a cached response, `reload` makes the service worker wait for the server.
    const init: RequestInit = wasCached(request.url) ? { cache: 'reload' } : {};
    const response = (await takePrefetched(request)) ?? (await fetch(request, init));
    recordResponse(request.url, response);
    return response;
  },
  responseHandler: readResponse((json) => json),
  validateStatus: ({ ok }, body: unknown) => ok && mergeData(body).isSuccess !== false,
}) as ApiBaseQuery;

/** Refreshes the token after a 401 and retries the request once. A second 401 ends the session. */
const withToken: ApiBaseQuery = async (args, api, extraOptions) => {
  const { apiBaseUrl, tokens } = api.extra as ApiContext;
  const isPublic = extraOptions?.isPublic === true;
  const url = (isPublic ? new URL(apiBaseUrl).origin : apiBaseUrl) + args.url;
  const send = (token: string | null) => {
    const headers = {
      Accept: 'application/json',
      'Content-Type': isPublic ? undefined : 'application/json',
      Authorization: token === null ? undefined : `Bearer ${token}`,
    };
    return fetchJson({ ...args, url, headers }, api, extraOptions);
  };
  const token = isPublic ? null : await tokens.getToken();
  const response = await send(token);
  if (token === null || response.error?.status !== 401) return response;

  const refreshed = await tokens.refreshIdToken(token);
  if (refreshed === null) return response;
  const retried = await send(refreshed);
  if (retried.error?.status === 401) await tokens.end(refreshed);
  return retried;
};

const withRetries = retry(withToken, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    isTransientError(error) && attempt <= (baseQueryApi.extra as ApiContext).maxRetries,
});

/** Retries GETs only: after a lost response it's unknown whether a mutation has arrived. */
export const apiBaseQuery: ApiBaseQuery = (args, api, extraOptions) =>
  (args.method ?? 'GET') === 'GET'
    ? withRetries(args, api, extraOptions)
    : withToken(args, api, extraOptions);
