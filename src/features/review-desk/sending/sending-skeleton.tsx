import { LoadingRegion, Skeleton } from '@/ui/skeleton';

export function SendingSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4 px-4 pt-4 sm:px-6">
      <h1 tabIndex={-1} className="text-xl font-semibold">
        Send decisions
      </h1>
      <LoadingRegion label="Loading decisions">
        <Skeleton className="mb-4 h-6 w-64" />
        <Skeleton className="mb-4 h-48 w-full" />
        <Skeleton className="h-64 w-full" />
      </LoadingRegion>
    </div>
  );
}
