import { delay, http, HttpResponse } from 'msw';
import { API_BASE_URL } from './api-base-url';
import { server } from './server';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A fault that is on until it is stopped. */
export interface Fault {
  /** The backend is well again. */
  stop: () => void;
}

/** Puts a resolver in front of the backend. `path` is MSW's pattern behind the API base, e.g. '/boards/:boardId'. */
function inFront(method: Method, path: string, answer: () => Response | Promise<Response>): Fault {
  let isOn = true;
  // Without an answer MSW goes on to the next handler: the backend's own.
  server.use(http[method](`${API_BASE_URL}${path}`, () => (isOn ? answer() : undefined)));
  return {
    stop: () => {
      isOn = false;
    },
  };
}

/** One call is refused with a status and `{message}` or whatever body is given. */
export function callFails(
  method: Method,
  path: string,
  status = 500,
  body: object = { message: 'Internal error' },
): Fault {
  return inFront(method, path, () => HttpResponse.json(body, { status }));
}

/** One call gets no connection. */
export function callIsDropped(method: Method, path: string): Fault {
  return inFront(method, path, () => HttpResponse.error());
}

/** One call never answers. */
export function callHangs(method: Method, path: string): Fault {
  return inFront(method, path, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** One call answers 200 with what the test gives: a text as it is, anything else as JSON. */
export function callAnswers(method: Method, path: string, body: string | object | null): Fault {
  return inFront(method, path, () =>
    typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body),
  );
}

/** One call is held back until `stop`, then answered by the backend; for looking at what is shown meanwhile. */
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
