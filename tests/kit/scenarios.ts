import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { INVALID_ON_PURPOSE } from '../openapi/watch-conformance';
import { API_BASE_URL } from './api-store';
import { server } from './server';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A failure that lasts until `stop`. */
export interface InjectedFailure {
  /** The number of requests that it has affected. */
  count: () => number;
  /** Restores the backend. */
  stop: () => void;
}

export interface FailureResponse {
  /** 200 by default. */
  status?: number;
  /** A string is sent unchanged, any other value as JSON. `{message}` by default. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The body may break openapi.yaml. A string always may. */
  breaksContract?: boolean;
  /** The backend processes the request first; only its response is replaced. */
  acts?: boolean;
  /** The request never gets a response. */
  hang?: boolean;
  /** Drops the connection. */
  drop?: boolean;
}

/**
 * Replaces the backend's response to a request.
 * @param path MSW's pattern relative to the API base, such as '/boards/:boardId', or to the server's root after a '^'
 * @param respond `next` makes the backend process the request
 */
function replaceResponse(
  method: Method,
  path: string,
  respond: (next: () => Promise<Response | undefined>) => Promise<Response | undefined>,
): InjectedFailure {
  let isOn = true;
  let count = 0;
  const url = path.startsWith('^') ? new URL(API_BASE_URL).origin + path.slice(1) : API_BASE_URL + path;
  const handler = http[method](url, async ({ request }) => {
    // On `undefined`, MSW continues with the next handler: the backend's own.
    if (!isOn) return undefined;
    count += 1;
    const backend = server.listHandlers().filter((listed) => listed !== handler) as RequestHandler[];
    return respond(() => getResponse(backend, request.clone()));
  });
  server.use(handler);
  return {
    count: () => count,
    stop: () => {
      isOn = false;
    },
  };
}

/** Replaces the response to a request. The functions below are the usual cases. */
export function callGets(method: Method, path: string, response: FailureResponse): InjectedFailure {
  const { status = 200, body = { message: 'Internal error' }, headers = {}, breaksContract } = response;
  return replaceResponse(method, path, async (next) => {
    if (response.acts) await next();
    if (response.hang) return new Promise(() => {});
    if (response.drop) return Response.error();
    const sent =
      typeof body === 'string'
        ? new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })
        : Response.json(body, { status, headers });
    if (breaksContract || typeof body === 'string') sent.headers.set(INVALID_ON_PURPOSE, '1');
    return sent;
  });
}

/** Responds with a status and `{message}`, or with the given body and headers. */
export const callFails = (
  method: Method,
  path: string,
  status = 500,
  body: object = { message: 'Internal error' },
  headers: Record<string, string> = {},
) => callGets(method, path, { status, body, headers });

/** Drops the connection. */
export const callIsDropped = (method: Method, path: string) => callGets(method, path, { drop: true });

/** Never responds. */
export const callHangs = (method: Method, path: string) => callGets(method, path, { hang: true });

/** Responds 200 with JSON in one of the shapes of openapi.yaml. */
export const callReturns = (method: Method, path: string, body: object | null) =>
  callGets(method, path, { body });

/** Responds 200 with a body that breaks openapi.yaml: an unchanged string, or any other value as JSON. */
export const callReturnsInvalid = (method: Method, path: string, body: string | object | null) =>
  callGets(method, path, { body, breaksContract: true });

/** The backend processes the request, but its response is lost. */
export const callLosesResponse = (method: Method, path: string) =>
  callGets(method, path, { acts: true, drop: true });

/** Holds the request until `stop`, to check the loading state. Then the backend processes it. */
export function callIsHeld(method: Method, path: string): InjectedFailure {
  let stop = () => {};
  const stopped = new Promise<undefined>((resolve) => (stop = () => resolve(undefined)));
  return { ...replaceResponse(method, path, () => stopped), stop: () => stop() };
}

/** The backend processes the request at once, but its response arrives after `stop` and may be stale. */
export function responseIsHeld(method: Method, path: string): InjectedFailure {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const held = replaceResponse(method, path, async (next) => {
    const response = await next();
    await stopped;
    return response;
  });
  return { ...held, stop: () => (held.stop(), stop()) };
}

/** Changes the lists of a board's requests, as other backends may. @param shown returns null to omit a request */
export function listsShow(shown: (request: Record<string, unknown>) => object | null): void {
  replaceResponse('get', '/boards/:boardId/join-requests', async (next) => {
    const response = await next();
    if (response?.ok !== true) return response;
    const { joinRequests } = (await response.json()) as { joinRequests: Record<string, unknown>[] };
    return HttpResponse.json({ joinRequests: joinRequests.flatMap((request) => shown(request) ?? []) });
  });
}
