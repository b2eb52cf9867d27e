import { useDispatch } from 'react-redux';
import { backendUserCreated } from '@/identity/auth-slice';
import type { AuthState } from '@/identity/stored-auth';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import type { ApiDispatch } from './refetch';
import { listTag, unlessRejected } from './tags';
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
      query: (user) => ({
        url: '/auth/google-login',
        method: 'POST',
        body: user,
        responseHandler: readResponse(readUserId),
      }),
      invalidatesTags: unlessRejected(() => [listTag('Me')]),
    }),
  }),
});

type Person = Pick<AuthState, 'uid' | 'displayName' | 'email' | 'photoURL'>;

/** Whoever tells it, everybody knows that it is being told. */
const telling = { fixedCacheKey: 'telling' };

/** Tells the backend who has signed in, and remembers its id of them. @returns whether the backend has answered */
export const tellBackend =
  ({ uid, displayName, email, photoURL }: Person) =>
  async (dispatch: ApiDispatch): Promise<boolean> => {
    const user = { name: displayName ?? '', email: email ?? '', profilePicture: photoURL };
    const { data: _id } = await dispatch(signInApi.endpoints.createUser.initiate(user, telling));
    if (_id !== undefined) dispatch(backendUserCreated({ uid, _id }));
    return _id !== undefined;
  };

export function useTellBackend() {
  const dispatch = useDispatch<ApiDispatch>();
  const [, { isLoading }] = signInApi.useCreateUserMutation(telling);
  return { isTelling: isLoading, tellBackend: (person: Person) => dispatch(tellBackend(person)) };
}
