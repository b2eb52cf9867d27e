import type { CachedUser } from '@/api/use-cached';
import { BoardListSkeleton } from '@/components/board-list';
import { UserAvatar } from '@/components/user-avatar';
import { displayName } from '@/domain/user';
import { pageHeading } from '@/lib/focus/page-heading';
import { HiddenHeading } from '@/ui/page';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';

/* Layout that the profile shares with its skeleton, to avoid a layout shift. */

export const COVER = 'h-24 rounded-card';
/** A grid with all columns that fit; three in print. */
export const FACT_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-4 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 print:grid-cols-3 print:gap-y-2';

interface ProfileSkeletonProps {
  cached: CachedUser | null;
  /** Reserves the row of the bookmark button. */
  hasBookmark: boolean;
}

export function ProfileSkeleton({ cached, hasBookmark }: ProfileSkeletonProps) {
  return (
    <LoadingRegion label="Loading profile">
      <Skeleton className={COVER} />
      <div className="-mt-12 px-4 sm:px-6">
        {cached === null ? (
          <>
            <HiddenHeading>Profile</HiddenHeading>
            <Skeleton className="relative size-24 rounded-full border border-border ring-4 ring-surface" />
            <Skeleton className="mt-4 h-heading w-64 max-w-full" />
          </>
        ) : (
          <>
            <UserAvatar person={cached} size="large" className="ring-4 ring-surface" />
            <h1
              ref={pageHeading}
              tabIndex={-1}
              className="mt-4 wrap-anywhere text-2xl font-semibold tracking-tight"
            >
              <bdi>{displayName(cached)}</bdi>
            </h1>
          </>
        )}
        <Skeleton className="mt-1 h-6 w-32" />
        {hasBookmark && <Skeleton className="mt-3 h-8 w-28" />}
        <Skeleton className="mt-3 h-9 w-40" />
        <Skeleton className="mt-6 h-12 w-full max-w-prose" />
        <div className={`mt-6 ${FACT_GRID}`}>
          {[0, 1, 2].map((fact) => (
            <Skeleton key={fact} className="h-11 w-48 max-w-full" />
          ))}
        </div>
      </div>
      <Skeleton className="mt-10 mb-4 h-6 w-40" />
      <BoardListSkeleton count={3} />
    </LoadingRegion>
  );
}
