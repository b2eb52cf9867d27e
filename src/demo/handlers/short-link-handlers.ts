import type { HttpHandler } from 'msw';
import { HttpError } from '../http-error';
import type { Server } from './server';

/** The short-link lookup: at the server's root and open to everyone, with any token or none. */
export function shortLinkHandlers(server: Server): HttpHandler[] {
  return [
    server.on('get', '^/api/boards/short/:shortId', 'everyone', async (call) => {
      const { boards } = await server.store.read();
      const board = boards.find(({ shortLink }) => shortLink === call.param('shortId'));
      if (board === undefined) throw new HttpError(404, 'Invalid or expired link');
      return { isSuccess: true, joinLink: `${server.origin}/board/join/${board._id}` };
    }),
  ];
}
