import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listen } from '@/lib/listen';
import { parsedJson, tabStorage } from '@/lib/stored/safe-storage';

const STORAGE_KEY = 'scrollPositions';

/** Scroll positions by history entry. After a reload, or Back from another site, they come from session storage. */
const positions = (parsedJson(tabStorage.get(STORAGE_KEY)) ?? {}) as Record<string, number>;

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
  const previousPath = useRef<string>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return listen(window, ['pagehide'], () => tabStorage.set(STORAGE_KEY, JSON.stringify(positions)));
  }, []);

  useLayoutEffect(() => {
    const before = previousPath.current;
    previousPath.current = pathname;
    if (before === null && isNewVisit()) delete positions[entry];
    // A changed query on the same screen (a filter, a tab) keeps the scroll position.
    const initial = before === null || before === pathname ? window.scrollY : 0;
    const target = (type === 'POP' ? positions[entry] : undefined) ?? initial;
    positions[entry] = target;
    // Retries as loading content makes the page longer, until the position is reached or the user acts.
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    const stopListening = listen(window, ['wheel', 'touchmove', 'keydown', 'pointerdown'], stop);
    function stop() {
      observer.disconnect();
      stopListening();
    }
    function restore() {
      window.scrollTo(0, target);
      if (Math.abs(window.scrollY - target) < 2) stop();
    }
    restore();
    return stop;
  }, [entry, pathname, type]);

  // A layout effect, so that it unsubscribes before a shorter next screen makes the browser scroll.
  useLayoutEffect(() => listen(window, ['scroll'], () => (positions[entry] = window.scrollY)), [entry]);
}
