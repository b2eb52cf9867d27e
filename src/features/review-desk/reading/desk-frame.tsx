import { useLayoutEffect, useRef } from 'react';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import { ROW_HEIGHT_REM } from './desk-row';

/** The boxes of the desk, for the screen and its skeleton alike. */

/**
 * The rest of the window below the nav bar (--desk-top, by `useTopOffset`). Higher in a low window or with large text,
 * so that the note's buttons stay whole and the page scrolls: 36rem at the usual 16 px, 48rem at 32 px.
 */
export const DESK =
  'mx-auto flex w-full max-w-desk flex-col px-4 pt-4 pb-40 sm:px-6 lg:not-print:h-[calc(100dvh-var(--desk-top,calc(3.5rem_+_1px))-var(--run-card))] lg:min-h-[max(36rem,60rem-384px)] lg:pb-4';
export const DESK_COLUMNS =
  'grid min-h-0 flex-1 grid-cols-1 gap-4 lg:grid-cols-[min(24rem,40%)_minmax(0,1fr)]';
/** Clipped, not hidden: inside a scroll container nothing could stick to the window. */
export const DESK_PANEL =
  'flex min-h-0 min-w-0 flex-col overflow-clip rounded-card border border-border bg-surface-raised contain-layout outline-none';
/** Sets --desk-top on an element: how far below the page's top it begins, in px. Before the first paint. */
export function useTopOffset() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element === null) return;
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--desk-top', `${top}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return ref;
}

const PILLS = ['w-24', 'w-16', 'w-20', 'w-16', 'w-16'];
const TOOLS = ['w-52', 'w-20', 'max-lg:ml-auto w-16'];

/** The same boxes as the desk's, so that header, list and application do not move when they have loaded. */
export function DeskSkeleton() {
  return (
    <div className={DESK}>
      <LoadingRegion label="Loading applications">{null}</LoadingRegion>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 lg:basis-64">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            Review desk
          </h1>
          <Skeleton className="my-1 h-4 w-48" />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:order-1 max-lg:w-full">
          {TOOLS.map((width) => (
            <Skeleton key={width} className={`h-8 ${width}`} />
          ))}
        </div>
        <div className="flex flex-wrap gap-1 max-lg:order-1 max-lg:w-full lg:w-[calc(100%-14rem)]">
          {PILLS.map((width, index) => (
            <Skeleton key={index} className={`h-8 rounded-full ${width}`} />
          ))}
        </div>
      </header>
      <div className={DESK_COLUMNS}>
        <div className={DESK_PANEL}>
          <div className="flex flex-col gap-2 border-b border-border p-2">
            <Skeleton className="h-[calc(1.5em+1rem+2px)] w-full" />
            <div className="flex items-center justify-between">
              <Skeleton className="h-8 w-24" />
              <Skeleton className="h-8 w-32" />
            </div>
          </div>
          <div className="flex min-h-11 items-center border-b border-border px-4">
            <Skeleton className="h-4 w-20" />
          </div>
          {Array.from({ length: 8 }, (_, index) => (
            <div
              key={index}
              className="flex shrink-0 items-center gap-3 border-b border-border px-4"
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
    </div>
  );
}
