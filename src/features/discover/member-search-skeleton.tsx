import { GRID_COLUMNS, SKELETON_CARDS } from '@/ui/card-grid';
import { Skeleton } from '@/ui/skeleton';

/** Shown while the code of the member mode is loading; has the same layout. */
export function MemberSearchSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-8 w-24" />
      <p role="status" className="mb-3 text-sm text-text-muted">
        Loading members...
      </p>
      <div aria-hidden className={GRID_COLUMNS}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <Skeleton key={index} className="min-h-37 rounded-card" />
        ))}
      </div>
    </>
  );
}
