import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { API_BASE_URL } from './api-base-url';
import { spoiled } from '../openapi/watch-conformance';
import { server } from './server';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A fault that lasts until it is stopped. */
export interface Fault {
  /** How many calls it has affected. */
  met: () => number;
  /** The backend works again. */
  stop: () => void;
}

interface FaultOptions {
  /** The backend carries out the call first; only its answer is replaced. */
  acts?: boolean;
}

/**
 * Replaces the backend's answer to a call; the functions below are the usual cases.
 * @param path MSW's pattern behind the API base, e.g. '/boards/:boardId', or with a leading '^' from the server's root
 */
export function callMeets(
  method: Method,
  path: string,
  answer: () => Response | Promise<Response>,
  { acts = false }: FaultOptions = {},
): Fault {
  let isOn = true;
  let met = 0;
  const address = path.startsWith('^') ? new URL(API_BASE_URL).origin + path.slice(1) : API_BASE_URL + path;
  const fault = http[method](address, async ({ request }) => {
    // Without an answer MSW goes on to the next handler, the backend's own.
    if (!isOn) return undefined;
    met += 1;
    if (acts) {
      const backend = server.listHandlers().filter((handler) => handler !== fault) as RequestHandler[];
      await getResponse(backend, request.clone());
    }
    return answer();
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
): Fault {
  return callMeets(method, path, () => HttpResponse.json(body, { status, headers }));
}

/** A call whose connection drops. */
export function callIsDropped(method: Method, path: string): Fault {
  return callMeets(method, path, () => HttpResponse.error());
}

/** A call that is never answered. */
export function callHangs(method: Method, path: string): Fault {
  return callMeets(method, path, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** A call that answers 200 with the given JSON, in one of the shapes that openapi.yaml describes. */
export function callAnswers(method: Method, path: string, body: object | null): Fault {
  return callMeets(method, path, () => HttpResponse.json(body));
}

/** A call that answers 200 with what openapi.yaml does not describe: a string as it is, anything else as JSON. */
export function callAnswersBadly(method: Method, path: string, body: string | object | null): Fault {
  return callMeets(method, path, () =>
    spoiled(typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body)),
  );
}

/** A call that is held until `stop`, then answered by the backend, to look at what is shown meanwhile. */
export function callIsHeld(method: Method, path: string): Pick<Fault, 'stop'> {
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

/** A call that the backend carries out, but whose answer is lost. */
export function callActsWithoutAnswer(method: Method, path: string): Fault {
  return callMeets(method, path, () => HttpResponse.error(), { acts: true });
}
