import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { isOpenedAnew, readStoredPositions, storePositions } from './stored-positions';

/** Scroll positions by history entry; after a reload, or Back from another page, those that the tab had before. */
const positions = new Map(readStoredPositions());

/** The key alone is not enough: each visit that begins outside the app has the same one. */
const entryOf = ({ key, pathname }: Location) => key + pathname;

/**
 * New screens start at the top; Back, Forward and a reload return to where the person was. The declarative router has
 * no scroll restoration, and the browser's gives up before a lazily loaded list has its full height.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname } = location;
  const entry = entryOf(location);
  const type = useNavigationType();
  const previous = useRef({ entry, pathname });

  // The boards drawn by index.html may have been scrolled before the app took over. Read while they are still there:
  // afterwards the browser would have to lay the first screen out just for this.
  const [first] = useState(() => ({ entry, scrollY: window.scrollY }));

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (first.scrollY > 0 || isOpenedAnew()) positions.set(first.entry, first.scrollY);
    const store = () => storePositions(positions);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [first]);

  useLayoutEffect(() => {
    const before = previous.current;
    const isNewScreen = before.pathname !== pathname;
    previous.current = { entry, pathname };
    // It stays where it is: a new entry has that position too, even if nobody scrolls there.
    if (type !== 'POP' && !isNewScreen) positions.set(entry, positions.get(before.entry) ?? 0);
    const wanted = type === 'POP' ? (positions.get(entry) ?? 0) : 0;
    // A changed query on the same screen (a filter, a tab) keeps the scroll position.
    if (!isNewScreen && (type !== 'POP' || !positions.has(entry))) return;
    // The app starts: a new visit begins at the top, and somebody who has scrolled already stays there.
    if (before.entry === entry && (isOpenedAnew() || first.scrollY > 0)) return;

    const stop = () => {
      observer.disconnect();
      ACTS.forEach((act) => window.removeEventListener(act, stop));
    };
    const restore = () => {
      window.scrollTo(0, wanted);
      if (Math.abs(window.scrollY - wanted) < 2) stop();
    };
    // What is still loading makes the page longer, until the place is there or the person does something else.
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    ACTS.forEach((act) => window.addEventListener(act, stop, { passive: true }));
    restore();
    return stop;
  }, [entry, pathname, type, first]);

  // In the layout phase: the next screen is usually shorter, and the resulting jump must not be remembered as this
  // screen's position.
  useLayoutEffect(() => {
    const remember = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);
}

/** By these the person goes elsewhere on the page. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
