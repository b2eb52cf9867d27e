import { skipToken } from '@reduxjs/toolkit/query';
import { useGetProfileQuery } from '@/api/profile';
import { useViewer } from '@/api/use-viewer';
import { PROFILE_POLLING_MS } from '@/domain/limits';

/**
 * The profile that a page shows: the viewer's own without an id or with their id, otherwise somebody else's. Its data
 * are null if there is no such profile. `mustOnboard` is only true of the viewer's own.
 * @param userId from the path; undefined for the viewer's own
 */
export function useShownProfile(userId: string | undefined) {
  const viewer = useViewer();
  const isOwner = userId === undefined || userId === viewer.id;
  const other = useGetProfileQuery(isOwner ? skipToken : userId, {
    pollingInterval: PROFILE_POLLING_MS,
    refetchOnMountOrArgChange: false,
  });

  if (isOwner) {
    const { profile, isLoading, isFetching, error, refetch, mustOnboard } = viewer;
    const data = profile ?? (isLoading || error !== undefined ? undefined : null);
    return { data, error, isFetching, refetch, isOwner, mustOnboard };
  }
  // `currentData`: never the previous person while the next one is loading.
  const { currentData: data, error, isFetching, refetch } = other;
  return { data, error, isFetching, refetch, isOwner, mustOnboard: false };
}
