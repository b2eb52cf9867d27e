import type { HttpHandler } from 'msw';
import { boardHandlers } from './board-handlers';
import { joinRequestHandlers } from './join-request-handlers';
import { profileHandlers } from './profile-handlers';
import { createServer, type HandlerOptions } from './server';

/**
 * The whole backend as MSW handlers, for the demo's page, for `msw/node` and for a real server. It enforces what
 * a careful server would, and answers refusals with `{message}`. An unknown path has no handler, so that tests fail at it.
 */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  const server = createServer(options);
  return [...profileHandlers(server), ...joinRequestHandlers(server), ...boardHandlers(server)];
}
