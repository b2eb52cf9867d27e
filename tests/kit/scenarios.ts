import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { API_BASE_URL } from './api-store';
import { answerWith, type FaultyAnswer } from './faulty-answer';
import { server } from './server';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A fault that lasts until it is stopped. */
export interface InjectedFault {
  /** How many calls it has affected. */
  met: () => number;
  /** The backend works again. */
  stop: () => void;
}

/**
 * Replaces the backend's answer to a call; the functions below are the usual cases.
 * @param path MSW's pattern behind the API base, e.g. '/boards/:boardId', or with a leading '^' from the server's root
 */
export function callMeets(method: Method, path: string, answer: FaultyAnswer): InjectedFault {
  let isOn = true;
  let met = 0;
  const address = path.startsWith('^') ? new URL(API_BASE_URL).origin + path.slice(1) : API_BASE_URL + path;
  const fault = http[method](address, async ({ request }) => {
    // Without an answer MSW goes on to the next handler, the backend's own.
    if (!isOn) return undefined;
    met += 1;
    const backend = server.listHandlers().filter((handler) => handler !== fault) as RequestHandler[];
    return (await answerWith(answer, () => getResponse(backend, request.clone()))) ?? undefined;
  });
  server.use(fault);
  return {
    met: () => met,
    stop: () => {
      isOn = false;
    },
  };
}

/** A call is refused with a status and `{message}`, or the given body and headers. */
export function callFails(
  method: Method,
  path: string,
  status = 500,
  body: object = { message: 'Internal error' },
  headers: Record<string, string> = {},
): InjectedFault {
  return callMeets(method, path, { status, body, headers });
}

/** A call whose connection drops. */
export const callIsDropped = (method: Method, path: string) => callMeets(method, path, { drop: true });

/** A call that is never answered. */
export const callHangs = (method: Method, path: string) => callMeets(method, path, { hang: true });

/** A call that answers 200 with the given JSON, in one of the shapes that openapi.yaml describes. */
export const callAnswers = (method: Method, path: string, body: object | null) =>
  callMeets(method, path, { body });

/** A call that answers 200 with what openapi.yaml does not describe: a string as it is, anything else as JSON. */
export const callAnswersBadly = (method: Method, path: string, body: string | object | null) =>
  callMeets(method, path, { body, isSpoiled: true });

/** A call that the backend carries out, but whose answer is lost. */
export const callActsWithoutAnswer = (method: Method, path: string) =>
  callMeets(method, path, { acts: true, drop: true });

/** A call that is held until `stop`, then answered by the backend, to look at what is shown meanwhile. */
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

/** A call that the backend answers, but whose answer only arrives after `stop`, by when it may be outdated. */
export function answerIsHeld(method: Method, path: string): InjectedFault {
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

/** The lists of a board's requests, as another kind of backend would give them. @param shown null to leave one out */
export function listsShow(shown: (request: Record<string, unknown>) => object | null): void {
  const list = http.get(`${API_BASE_URL}/boards/:boardId/join-requests`, async ({ request }) => {
    const backend = server.listHandlers().filter((handler) => handler !== list) as RequestHandler[];
    const answer = await getResponse(backend, request.clone());
    if (answer?.ok !== true) return answer;
    const { joinRequests } = (await answer.json()) as { joinRequests: Record<string, unknown>[] };
    return HttpResponse.json({ joinRequests: joinRequests.flatMap((one) => shown(one) ?? []) });
  });
  server.use(list);
}

export const withoutNotes = ({
  acceptanceNote: _a,
  rejectionNote: _r,
  ...request
}: Record<string, unknown>) => request;
/** Nothing of the people but their ids. */
export const withIdsOnly = ({ user, ...request }: Record<string, unknown>) => ({
  ...request,
  user: (user as { _id: string })._id,
});
export const pendingOnly = (request: Record<string, unknown>) =>
  request.status === 'pending' ? request : null;
