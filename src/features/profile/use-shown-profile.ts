import { skipToken } from '@reduxjs/toolkit/query';
import type { KeptAnswer } from '@/api/kept-answers';
import { useGetProfileQuery } from '@/api/profile';
import { useViewer } from '@/api/use-viewer';
import { PROFILE_POLLING_MS } from '@/domain/limits';
import type { User } from '@/domain/user';

interface ShownProfile {
  /** Null where there is no such profile. */
  data: User | null | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  isOwner: boolean;
  /** The viewer's own, as this device has kept it: only to be read. */
  kept: KeptAnswer<User> | undefined;
}

/**
 * The profile that a page shows: the viewer's own without an id or with their id, otherwise somebody else's.
 * @param userId from the path; undefined for the viewer's own
 */
export function useShownProfile(userId: string | undefined): ShownProfile {
  const viewer = useViewer();
  const isOwner = userId === undefined || userId === viewer.id;
  const other = useGetProfileQuery(isOwner ? skipToken : userId, {
    pollingInterval: PROFILE_POLLING_MS,
    refetchOnMountOrArgChange: false,
  });

  if (isOwner) {
    const { profile, isLoading, error, refetch, kept } = viewer;
    const isUnknown = isLoading || error !== undefined;
    return {
      data: profile ?? (isUnknown ? undefined : null),
      error,
      isFetching: isLoading,
      refetch,
      isOwner,
      kept,
    };
  }
  // `currentData`: never the previous person while the next one is loading.
  const { currentData: data, error, isFetching, refetch } = other;
  return { data, error, isFetching, refetch, isOwner, kept: undefined };
}
