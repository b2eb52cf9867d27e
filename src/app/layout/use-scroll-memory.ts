import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { isNewNavigation, readStoredPositions, storePositions } from './stored-positions';

/** Scroll positions by history entry. After a reload, or Back from another site, they come from session storage. */
const positions = new Map(readStoredPositions());

/** Contains the path, because the first entry of every visit has the same key. */
const entryOf = ({ key, pathname }: Location) => key + pathname;

/**
 * Scroll restoration: new screens start at the top; Back, Forward and a reload restore the position. The declarative router
 * has none, and the browser's gives up before a lazily loaded list has its full height.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname } = location;
  const entry = entryOf(location);
  const type = useNavigationType();
  const previous = useRef({ entry, pathname });

  // The user may have scrolled the early page before the app rendered. Read during rendering, because a read after it
  // would force a layout.
  const [first] = useState(() => ({ entry, scrollY: window.scrollY }));

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (first.scrollY > 0 || isNewNavigation()) positions.set(first.entry, first.scrollY);
    const store = () => storePositions(positions);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [first]);

  useLayoutEffect(() => {
    const before = previous.current;
    const isNewScreen = before.pathname !== pathname;
    previous.current = { entry, pathname };
    // A new entry of the same screen inherits the position.
    if (type !== 'POP' && !isNewScreen) positions.set(entry, positions.get(before.entry) ?? 0);
    const wanted = type === 'POP' ? (positions.get(entry) ?? 0) : 0;
    // A changed query on the same screen (a filter, a tab) keeps the scroll position.
    if (!isNewScreen && (type !== 'POP' || !positions.has(entry))) return;
    // On the first render, a new visit starts at the top, and a page that was scrolled stays.
    if (before.entry === entry && (isNewNavigation() || first.scrollY > 0)) return;

    const stop = () => {
      observer.disconnect();
      USER_EVENTS.forEach((type) => window.removeEventListener(type, stop));
    };
    const restore = () => {
      window.scrollTo(0, wanted);
      if (Math.abs(window.scrollY - wanted) < 2) stop();
    };
    // Retries as loading content makes the page longer, until the position is reached or the user acts.
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    USER_EVENTS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
    restore();
    return stop;
  }, [entry, pathname, type, first]);

  // A layout effect, so that it unsubscribes before a shorter next screen makes the browser scroll.
  useLayoutEffect(() => {
    const remember = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);
}

/** Events with which users scroll or move on. */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
