import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Application } from '@/domain/review/application';
import { isFiltering } from '@/domain/review/find-applications';
import { useStoreInTransition } from '@/lib/stores/use-store-in-transition';
import type { Desk } from '../state/desk';

/** The longest slice of work, because a key press can't interrupt running code. */
const IDLE_SLICE_MS = 4;

/** Builds the search texts while the page is idle, so that the first key of a search is fast. */
function useSearchTextsWhenIdle(applications: ReadonlyMap<string, Application>) {
  useEffect(() => {
    // Safari has no `requestIdleCallback`; there the first search builds them.
    if (!('requestIdleCallback' in window)) return;
    const remaining = applications.values();
    let handle = requestIdleCallback(function work(deadline) {
      const until = performance.now() + Math.min(IDLE_SLICE_MS, deadline.timeRemaining());
      do {
        const next = remaining.next();
        if (next.done) return;
        next.value.searchText();
      } while (performance.now() < until);
      handle = requestIdleCallback(work);
    });
    return () => cancelIdleCallback(handle);
  }, [applications]);
}

/** The state of the screen that doesn't change on a step or a verdict. */
export function useDeskView(desk: Desk) {
  const { subscribe, address } = desk;
  const applications = useSyncExternalStore(subscribe, desk.applications);
  const naming = useSyncExternalStore(subscribe, desk.naming);
  const mode = useSyncExternalStore(subscribe, () => address.get().mode);
  const sort = useSyncExternalStore(subscribe, () => address.get().sort);
  // In a transition, so that a long list doesn't delay the typed key.
  const readFilter = useMemo(() => () => address.get().filter, [address]);
  const filter = useStoreInTransition(subscribe, readFilter);
  const visible = useSyncExternalStore(subscribe, () => desk.matching(filter));
  const selectedIds = useSyncExternalStore(subscribe, desk.selected);
  // Only listed applications count as selected, so that no hidden one is judged.
  const selected = useMemo(() => visible.filter((id) => selectedIds.has(id)), [visible, selectedIds]);
  useSearchTextsWhenIdle(applications);
  return {
    ...naming,
    applications,
    mode,
    sort,
    term: filter.term,
    isFiltered: isFiltering(filter),
    /** The listed ids, in their order. */
    visible,
    selected,
    /** Whether a listed application is selected. */
    isSelected: (id: string) => selectedIds.has(id),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;
