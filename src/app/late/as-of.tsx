import { useEffect } from 'react';
import type { OpenQuery } from '@/api/kept-answers';
import { daysSince, monthAndDay } from '@/lib/dates';
import { useIsOnline } from '@/lib/hooks/use-is-online';
import { useToday } from '@/lib/hooks/use-today';
import { createStore, useStore } from '@/lib/stores/create-store';

interface Shown {
  /** When the server gave the answer, in ms. */
  at: number;
  hasFailed: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

const onScreen = createStore<readonly Shown[]>([]);

export const useIsShowingKept = () => useStore(onScreen).length > 0;

/** Rendered with each kept answer; draws nothing. */
export function KeptMark({ at, query }: { at: number; query: OpenQuery<unknown> }) {
  const { isFetching, refetch } = query;
  const hasFailed = query.error !== undefined;
  useEffect(() => {
    const shown = { at, hasFailed, isFetching, refetch };
    onScreen.set([...onScreen.get(), shown]);
    return () => onScreen.set(onScreen.get().filter((one) => one !== shown));
  }, [at, hasFailed, isFetching, refetch]);
  return null;
}

/** 'As of 14:05', with the day where it is not today. */
function asOf(at: number): string {
  const iso = new Date(at).toISOString();
  const days = daysSince(iso) ?? 0;
  const day = days === 0 ? '' : days === 1 ? 'yesterday, ' : `${monthAndDay(iso)}, `;
  // In the same form for everybody: '14:05:59 GMT+0100 (...)'.
  return `As of ${day}${new Date(at).toTimeString().slice(0, 5)}`;
}

/**
 * Says of when the screen is, as long as it shows what this device has kept, and why there is nothing newer. It lies in
 * the margin above the screen and below the nav bar, so that nothing moves when it comes or goes; to the left, so that
 * it does not move itself when it gets longer.
 */
export function AsOf() {
  const shown = useStore(onScreen);
  const isOnline = useIsOnline();
  useToday();
  const failed = shown.filter(({ hasFailed }) => hasFailed);
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-nav z-20 mx-auto flex h-0 max-w-content px-4 sm:px-6 print:hidden"
    >
      {shown.length > 0 && (
        <p
          data-as-of
          className="pointer-events-auto mt-1 flex h-fit max-w-full flex-wrap items-center gap-x-2 rounded-full border border-border-strong bg-surface-raised px-3 text-sm"
        >
          <span className="tabular">{asOf(Math.min(...shown.map(({ at }) => at)))}</span>
          {!isOnline ? (
            <span className="text-text-muted">You are offline</span>
          ) : (
            failed.length > 0 && (
              <>
                <span className="text-text-muted">No answer</span>
                <button
                  type="button"
                  aria-disabled={failed.some(({ isFetching }) => isFetching)}
                  onClick={() => failed.forEach(({ isFetching, refetch }) => !isFetching && void refetch())}
                  className="min-h-6 rounded-control px-1 font-semibold underline underline-offset-4 aria-disabled:opacity-60"
                >
                  Retry
                </button>
              </>
            )
          )}
        </p>
      )}
    </div>
  );
}
