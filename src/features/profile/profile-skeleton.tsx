import type { CachedUser } from '@/api/use-cached';
import { BoardListSkeleton } from '@/components/board-list';
import { UserAvatar } from '@/components/user-avatar';
import { displayName } from '@/domain/user';
import { pageHeading } from '@/lib/focus/page-heading';
import { HiddenHeading, SIDE_COLUMN } from '@/ui/page';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';

/* Layout that the profile shares with its skeleton, to avoid a layout shift. */

export const COVER = 'h-24 rounded-card';
/** All columns that fit; one beside the bio, three in print. */
export const FACT_GRID =
  'grid h-fit grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 rounded-card border border-border bg-surface-raised p-4 sm:grid-cols-3 lg:grid-cols-1 print:grid-cols-3 print:gap-y-2 print:border-0 print:p-0';

export function ProfileSkeleton({ cached }: { cached: CachedUser | null }) {
  return (
    <LoadingRegion label="Loading profile">
      <Skeleton className={COVER} />
      <div className="-mt-12">
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
        <div className={`mt-6 ${SIDE_COLUMN}`}>
          <Skeleton className="h-24 w-full max-w-prose" />
          <Skeleton className="h-60 rounded-card" />
        </div>
      </div>
      <Skeleton className="mt-10 mb-4 h-6 w-40" />
      <BoardListSkeleton />
    </LoadingRegion>
  );
}
