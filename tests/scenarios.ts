import { delay, http, HttpResponse } from 'msw';
import { API_BASE_URL } from './render-app';
import { server } from './server';

type Method = 'get' | 'post' | 'put' | 'delete';

/** One call fails from now on. `path` is MSW's pattern behind the API base, e.g. '/boards/:boardId'. */
export function callFails(
  method: Method,
  path: string,
  status = 500,
  body: object = { message: 'Internal error' },
) {
  server.use(http[method](`${API_BASE_URL}${path}`, () => HttpResponse.json(body, { status })));
}

/** One call gets no connection. */
export function callIsDropped(method: Method, path: string) {
  server.use(http[method](`${API_BASE_URL}${path}`, () => HttpResponse.error()));
}

/** One call never answers. */
export function callHangs(method: Method, path: string) {
  server.use(
    http[method](`${API_BASE_URL}${path}`, async () => {
      await delay('infinite');
    }),
  );
}

/** One call answers with what the test gives. */
export function callAnswers(method: Method, path: string, body: string | object | null) {
  server.use(
    http[method](`${API_BASE_URL}${path}`, () =>
      typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body),
    ),
  );
}

/** The backend is well again. */
export function callWorksAgain(method: Method, path: string) {
  const { resetHandlers, listHandlers } = server;
  const others = listHandlers().filter(
    (handler) =>
      !('info' in handler && handler.info.header === `${method.toUpperCase()} ${API_BASE_URL}${path}`),
  );
  resetHandlers(...(others as Parameters<typeof resetHandlers>));
}
