import { BoardCardSkeleton } from '@/components/board-card';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import { BOARD_GRID, COVER } from './profile-frame';

/** The shape of a profile whose person is still on the way. */
export function ProfileSkeleton() {
  return (
    <LoadingRegion label="Loading profile">
      <div className={COVER} />
      <div className="-mt-12 px-4 sm:px-6">
        <Skeleton className="size-24 rounded-full border border-border ring-4 ring-surface" />
        <Skeleton className="mt-4 h-10 w-64 max-w-full" />
        <Skeleton className="mt-1 h-6 w-32" />
        <Skeleton className="mt-3 h-9 w-40" />
        <Skeleton className="mt-6 h-12 w-full max-w-prose" />
        <div className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {[0, 1, 2].map((fact) => (
            <Skeleton key={fact} className="h-11 w-48 max-w-full" />
          ))}
        </div>
      </div>
      <Skeleton className="mt-10 mb-4 h-6 w-40" />
      <div className={BOARD_GRID}>
        <BoardCardSkeleton />
        <BoardCardSkeleton />
        <BoardCardSkeleton />
      </div>
    </LoadingRegion>
  );
}
