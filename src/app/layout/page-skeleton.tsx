import { Page } from '@/ui/page';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';

/** Shown while a screen's code is loading. */
export function PageSkeleton() {
  return (
    <Page>
      <div aria-hidden className="late-progress" />
      <LoadingRegion label="Loading">
        <Skeleton className="h-heading w-72 max-w-full" />
        <Skeleton className="mt-8 h-40 w-full" />
      </LoadingRegion>
    </Page>
  );
}
