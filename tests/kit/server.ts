import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { watchConformance } from '../openapi/watch-conformance';
import { API_BASE_URL } from './api-store';

/** MSW's server for component tests. `renderApp` adds the demo's handlers with new data. */
export const server = setupServer();

let backend: readonly HttpHandler[] = [];

/**
 * Replaces the backend, with lower precedence than the handlers of the test. Arguments to `resetHandlers` would become
 * the initial handlers of all later tests, so it uses `use`.
 */
export function serveBackend(handlers: readonly HttpHandler[]): void {
  const setUpByTest = server.listHandlers().filter((handler) => !backend.some((known) => known === handler));
  server.resetHandlers();
  server.use(...(setUpByTest as HttpHandler[]), ...handlers);
  backend = handlers;
}

const watch = watchConformance(API_BASE_URL);

/** Unfinished reads of bodies. */
const reading = new Set<Promise<unknown>>();

/** Reads a copy of the body. It ignores aborted requests. */
function read(body: Request | Response, check: (text: string) => void): void {
  const done = body
    .clone()
    .text()
    .then(check, () => undefined)
    .finally(() => reading.delete(done));
  reading.add(done);
}

const isOfApi = (url: string) => url.startsWith(`${API_BASE_URL}/`);

/** Starts comparing all requests and responses with openapi.yaml. */
export function watchCalls(): void {
  server.events.on('request:start', ({ request }) => {
    const { method, url, headers } = request;
    if (!isOfApi(url)) return;
    const check = (text: string) => watch.request({ method, url, headers, text: text || undefined });
    if (request.body === null) check('');
    else read(request, check);
  });
  server.events.on('response:mocked', ({ request: { method, url }, response }) => {
    const { status, headers, type } = response;
    if (type === 'error' || !isOfApi(url)) return;
    read(response, (text) => watch.response({ method, url }, { status, headers, text }));
  });
}

/** @returns the deviations from openapi.yaml since the last call */
export async function deviatingCalls(): Promise<string[]> {
  await Promise.all(reading);
  return watch.takeDeviations();
}
