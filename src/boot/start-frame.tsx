import type { ReactNode } from 'react';
import { Redirecting } from '@/components/redirecting';
import { BoardDetailSkeleton } from '@/features/board-detail/board-detail-skeleton';
import { DiscoverHeading, DiscoverSkeleton } from '@/features/discover/discover-skeleton';
import { JoinBoardSkeleton } from '@/features/joining/join-board-parts';
import { Page } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';
import { Logo } from '@/app/layout/logo';
import { PageSkeleton } from '@/app/layout/page-skeleton';

/** Shown on the page of that name only (styles/app.css). */
function Look({ of, children }: { of: string; children: ReactNode }) {
  return <div data-look={of}>{children}</div>;
}

/**
 * What index.html shows before any script has run: the nav bar and the skeleton of the first screen. The build
 * renders it to markup (build/start-page.ts) from the same components as the app, so that nothing moves when the
 * app takes over. No state, no links, no buttons.
 */
export function StartFrame() {
  return (
    <>
      <div data-look="frame">
        <div className="sticky top-0 z-30 border-b border-border bg-surface">
          <div className="mx-auto flex h-nav max-w-content items-center gap-2 px-4 sm:gap-3 sm:px-6">
            <span className="mr-1 flex items-center gap-2 font-semibold">
              <Logo />
              <span className="max-sm:sr-only">Talentboard</span>
            </span>
            <div className="flex-1" />
            <Skeleton className="h-8 w-20" />
          </div>
        </div>
        <Look of="home">
          <Page>
            <DiscoverHeading />
            <DiscoverSkeleton />
          </Page>
        </Look>
        <Look of="board">
          <Page>
            <BoardDetailSkeleton />
          </Page>
        </Look>
        <Look of="joinBoard">
          <JoinBoardSkeleton />
        </Look>
        <Look of="other">
          <PageSkeleton />
        </Look>
      </div>
      <Look of="shortLink">
        <Redirecting />
      </Look>
    </>
  );
}
