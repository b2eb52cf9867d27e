import type { HttpHandler } from 'msw';
import { findUser } from '../db';
import { HttpError } from '../http-error';
import { changesFromBody, isUsernameFree, USERNAME_PATTERN } from './profile-changes';
import { asFields, readText } from './request-fields';
import { callerOf, viewerOf, type Server } from './server';
import { profileView } from './wire-views';

/** The caller's profile, other people's, and the username check. */
export function profileHandlers(server: Server): HttpHandler[] {
  return [
    server.on('get', '/profile', 'signedIn', async (call) => callerOf(await server.store.read(), call)),

    server.on('put', '/profile', 'signedIn', async (call) => {
      const body = asFields(await call.body());
      return server.store.update((db) => {
        const user = callerOf(db, call);
        const changes = changesFromBody(body, user);
        if (changes.username !== undefined && !isUsernameFree(db, changes.username, user._id)) {
          throw new HttpError(409, 'This username is already taken');
        }
        Object.assign(user, changes);
        return { message: 'Profile updated', user };
      });
    }),

    server.on('post', '/profile/check-username', 'signedIn', async (call) => {
      const username = readText(asFields(await call.body()).username, 'Username', { min: 1 });
      const db = await server.store.read();
      const isUsernameAvailable =
        USERNAME_PATTERN.test(username) && isUsernameFree(db, username, viewerOf(db, call)?._id);
      return { isUsernameAvailable };
    }),

    server.on('get', '/profile/:userId', 'visitors', async (call) => {
      const db = await server.store.read();
      return { user: profileView(db, findUser(db, call.param('userId')), viewerOf(db, call)) };
    }),
  ];
}
