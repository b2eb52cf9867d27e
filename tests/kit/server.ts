import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

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
