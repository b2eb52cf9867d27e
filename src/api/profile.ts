import type { ProfileQuestions, SalaryExpectations, User } from '@/domain/user';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import { idTag, listTag, unlessRejected } from './tags';
import { readObjectOrNull } from './wire/envelopes';
import { readUser } from './wire/read-user';
import { mergeData, WireError } from './wire/wire-values';

type ReadOnlyField = 'id' | 'firebaseUid' | 'email' | 'profilePicture' | 'verified' | 'createdAt';

/** The fields to change; omitted fields keep their values. */
export interface ProfileUpdate extends Partial<Omit<User, ReadOnlyField | 'profileQuestions'>> {
  profileQuestions?: QuestionsUpdate;
}

export interface QuestionsUpdate extends Partial<Omit<ProfileQuestions, 'salaryExpectations'>> {
  salaryExpectations?: Partial<SalaryExpectations>;
}

export function readAvailability(json: unknown): boolean {
  const { isUsernameAvailable } = mergeData(json);
  if (typeof isUsernameAvailable !== 'boolean') throw new WireError('Expected isUsernameAvailable');
  return isUsernameAvailable;
}

function withChanges(user: User, { profileQuestions: changed, ...changes }: ProfileUpdate): User {
  const { profileQuestions: stored } = user;
  const salaryExpectations = { ...stored.salaryExpectations, ...changed?.salaryExpectations };
  return { ...user, ...changes, profileQuestions: { ...stored, ...changed, salaryExpectations } };
}

const readProfile = readResponse(readObjectOrNull(readUser, 'user'));

/** Profiles and the username check. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the server sent no user. */
    getMyProfile: build.query<User | null, void>({
      query: () => ({ url: '/profile', responseHandler: readProfile }),
      providesTags: [listTag('Me')],
    }),
    getProfile: build.query<User | null, string>({
      query: (userId) => ({ url: `/profile/${pathSegment(userId)}`, responseHandler: readProfile }),
      providesTags: (_user, _error, userId) => [idTag('User', userId)],
    }),
    /** `userId` is the viewer's; null if it's unknown. */
    updateMyProfile: build.mutation<unknown, { userId: string | null; changes: ProfileUpdate }>({
      query: ({ changes }) => ({ url: '/profile', method: 'PUT', body: changes }),
      // Searches and boards' member lists contain the viewer's profile.
      invalidatesTags: unlessRejected(({ userId }) => [
        listTag('Me'),
        listTag('User'),
        ...(userId === null ? [] : [idTag('User', userId)]),
      ]),
      async onQueryStarted({ userId, changes }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        // Updates the cache before the refetch, so an onboarding step doesn't flash its old values.
        const update = (user: User | null) => user && withChanges(user, changes);
        dispatch(profileApi.util.updateQueryData('getMyProfile', undefined, update));
        if (userId !== null) dispatch(profileApi.util.updateQueryData('getProfile', userId, update));
      },
    }),
    /** Never cached, because another person may take the name. @returns whether the username is free */
    checkUsername: build.query<boolean, string>({
      query: (username) => ({
        url: '/profile/check-username',
        method: 'POST',
        body: { username },
        responseHandler: readResponse(readAvailability),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetMyProfileQuery, useGetProfileQuery, useUpdateMyProfileMutation, useCheckUsernameQuery } =
  profileApi;
