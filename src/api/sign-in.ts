import { useDispatch } from 'react-redux';
import { backendUserCreated } from '@/identity/auth-slice';
import type { AuthState } from '@/identity/stored-auth';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import type { ApiDispatch } from './refetch';
import { listTag, unlessRejected } from './tags';
import { asText, mergeData, WireError } from './wire/wire-values';

interface NewUser {
  name: string;
  email: string;
  profilePicture: string | null;
}

export function readUserId(json: unknown): string {
  const id = asText(mergeData(json).userId);
  if (id === '') throw new WireError('Expected userId');
  return id;
}

export const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first sign-in creates the user. @returns the user's backend id */
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

type Account = Pick<AuthState, 'uid' | 'displayName' | 'email' | 'photoURL'>;

/** Shared cache key, so that all callers see the same pending state. */
const shared = { fixedCacheKey: 'sign-in' };

/** Reports a sign-in to the backend and stores the user's backend id. @returns whether the backend has responded */
const reportSignIn =
  ({ uid, displayName, email, photoURL }: Account) =>
  async (dispatch: ApiDispatch): Promise<boolean> => {
    const user = { name: displayName ?? '', email: email ?? '', profilePicture: photoURL };
    const { data: _id } = await dispatch(signInApi.endpoints.createUser.initiate(user, shared));
    if (_id !== undefined) dispatch(backendUserCreated({ uid, _id }));
    return _id !== undefined;
  };

export function useReportSignIn() {
  const dispatch = useDispatch<ApiDispatch>();
  const [, { isLoading }] = signInApi.useCreateUserMutation(shared);
  return { isReporting: isLoading, reportSignIn: (account: Account) => dispatch(reportSignIn(account)) };
}
