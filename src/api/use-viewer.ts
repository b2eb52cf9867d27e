import { useSelector } from 'react-redux';
import { hasCompleteProfile, type User } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { isNotFound } from './errors';
import { profileApi, useGetMyProfileQuery } from './profile';

const isComplete = (user: User | null | undefined) => Boolean(user && hasCompleteProfile(user));

/** The current user: session and profile. Sends no request for a visitor. */
export function useViewer() {
  const auth = useAuth();
  const query = useGetMyProfileQuery(undefined, { skip: !auth.isLoggedIn });
  // `data` still holds the previous user's profile after a sign-out.
  const profile = auth.isLoggedIn ? (query.currentData ?? null) : null;
  return {
    isSignedIn: auth.isLoggedIn,
    /** The stored `_id`, or else the profile's; null for a visitor, and until it is known. */
    id: auth._id ?? profile?.id ?? null,
    profile,
    hasCompleteProfile: isComplete(profile),
    /**
     * The profile is incomplete, or the backend has no profile for an account that it has never confirmed. A 404 for a
     * confirmed account may be a transient error.
     */
    mustOnboard: profile
      ? !isComplete(profile)
      : auth.isLoggedIn && auth._id === null && (query.currentData === null || isNotFound(query.error)),
    /** The profile is loading for the first time. */
    isLoading: auth.isLoggedIn && query.currentData === undefined && query.error === undefined,
    isFetching: query.isFetching,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

/** The current user, as `useViewer` returns it. */
export type Viewer = ReturnType<typeof useViewer>;

const selectMyProfile = profileApi.endpoints.getMyProfile.select();

/** The viewer's id, null until it is known. Unlike `useViewer` it sends no request, so list items can use it. */
export function useViewerId(): string | null {
  const auth = useAuth();
  const { data } = useSelector(selectMyProfile);
  return auth._id ?? (auth.isLoggedIn ? (data?.id ?? null) : null);
}
