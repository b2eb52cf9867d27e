import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** Answers every request of the component tests; `renderApp` gives it the demo's handlers over a fresh store. */
export const server = setupServer();

let backend: readonly HttpHandler[] = [];

/**
 * Puts a backend behind whatever the test has set up, in place of an earlier one.
 * Not by `resetHandlers` with arguments: those stay as the server's initial handlers, and with them the faults and
 * the world of one test would be met by all that follow.
 */
export function serveBackend(handlers: readonly HttpHandler[]): void {
  const setUpByTest = server.listHandlers().filter((handler) => !backend.some((known) => known === handler));
  server.resetHandlers();
  server.use(...(setUpByTest as HttpHandler[]), ...handlers);
  backend = handlers;
}
