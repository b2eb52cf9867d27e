import type { HttpHandler } from 'msw';
import { safeLink } from '@/lib/addresses/safe-link';
import { userByUid } from '../db';
import { HttpError } from '../http-error';
import { createUser } from '../new-user';
import { asFields } from './request-fields';
import { json, type Server } from './server';

/** The create-user call after a sign-in. The person comes from the token; the payload only adds name and picture. */
export function authHandlers(server: Server): HttpHandler[] {
  return [
    server.on('post', '/auth/google-login', 'signedIn', async (call) => {
      const { name, profilePicture } = asFields(await call.body());
      const identity = call.identity;
      if (identity === null) throw new HttpError(401, 'Sign in to continue');
      return server.store.update((db) => {
        const known = userByUid(db, identity.uid);
        if (known !== undefined) return json({ userId: known._id });
        const user = createUser(
          {
            ...identity,
            name: typeof name === 'string' && name.trim() !== '' ? name.trim() : identity.name,
            profilePicture: typeof profilePicture === 'string' ? safeLink(profilePicture) : null,
          },
          server.now(),
        );
        db.users.push(user);
        return json({ userId: user._id }, 201);
      });
    }),
  ];
}
