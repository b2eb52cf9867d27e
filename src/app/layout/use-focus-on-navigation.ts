import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A screen whose heading has not come after this time has none; it comes with the code, at times only with the data. */
const WAIT_MS = 10_000;

/**
 * Moves the focus to the heading of the screen as soon as it stands, and to the one that takes its place when the data
 * comes in; gives way as soon as the person puts the focus somewhere else, types or presses.
 * @returns stops it
 */
function focusHeading(main: HTMLElement): () => void {
  const before = document.activeElement;
  let heading: HTMLElement | null = null;

  const isUntouched = () => {
    const now = document.activeElement;
    return now === null || now === document.body || now === before || now === heading;
  };
  const move = () => {
    if (!isUntouched()) {
      stop();
      return;
    }
    const found = main.querySelector<HTMLElement>('h1');
    if (found === null || found === heading) return;
    heading = found;
    // The scroll position is the scroll memory's.
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(move);
  const timer = setTimeout(() => {
    const isLost = isUntouched() && heading === null;
    stop();
    if (isLost) main.focus({ preventScroll: true });
  }, WAIT_MS);
  const events = ['pointerdown', 'input'] as const;
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    events.forEach((type) => document.removeEventListener(type, stop, true));
  }

  events.forEach((type) => document.addEventListener(type, stop, true));
  observer.observe(main, { childList: true, subtree: true });
  move();
  return stop;
}

/**
 * Tells people who do not see the screen that it is another one: after a change of the path (not of the query, and not
 * on the first load) the focus is on the new heading, which screen readers then read.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (main === null) return;
    return focusHeading(main);
  }, [pathname]);
}
