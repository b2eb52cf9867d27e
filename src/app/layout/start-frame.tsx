import { Redirecting } from '@/components/redirecting';
import { Skeleton } from '@/ui/skeleton';
import { Logo } from './logo';
import { PageSkeleton } from './page-skeleton';

/**
 * What index.html shows before any script has run: the nav bar's boxes and the first screen's skeleton. The build renders
 * it to markup (build/start-page.ts), so the boxes are React's own and nothing shifts when the app takes over.
 * No hooks, no links: it lives for a moment.
 */
export function StartFrame() {
  return (
    <>
      <div data-start="frame">
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
        <PageSkeleton />
      </div>
      <div data-start="shortLink">
        <Redirecting />
      </div>
    </>
  );
}
