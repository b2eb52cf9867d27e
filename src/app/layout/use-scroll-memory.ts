import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const RESTORE_FOR_MS = 1500;

/** Scroll positions by history entry, for as long as the page lives. */
const positions = new Map<string, number>();

/**
 * New screens start at the top, Back and Forward where the person was. The declarative router has no scroll memory,
 * and the browser's own gives up before a lazily loaded list has its height.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const previousPath = useRef(pathname);

  const firstKey = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // The boards of index.html may have been scrolled before the app was there.
    positions.set(firstKey.current, window.scrollY);
  }, []);

  useLayoutEffect(() => {
    const isNewScreen = previousPath.current !== pathname;
    previousPath.current = pathname;
    const wanted = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    // A changed query on the same screen (a filter, a tab) leaves the scroll where it is, and so does the app's start.
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
    // The person's own scrolling wins.
    window.addEventListener('wheel', stop, { passive: true, once: true });
    window.addEventListener('touchmove', stop, { passive: true, once: true });
    return () => {
      stop();
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
    };
  }, [key, pathname, type]);

  // In the layout phase: the next screen is mostly shorter, and the jump to its top must not be remembered as this one's.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
