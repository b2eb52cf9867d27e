import { SPOILED } from '../kit/faulty-answer';
import type { Middleware } from './bundle-server';

/**
 * For the demo, whose worker answers all calls but those of a page that is just being left: they get through to the
 * server, and the browser would report its 404. A page that still needs an answer finds nothing in this one, and says
 * so on screen.
 */
export const unansweredCalls: Middleware = (request, response, next) => {
  if (request.url?.startsWith('/api/')) response.writeHead(204, { [SPOILED]: '1' }).end();
  else next();
};
