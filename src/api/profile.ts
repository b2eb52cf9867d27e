import type { User } from '@/domain/user';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { idTag, listTag } from './tags';
import { readObjectOrNull } from './wire/envelopes';
import { readUser } from './wire/read-user';

export const MY_PROFILE_PATH = '/profile';

/**
 * The viewer's own profile and other people's. Mutations are in `profile-mutations`, so that the first screen need
 * not load them.
 */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the server sent no user. */
    getMyProfile: build.query<User | null, void>({
      query: () => ({ path: MY_PROFILE_PATH, read: readObjectOrNull(readUser, 'user') }),
      providesTags: [listTag('Me')],
    }),
    getProfile: build.query<User | null, string>({
      query: (userId) => ({
        path: `/profile/${pathSegment(userId)}`,
        read: readObjectOrNull(readUser, 'user'),
      }),
      providesTags: (_user, _error, userId) => [idTag('User', userId)],
    }),
  }),
});

export const { useGetMyProfileQuery, useGetProfileQuery } = profileApi;
