import { useDispatch } from 'react-redux';
import { backendUserCreated } from '@/identity/auth-slice';
import type { AuthState } from '@/identity/stored-auth';
import { baseApi } from './base-api';
import { onSuccess } from './reload';
import { listTag } from './tags';
import { asText, bare, WireError } from './wire/wire-values';

interface NewUser {
  name: string;
  email: string;
  profilePicture: string | null;
}

export function readUserId(json: unknown): string {
  const id = asText(bare(json).userId);
  if (id === '') throw new WireError('Expected userId');
  return id;
}

/** Tells the backend who has signed in; the first time it creates the user. @returns the backend's id of the person */
export const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createUser: build.mutation<string, NewUser>({
      query: (user) => ({ path: '/auth/google-login', method: 'POST', body: user, read: readUserId }),
      onQueryStarted: onSuccess<NewUser>(() => [listTag('Me')]),
    }),
  }),
});

type Person = Pick<AuthState, 'uid' | 'displayName' | 'email' | 'photoURL'>;

/** Tells the backend who has signed in, and remembers its id of them. */
export function useTellBackend() {
  const dispatch = useDispatch();
  const [createUser, { isLoading }] = signInApi.useCreateUserMutation();
  return {
    isTelling: isLoading,
    /** @returns whether the backend has answered */
    async tellBackend({ uid, displayName, email, photoURL }: Person): Promise<boolean> {
      const user = { name: displayName ?? '', email: email ?? '', profilePicture: photoURL };
      const { data: _id } = await createUser(user);
      if (_id !== undefined) dispatch(backendUserCreated({ uid, _id }));
      return _id !== undefined;
    },
  };
}
