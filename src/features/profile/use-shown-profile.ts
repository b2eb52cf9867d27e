import { skipToken } from '@reduxjs/toolkit/query';
import { isNotFound } from '@/api/errors';
import { useGetProfileQuery } from '@/api/profile';
import { useCachedUser, type CachedUser } from '@/api/use-cached-user';
import { useViewer } from '@/api/use-viewer';
import { PROFILE_POLLING_MS } from '@/domain/limits';
import type { User } from '@/domain/user';

type ShownProfile =
  | { state: 'loading'; known: CachedUser | null }
  | { state: 'shown'; user: User; isOwner: boolean }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * The profile that a page shows: the viewer's own without an id or with their id, otherwise somebody else's.
 * @param userId from the path; undefined for the viewer's own
 */
export function useShownProfile(userId: string | undefined): ShownProfile {
  const viewer = useViewer();
  const known = useCachedUser(userId);
  const isOwner = userId === undefined || userId === viewer.id;
  const other = useGetProfileQuery(isOwner ? skipToken : userId, {
    pollingInterval: PROFILE_POLLING_MS,
    refetchOnMountOrArgChange: false,
  });

  // `currentData`: never the previous person while the next one is loading.
  const user = isOwner ? viewer.profile : other.currentData;
  if (user !== null && user !== undefined) return { state: 'shown', user, isOwner };

  const isLoading = isOwner ? viewer.isLoading : other.isFetching || other.isUninitialized;
  if (isLoading) return { state: 'loading', known };
  const error = isOwner ? viewer.error : other.error;
  if (error === undefined || isNotFound(error)) return { state: 'missing' };
  return { state: 'failed', error, retry: isOwner ? viewer.refetch : other.refetch };
}
