import type { User } from '@/domain/user';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import { idTag, listTag } from './tags';
import { readObjectOrNull } from './wire/envelopes';
import { readUser } from './wire/read-user';

/**
 * The viewer's own profile and other people's. Mutations are in `profile-mutations`, so that the first screen need
 * not load them.
 */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the server sent no user. */
    getMyProfile: build.query<User | null, void>({
      query: () => ({ url: '/profile', responseHandler: readResponse(readObjectOrNull(readUser, 'user')) }),
      providesTags: [listTag('Me')],
    }),
    getProfile: build.query<User | null, string>({
      query: (userId) => ({
        url: `/profile/${pathSegment(userId)}`,
        responseHandler: readResponse(readObjectOrNull(readUser, 'user')),
      }),
      providesTags: (_user, _error, userId) => [idTag('User', userId)],
    }),
  }),
});

export const { useGetMyProfileQuery, useGetProfileQuery } = profileApi;
