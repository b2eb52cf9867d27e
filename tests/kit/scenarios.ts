import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { API_BASE_URL } from './api-base-url';
import { spoiled } from '../openapi/watch-conformance';
import { server } from './server';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A fault that lasts until it is stopped. */
export interface Fault {
  /** The backend works again. */
  stop: () => void;
}

/** Answers before the backend does. `path` is MSW's pattern behind the API base, e.g. '/boards/:boardId'. */
function inFront(method: Method, path: string, answer: () => Response | Promise<Response>): Fault {
  let isOn = true;
  // Without an answer MSW goes on to the next handler, the backend's own.
  server.use(http[method](`${API_BASE_URL}${path}`, () => (isOn ? answer() : undefined)));
  return {
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
  return inFront(method, path, () => HttpResponse.json(body, { status, headers }));
}

/** A call whose connection drops. */
export function callIsDropped(method: Method, path: string): Fault {
  return inFront(method, path, () => HttpResponse.error());
}

/** A call that is never answered. */
export function callHangs(method: Method, path: string): Fault {
  return inFront(method, path, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** A call that answers 200 with the given JSON, in one of the shapes that openapi.yaml describes. */
export function callAnswers(method: Method, path: string, body: object | null): Fault {
  return inFront(method, path, () => HttpResponse.json(body));
}

/** A call that answers 200 with what openapi.yaml does not describe: a string as it is, anything else as JSON. */
export function callAnswersBadly(method: Method, path: string, body: string | object | null): Fault {
  return inFront(method, path, () =>
    spoiled(typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body)),
  );
}

/** A call that is held until `stop`, then answered by the backend, to look at what is shown meanwhile. */
export function callIsHeld(method: Method, path: string): Fault {
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
export function callActsWithoutAnswer(method: Method, path: string): void {
  const handler = http[method](`${API_BASE_URL}${path}`, async ({ request }) => {
    const backend = server.listHandlers().filter((one) => one !== handler) as RequestHandler[];
    await getResponse(backend, request.clone());
    return HttpResponse.error();
  });
  server.use(handler);
}
