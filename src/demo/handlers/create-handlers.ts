import { http, type HttpHandler } from 'msw';
import { boardHandlers } from './board-handlers';
import { joinRequestHandlers } from './join-request-handlers';
import { profileHandlers } from './profile-handlers';
import { createServer, json, type HandlerOptions } from './server';

/**
 * The whole backend as MSW handlers, for the worker, for `msw/node` and for a real server. It enforces what a
 * careful server would, and answers refusals with `{message}`.
 */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  const server = createServer(options);
  return [...profileHandlers(server), ...joinRequestHandlers(server), ...boardHandlers(server)];
}

/** Answers 404 to everything else under the API base. Tests leave it out, so that an unknown call makes them fail. */
export function createNotFoundHandler(apiBaseUrl: string): HttpHandler {
  return http.all(`${apiBaseUrl.replace(/\/+$/, '')}/*`, () => json({ message: 'No such route' }, 404));
}
