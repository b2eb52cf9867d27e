import type { ReactNode } from 'react';
import { Redirecting } from '@/components/redirecting';
import { BoardDetailSkeleton } from '@/features/board-detail/board-detail-skeleton';
import { AboutBoards, DiscoverHeading, DiscoverSkeleton } from '@/features/discover/discover-skeleton';
import { JoinBoardSkeleton } from '@/features/joining/join-board-parts';
import { ButtonPlaceholder } from '@/ui/placeholder';
import { Page } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';
import { Logo } from '@/app/layout/logo';
import { PageSkeleton } from '@/app/layout/page-skeleton';
import { PRODUCT } from '@/lib/product';

/**
 * A skeleton that is visible on one page, or to visitors only (styles/app.css).
 * @param route its name; 'other' for the rest, or 'visitor'
 */
function RouteSkeleton({ route, children }: { route: string; children: ReactNode }) {
  return <div data-skeleton={route}>{children}</div>;
}

/**
 * The app shell in index.html: nav bar and skeletons. The build renders it to markup (build/start-page.ts) with the app's
 * components, so that the layout doesn't shift when the app renders. It must not have state, links or buttons.
 */
export function AppShell() {
  return (
    <>
      <div data-skeleton="shell">
        <div className="sticky top-0 z-30 border-b border-border bg-surface">
          <div className="mx-auto flex h-nav max-w-content items-center gap-2 in-data-[page=review]:max-w-desk px-4 sm:gap-3 sm:px-6">
            <span className="mr-1 flex items-center gap-2 font-semibold">
              <Logo />
              <span className="max-sm:sr-only">{PRODUCT}</span>
            </span>
            <div className="flex-1" />
            <Skeleton className="h-8 w-20" />
          </div>
        </div>
        <RouteSkeleton route="home">
          <Page>
            <DiscoverHeading />
            <RouteSkeleton route="visitor">
              <AboutBoards>
                <ButtonPlaceholder size="small">Sign in to join</ButtonPlaceholder>
              </AboutBoards>
            </RouteSkeleton>
            <DiscoverSkeleton />
          </Page>
        </RouteSkeleton>
        <RouteSkeleton route="board">
          <Page>
            <BoardDetailSkeleton />
          </Page>
        </RouteSkeleton>
        <RouteSkeleton route="joinBoard">
          <JoinBoardSkeleton />
        </RouteSkeleton>
        <RouteSkeleton route="other">
          <PageSkeleton />
        </RouteSkeleton>
      </div>
      <RouteSkeleton route="shortLink">
        <Redirecting />
      </RouteSkeleton>
    </>
  );
}
