import type { ReactNode } from 'react';
import { MemberCardSkeleton } from '@/components/member-card';
import type { ViewerStatus } from '@/domain/board';
import { BAND } from '@/ui/cover';
import { ButtonPlaceholder } from '@/ui/placeholder';
import { SkeletonGrid } from '@/ui/plain-grid';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';

/** The skeleton of a board's page. It is also in index.html, so it is visible before any script has run. */
export function BoardDetailSkeleton() {
  return (
    <>
      <div aria-hidden>
        <Skeleton className={`mb-6 ${BAND}`} />
        <div className="flex flex-col items-start justify-between gap-4 sm:flex-row">
          <Skeleton className="h-heading w-96 max-w-full" />
          <Skeleton className="h-10 w-28 max-sm:hidden" />
        </div>
        <div className="mt-3 flex items-center gap-6">
          <div className="flex items-center gap-2">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-32" />
          </div>
          <Skeleton className="h-4 w-32" />
        </div>
        <Skeleton className="mt-4 h-6 w-48" />
        <Skeleton className="mt-4 h-6 w-full max-w-prose" />
      </div>
      <Skeleton className="mt-6 h-32 rounded-card sm:h-20" />
      <BoardBodySkeleton />
    </>
  );
}

/**
 * The skeleton below the header: tabs and members.
 * @param members replaces their skeletons if they have loaded
 */
export function BoardBodySkeleton({ members }: { members?: ReactNode }) {
  return (
    <>
      <LoadingRegion label="Loading board">
        <div className="mt-8 mb-6 flex h-10 items-center border-b border-border">
          <Skeleton className="h-4 w-24" />
        </div>
        <Skeleton className="mb-4 h-field max-w-md" />
      </LoadingRegion>
      {members ?? (
        <SkeletonGrid count={6}>
          <MemberCardSkeleton />
        </SkeletonGrid>
      )}
    </>
  );
}

/** Placeholders of the viewer's buttons, which need data that is still loading. */
export function ActionPlaceholders({ viewer }: { viewer: ViewerStatus | 'visitor' | null }) {
  switch (viewer) {
    case 'creator':
      return (
        <>
          {/* Has the width of `ReviewLink`. */}
          <ButtonPlaceholder className="max-sm:w-full">Review 00 applications</ButtonPlaceholder>
          <ButtonPlaceholder>Edit</ButtonPlaceholder>
          {/* The menu's button. */}
          <ButtonPlaceholder>
            <span className="size-4" />
          </ButtonPlaceholder>
        </>
      );
    case 'member':
      return <ButtonPlaceholder>Leave Board</ButtonPlaceholder>;
    default:
      return null;
  }
}
