import { useSelector } from 'react-redux';
import { hasCompleteProfile, type User } from '@/domain/user';
import { useAuth } from '@/identity/session-selectors';
import { profileApi, useGetMyProfileQuery } from './profile';

/** The person using the app. */
export interface Viewer {
  isSignedIn: boolean;
  /** The stored `_id`, or else the profile's; null for a visitor, and until it is known. */
  id: string | null;
  profile: User | null;
  hasCompleteProfile: boolean;
  /** The profile is loading for the first time. */
  isLoading: boolean;
  error: unknown;
  refetch: () => void;
}

/** Who is using the app. For a visitor no call is made. */
export function useViewer(): Viewer {
  const auth = useAuth();
  const query = useGetMyProfileQuery(undefined, { skip: !auth.isLoggedIn });
  const profile = auth.isLoggedIn ? (query.data ?? null) : null;
  return {
    isSignedIn: auth.isLoggedIn,
    id: auth._id ?? profile?.id ?? null,
    profile,
    hasCompleteProfile: profile !== null && hasCompleteProfile(profile),
    isLoading: auth.isLoggedIn && query.data === undefined && !query.isError,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

const selectMyProfile = profileApi.endpoints.getMyProfile.select();

/**
 * The viewer's id, null until it is known. For what is on a screen many times or mounts late: unlike `useViewer` it
 * never sends a failed call again.
 */
export function useViewerId(): string | null {
  const auth = useAuth();
  const { data } = useSelector(selectMyProfile);
  return auth._id ?? (auth.isLoggedIn ? (data?.id ?? null) : null);
}
