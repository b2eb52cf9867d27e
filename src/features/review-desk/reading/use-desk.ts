import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Application } from '@/domain/review/application';
import type { ReviewStatus } from '@/domain/review/decision';
import type { DeskAddress } from '@/domain/review/desk-address';
import { isFiltering } from '@/domain/review/find-applications';
import { useStoreLater } from '@/lib/stores/use-store-later';
import type { Mark } from '@/domain/review/mark';
import type { Desk } from '../state/desk';

/** Subscribes to the desk. @param read must be pure, and return equal values as the same object */
export function useOfDesk<T>(desk: Desk, read: () => T): T {
  return useSyncExternalStore(desk.subscribe, read);
}

/** `useOfDesk` that renders after the next paint, for rows: the application beside the list renders first. */
export function useOfDeskAfterPaint<T>(desk: Desk, read: () => T): T {
  return useSyncExternalStore(desk.subscribeAfterPaint, read);
}

/**
 * `useOfDesk` in an interruptible render, for selectors that are slow with thousands of applications.
 * @param read must also keep its identity
 */
export function useOfDeskLater<T>(desk: Desk, read: () => T): T {
  return useStoreLater(desk.subscribe, read);
}

export const useStatus = (desk: Desk, id: string): ReviewStatus => useOfDesk(desk, () => desk.statusOf(id));

export const useMark = (desk: Desk, id: string): Mark => useOfDesk(desk, () => desk.markOf(id));

/** @param select must be pure, and return equal values as the same object */
export const useAddress = <T>(desk: Desk, select: (address: DeskAddress) => T): T =>
  useOfDesk(desk, () => select(desk.address.get()));

/** Waits for idle time, because a key can't interrupt running code. */
const IDLE_SLICE_MS = 4;

/** Builds the search texts while the page is idle, so that the first key of a search is fast. */
function useSearchTextsWhenIdle(applications: ReadonlyMap<string, Application>) {
  useEffect(() => {
    // Safari has no `requestIdleCallback`; there the first search builds them.
    if (!('requestIdleCallback' in window)) return;
    const left = applications.values();
    let handle = requestIdleCallback(function work(deadline) {
      const until = performance.now() + Math.min(IDLE_SLICE_MS, deadline.timeRemaining());
      do {
        const next = left.next();
        if (next.done) return;
        next.value.searchText();
      } while (performance.now() < until);
      handle = requestIdleCallback(work);
    });
    return () => cancelIdleCallback(handle);
  }, [applications]);
}

/** The selected applications. Only listed ones count, so that no hidden application is judged. */
function useSelection(desk: Desk, visible: readonly string[]) {
  const chosen = useOfDesk(desk, desk.selected);
  return useMemo(() => {
    const selected = visible.filter((id) => chosen.has(id));
    const listed = new Set(selected);
    return { selected, isSelected: (id: string) => listed.has(id) };
  }, [visible, chosen]);
}

/** The state of the screen: applications, filter, order, selection and names. */
export function useDeskView(desk: Desk) {
  const applications = useOfDesk(desk, desk.applications);
  // Deferred, so that a typed key appears immediately in a long list.
  const readFilter = useMemo(() => () => desk.address.get().filter, [desk]);
  const filter = useOfDeskLater(desk, readFilter);
  const naming = useOfDesk(desk, desk.naming);
  useSearchTextsWhenIdle(applications);
  const visible = useOfDesk(desk, () => desk.matching(filter));
  return {
    ...naming,
    applications,
    mode: useAddress(desk, (address) => address.mode),
    term: filter.term,
    isFiltered: isFiltering(filter),
    /** In the order in which they are gone through. */
    visible,
    sort: useAddress(desk, (address) => address.sort),
    selection: useSelection(desk, visible),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;
