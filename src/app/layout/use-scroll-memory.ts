import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const RESTORE_FOR_MS = 1500;

/** Scroll positions by history entry, for the lifetime of the page. */
const positions = new Map<string, number>();

/**
 * New screens start at the top; Back and Forward return to where the person was. The declarative router has no
 * scroll restoration, and the browser's gives up before a lazily loaded list has its full height.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef({ key, pathname });

  // The boards drawn by index.html may have been scrolled before the app took over. Read while they are still there:
  // afterwards the browser would have to lay the first screen out just for this.
  const [first] = useState(() => ({ key, scrollY: window.scrollY }));

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    positions.set(first.key, first.scrollY);
  }, [first]);

  useLayoutEffect(() => {
    const before = previous.current;
    const isNewScreen = before.pathname !== pathname;
    previous.current = { key, pathname };
    // It stays where it is: a new entry has that position too, even if nobody scrolls there.
    if (type !== 'POP' && !isNewScreen) positions.set(key, positions.get(before.key) ?? 0);
    const wanted = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    // A changed query on the same screen (a filter, a tab) keeps the scroll position, and so does the app's start.
    if (!isNewScreen && (type !== 'POP' || !positions.has(key))) return;

    const start = performance.now();
    let frame = 0;
    const restore = () => {
      window.scrollTo(0, wanted);
      const isThere = Math.abs(window.scrollY - wanted) < 2;
      if (!isThere && performance.now() - start < RESTORE_FOR_MS) frame = requestAnimationFrame(restore);
    };
    restore();
    const stop = () => cancelAnimationFrame(frame);
    // Stop as soon as the person scrolls.
    window.addEventListener('wheel', stop, { passive: true, once: true });
    window.addEventListener('touchmove', stop, { passive: true, once: true });
    return () => {
      stop();
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
    };
  }, [key, pathname, type]);

  // In the layout phase: the next screen is usually shorter, and the resulting jump must not be remembered as this
  // screen's position.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
