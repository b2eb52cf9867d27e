import { http, type HttpHandler } from 'msw';
import { boardHandlers } from './board-handlers';
import { joinRequestHandlers } from './join-request-handlers';
import { profileHandlers } from './profile-handlers';
import { createServer, json, type HandlerOptions } from './server';

/**
 * The whole backend as MSW handlers, for the service worker, `msw/node` and a real server. It enforces a careful
 * server's rules and rejects requests with `{message}`.
 */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  const server = createServer(options);
  return [...profileHandlers(server), ...joinRequestHandlers(server), ...boardHandlers(server)];
}

/** Responds with 404 to every other path of the API. Tests omit it, so that an unknown request makes them fail. */
export function createNotFoundHandler(apiBaseUrl: string): HttpHandler {
  return http.all(`${apiBaseUrl.replace(/\/+$/, '')}/*`, () => json({ message: 'No such route' }, 404));
}
