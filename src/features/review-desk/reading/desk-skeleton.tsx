import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import { DESK, DESK_COLUMNS, DESK_PANEL } from './desk-frame';
import { ROW_HEIGHT_REM } from './desk-row';

export function DeskSkeleton() {
  return (
    <div className={DESK}>
      <h1 tabIndex={-1} className="text-xl font-semibold">
        Review desk
      </h1>
      <LoadingRegion label="Loading applications">
        <Skeleton className="mt-1 mb-4 h-6 w-64" />
        <div className={DESK_COLUMNS}>
          <div className={DESK_PANEL}>
            {Array.from({ length: 8 }, (_, index) => (
              <div
                key={index}
                className="flex items-center gap-3 border-b border-border px-4"
                style={{ height: `${ROW_HEIGHT_REM}rem` }}
              >
                <Skeleton className="size-8 rounded-full" />
                <div className="flex-1 space-y-2">
                  <Skeleton className="h-4 w-1/2" />
                  <Skeleton className="h-3 w-3/4" />
                </div>
              </div>
            ))}
          </div>
          <div className={`${DESK_PANEL} hidden gap-4 p-6 lg:flex`}>
            <Skeleton className="h-12 w-1/2" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        </div>
      </LoadingRegion>
    </div>
  );
}
