import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { watchConformance } from '../openapi/watch-conformance';
import { API_BASE_URL } from './api-store';

/** Answers every request of the component tests; `renderApp` gives it the demo's handlers over a fresh store. */
export const server = setupServer();

let backend: readonly HttpHandler[] = [];

/**
 * Sets the backend behind the handlers of the test, replacing an earlier one. Not with arguments to
 * `resetHandlers`: they would become the server's initial handlers, and the faults and data of one test would
 * affect all that follow.
 */
export function serveBackend(handlers: readonly HttpHandler[]): void {
  const setUpByTest = server.listHandlers().filter((handler) => !backend.some((known) => known === handler));
  server.resetHandlers();
  server.use(...(setUpByTest as HttpHandler[]), ...handlers);
  backend = handlers;
}

const watch = watchConformance(API_BASE_URL);

/** Bodies that are being read. */
const reading = new Set<Promise<unknown>>();

/** An aborted call has no body any more. */
function read(body: Request | Response, judge: (text: string) => void): void {
  const done = body
    .clone()
    .text()
    .then(judge, () => undefined)
    .finally(() => reading.delete(done));
  reading.add(done);
}

const isOfApi = (url: string) => url.startsWith(`${API_BASE_URL}/`);

/** Compares every call of the component tests with openapi.yaml, from now on. */
export function watchCalls(): void {
  server.events.on('request:start', ({ request }) => {
    const { method, url, headers } = request;
    if (!isOfApi(url)) return;
    const judge = (text: string) => watch.request({ method, url, headers, text: text || undefined });
    if (request.body === null) judge('');
    else read(request, judge);
  });
  server.events.on('response:mocked', ({ request: { method, url }, response }) => {
    const { status, headers, type } = response;
    // A dropped connection.
    if (type === 'error' || !isOfApi(url)) return;
    read(response, (text) => watch.answer({ method, url }, { status, headers, text }));
  });
}

/** What was not as described in the calls since the last time. */
export async function deviatingCalls(): Promise<string[]> {
  await Promise.all(reading);
  return watch.takeDeviations();
}
