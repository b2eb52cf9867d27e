import { baseApi } from './base-api';
import { onSuccess } from './reload';
import { listTag } from './tags';
import { asRecord, asText, WireError } from './wire/wire-values';

export interface NewUser {
  name: string;
  email: string;
  profilePicture: string | null;
}

function readUserId(json: unknown): string {
  const record = asRecord(json, 'a user id');
  const id = asText(record.userId);
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

export const { useCreateUserMutation } = signInApi;
