import type { ProfileQuestions, SalaryExpectations, User } from '@/domain/user';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import { profileApi } from './profile';
import { hasSucceeded, reload } from './reload';
import { idTag, listTag } from './tags';
import { bare, WireError } from './wire/wire-values';

type Fixed = 'id' | 'firebaseUid' | 'email' | 'profilePicture' | 'verified' | 'createdAt';

/** Only the fields that a form changes are sent. */
export interface ProfileUpdate extends Partial<Omit<User, Fixed | 'profileQuestions'>> {
  profileQuestions?: AnswersUpdate;
}

export interface AnswersUpdate extends Partial<Omit<ProfileQuestions, 'salaryExpectations'>> {
  salaryExpectations?: Partial<SalaryExpectations>;
}

export function readAvailability(json: unknown): boolean {
  const { isUsernameAvailable } = bare(json);
  if (typeof isUsernameAvailable !== 'boolean') throw new WireError('Expected isUsernameAvailable');
  return isUsernameAvailable;
}

function withChanges(user: User, { profileQuestions: answers, ...changes }: ProfileUpdate): User {
  const { profileQuestions: stored } = user;
  const salaryExpectations = { ...stored.salaryExpectations, ...answers?.salaryExpectations };
  return { ...user, ...changes, profileQuestions: { ...stored, ...answers, salaryExpectations } };
}

/** Mutations of the viewer's own profile, and the username check. */
export const profileMutationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `userId` is the viewer's own: their cached profile page becomes stale as well. Null where it is not known. */
    updateMyProfile: build.mutation<unknown, { userId: string | null; changes: ProfileUpdate }>({
      query: ({ changes }) => ({ url: '/profile', method: 'PUT', body: changes }),
      async onQueryStarted({ userId, changes }, { dispatch, queryFulfilled }) {
        if (!(await hasSucceeded(queryFulfilled))) return;
        const ofViewer = userId === null ? [] : [idTag('User', userId)];
        // The viewer is in searches and among the members of boards, too.
        dispatch(reload([listTag('Me'), listTag('User'), ...ofViewer]));
        // Shown at once, before the reload that confirms it: otherwise an onboarding step would show its old values
        // for a moment.
        const applied = (user: User | null) => user && withChanges(user, changes);
        dispatch(profileApi.util.updateQueryData('getMyProfile', undefined, applied));
        if (userId !== null) dispatch(profileApi.util.updateQueryData('getProfile', userId, applied));
      },
    }),
    /** Never cached: somebody may have taken the name meanwhile. @returns whether the username is free */
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

export const { useUpdateMyProfileMutation } = profileMutationsApi;
