import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { API_BASE_URL } from './api-store';
import { respondWith, type FailureResponse } from './failure-response';
import { server } from './server';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A failure that lasts until `stop`. */
export interface InjectedFault {
  /** The number of requests that it has affected. */
  met: () => number;
  /** Restores the backend. */
  stop: () => void;
}

/**
 * Replaces the backend's response to a request. The functions below are the usual cases.
 * @param path MSW's pattern relative to the API base, such as '/boards/:boardId', or to the server's root after a '^'
 */
export function callGets(method: Method, path: string, answer: FailureResponse): InjectedFault {
  let isOn = true;
  let met = 0;
  const address = path.startsWith('^') ? new URL(API_BASE_URL).origin + path.slice(1) : API_BASE_URL + path;
  const fault = http[method](address, async ({ request }) => {
    // On `undefined`, MSW continues with the next handler: the backend's own.
    if (!isOn) return undefined;
    met += 1;
    const backend = server.listHandlers().filter((handler) => handler !== fault) as RequestHandler[];
    return (await respondWith(answer, () => getResponse(backend, request.clone()))) ?? undefined;
  });
  server.use(fault);
  return {
    met: () => met,
    stop: () => {
      isOn = false;
    },
  };
}

/** Responds with a status and `{message}`, or with the given body and headers. */
export function callFails(
  method: Method,
  path: string,
  status = 500,
  body: object = { message: 'Internal error' },
  headers: Record<string, string> = {},
): InjectedFault {
  return callGets(method, path, { status, body, headers });
}

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
export function callIsHeld(method: Method, path: string): Pick<InjectedFault, 'stop'> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http[method](`${API_BASE_URL}${path}`, async () => {
      await released;
      return undefined;
    }),
  );
  return { stop: () => release() };
}

/** The backend processes the request at once, but its response arrives after `stop` and may be stale. */
export function responseIsHeld(method: Method, path: string): InjectedFault {
  let isOn = true;
  let met = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = http[method](`${API_BASE_URL}${path}`, async ({ request }) => {
    if (!isOn) return undefined;
    const backend = server.listHandlers().filter((handler) => handler !== held) as RequestHandler[];
    const answer = await getResponse(backend, request.clone());
    met += 1;
    await released;
    return answer;
  });
  server.use(held);
  return {
    met: () => met,
    stop: () => {
      isOn = false;
      release();
    },
  };
}

/** Changes the entries in the lists of a board's requests, as other backends may. @param shown null omits a request */
export function listsShow(shown: (request: Record<string, unknown>) => object | null): void {
  const list = http.get(`${API_BASE_URL}/boards/:boardId/join-requests`, async ({ request }) => {
    const backend = server.listHandlers().filter((handler) => handler !== list) as RequestHandler[];
    const answer = await getResponse(backend, request.clone());
    if (answer?.ok !== true) return answer;
    const { joinRequests } = (await answer.json()) as { joinRequests: Record<string, unknown>[] };
    return HttpResponse.json({ joinRequests: joinRequests.flatMap((request) => shown(request) ?? []) });
  });
  server.use(list);
}

export const withoutNotes = ({
  acceptanceNote: _a,
  rejectionNote: _r,
  ...request
}: Record<string, unknown>) => request;
/** Replaces each applicant with their id. */
export const withIdsOnly = ({ user, ...request }: Record<string, unknown>) => ({
  ...request,
  user: (user as { _id: string })._id,
});
export const pendingOnly = (request: Record<string, unknown>) =>
  request.status === 'pending' ? request : null;
