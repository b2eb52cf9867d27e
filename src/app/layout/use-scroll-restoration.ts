import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listen } from '@/lib/listen';
import { parsedJson, tabStorage } from '@/lib/stored/safe-storage';

const STORAGE_KEY = 'scrollPositions';
/** The number of positions to store, the newest. */
const STORED_MAX = 50;
/** Events of a user who scrolls or navigates. */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Scroll positions by history entry. After a reload, or Back from another site, they come from session storage. */
const positions = new Map(
  Object.entries((parsedJson(tabStorage.get(STORAGE_KEY)) ?? {}) as Record<string, number>),
);
// If storage is full or blocked, a reload starts at the top.
const storePositions = () =>
  tabStorage.set(STORAGE_KEY, JSON.stringify(Object.fromEntries([...positions].slice(-STORED_MAX))));

/** Whether the page load is a new visit, not a reload, Back or Forward. */
const isNewVisit = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate';

/**
 * Scroll restoration: new screens start at the top; Back, Forward and a reload restore the position. The declarative router
 * has none, and the browser's gives up before a lazily loaded list has its full height.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  // Contains the path, because the first entry of every visit has the same key.
  const entry = key + pathname;
  const type = useNavigationType();
  const previous = useRef<{ entry: string; pathname: string }>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return listen(window, ['pagehide'], storePositions);
  }, []);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { entry, pathname };
    // The user may have scrolled the early page before the app rendered.
    if (before === null && (isNewVisit() || window.scrollY > 0)) positions.delete(entry);
    const isNewScreen = before !== null && before.pathname !== pathname;
    // A changed query on the same screen (a filter, a tab) keeps the scroll position.
    if (before !== null && !isNewScreen && type !== 'POP')
      positions.set(entry, positions.get(before.entry) ?? 0);
    const target = (type === 'POP' ? positions.get(entry) : null) ?? (isNewScreen ? 0 : null);
    if (target === null) return;

    const stop = () => {
      observer.disconnect();
      stopListening();
    };
    const restore = () => {
      window.scrollTo(0, target);
      if (Math.abs(window.scrollY - target) < 2) stop();
    };
    // Retries as loading content makes the page longer, until the position is reached or the user acts.
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    const stopListening = listen(window, USER_EVENTS, stop);
    restore();
    return stop;
  }, [entry, pathname, type]);

  // A layout effect, so that it unsubscribes before a shorter next screen makes the browser scroll.
  useLayoutEffect(() => listen(window, ['scroll'], () => positions.set(entry, window.scrollY)), [entry]);
}
