import type { HttpHandler } from 'msw';
import { safeLink } from '@/lib/addresses/safe-link';
import { findUser, userByUid } from '../db';
import { HttpError } from '../http-error';
import { createUser } from '../new-user';
import { changesFromBody, isUsernameFree, USERNAME_PATTERN } from './profile-changes';
import { asFields, readText } from './request-fields';
import { callerOf, json, viewerOf, type Server } from './server';
import { profileView } from './wire-views';

/** The create-user call after a sign-in, the caller's profile, other people's, and the username check. */
export function profileHandlers({ read, change }: Server): HttpHandler[] {
  return [
    // The person comes from the token; the payload only adds name and picture.
    change('post', '/auth/google-login', 'signedIn', (call) => {
      const { db } = call;
      const { name, profilePicture } = asFields(call.body);
      const identity = call.identity!;
      const known = userByUid(db, identity.uid);
      if (known !== undefined) return { userId: known._id };
      const user = createUser(
        {
          ...identity,
          name: typeof name === 'string' && name.trim() !== '' ? name.trim() : identity.name,
          profilePicture: typeof profilePicture === 'string' ? safeLink(profilePicture) : null,
        },
        call.now,
      );
      db.users.push(user);
      return json({ userId: user._id }, 201);
    }),

    read('get', '/profile', 'signedIn', callerOf),

    change('put', '/profile', 'signedIn', (call) => {
      const body = asFields(call.body);
      const user = callerOf(call);
      const changes = changesFromBody(body, user);
      if (changes.username !== undefined && !isUsernameFree(call.db, changes.username, user._id)) {
        throw new HttpError(409, 'This username is already taken');
      }
      Object.assign(user, changes);
      return { message: 'Profile updated', user };
    }),

    read('post', '/profile/check-username', 'signedIn', (call) => {
      const username = readText(asFields(call.body).username, 'Username', { min: 1 });
      const isUsernameAvailable =
        USERNAME_PATTERN.test(username) && isUsernameFree(call.db, username, viewerOf(call)?._id);
      return { isUsernameAvailable };
    }),

    read('get', '/profile/:userId', 'visitors', (call) => ({
      user: profileView(call.db, findUser(call.db, call.param('userId')), viewerOf(call)),
    })),
  ];
}
