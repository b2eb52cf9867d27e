import { Button } from '@/ui/button';
import { MessagePage } from '@/ui/message-page';
import { Page } from '@/ui/page';
import type { RetryProps } from '@/ui/query-state';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';

/** The skeleton of the invitation. */
export function JoinBoardSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading board">
        <div className="flex max-w-3xl flex-col gap-6">
          <Skeleton className="h-heading w-full max-w-2xl" />
          <Skeleton className="h-36 w-full rounded-card sm:h-[5.125rem]" />
          <Skeleton className="h-[9.625rem] w-full rounded-card sm:h-[5.25rem]" />
          <div>
            <Skeleton className="h-6 w-28" />
            <div className="mt-3 flex items-center gap-3">
              <Skeleton className="size-12 rounded-full" />
              <Skeleton className="h-5 w-40" />
            </div>
          </div>
          <div>
            <Skeleton className="h-6 w-40" />
            <Skeleton className="mt-3 h-5 w-full" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
        </div>
      </LoadingRegion>
    </Page>
  );
}

export function BoardNotLoaded({ onRetry, isRetrying }: RetryProps) {
  return (
    <div role="alert">
      <MessagePage
        title="Error Loading Board"
        text="There was a problem loading the board details. Please try again later."
        action={
          <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
