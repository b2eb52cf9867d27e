import { Page } from '@/ui/page';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';

/** Stands for a screen whose code is still on its way. */
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
