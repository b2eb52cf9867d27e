import { useLayoutEffect, useRef } from 'react';
import { pageHeading } from '@/lib/focus/page-heading';
import { listen } from '@/lib/listen';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';

/* The desk's layout, shared by the screen and its skeleton. */

/**
 * Fills the window below the nav bar (--desk-top, set by `useTopOffset`). It has a minimum height for low windows and large
 * text, in which the page scrolls, so that the note's buttons stay visible: 36rem at 16 px, 48rem at 32 px.
 */
export const DESK =
  'mx-auto flex w-full max-w-desk flex-col px-4 pt-4 pb-40 sm:px-6 lg:not-print:h-[calc(100dvh-var(--desk-top,calc(3.5rem_+_1px))-var(--run-card))] lg:min-h-[max(36rem,60rem-384px)] lg:pb-4';
export const DESK_COLUMNS =
  'grid min-h-0 flex-1 grid-cols-1 gap-4 lg:grid-cols-[min(24rem,40%)_minmax(0,1fr)]';
/** `clip` instead of `hidden`, which would break sticky elements. */
export const DESK_PANEL =
  'flex min-h-0 min-w-0 flex-col overflow-clip rounded-card border border-border bg-surface-raised contain-layout outline-none';
/** Sets --desk-top to the element's offset from the page's top, in px, before the first paint. */
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
    return listen(window, ['resize'], measure);
  }, []);
  return ref;
}

/** Has the heights of the loaded desk. */
export function DeskSkeleton() {
  return (
    <div className={DESK}>
      <LoadingRegion label="Loading applications">{null}</LoadingRegion>
      <header className="flex flex-col gap-2 pb-3">
        <h1 ref={pageHeading} tabIndex={-1} className="text-xl font-semibold">
          Review desk
        </h1>
        <Skeleton className="h-8 w-full max-w-md" />
      </header>
      <div className={DESK_COLUMNS}>
        <div className={`${DESK_PANEL} gap-4 p-4`}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-12 w-full" />
          ))}
        </div>
        <div className={`${DESK_PANEL} hidden gap-4 p-6 lg:flex`}>
          <Skeleton className="h-12 w-1/2" />
          <Skeleton className="h-48 w-full" />
        </div>
      </div>
    </div>
  );
}
