import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A screen that shows no heading within this time has none. The heading comes with the code, sometimes only with
 * the data.
 */
const WAIT_MS = 10_000;

/**
 * Moves the focus to the screen's heading as soon as it is there, and to the one that replaces it when the data
 * arrives. Gives up as soon as the person focuses something else, types or presses.
 * @param before what had the focus when the screen changed
 * @returns a function that stops this
 */
export function focusHeading(main: HTMLElement, before: Element | null): () => void {
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
    // Scrolling is left to `useScrollMemory`.
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

/** The path that the document was loaded for; null if the browser does not say. */
function loadedPath(): string | null {
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined ? null : new URL(load.name).pathname;
}

/** Nothing, or the link that has led here: nobody has gone on with the keyboard since the screen changed. */
function isWhereNavigationLeavesIt(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  return focused instanceof HTMLAnchorElement && focused.pathname === window.location.pathname;
}

/**
 * Makes a change of screen noticeable without seeing it: after the path has changed (not the query, and not on the
 * first load) the focus moves to the new heading, which screen readers then read. A press that came before this code
 * had loaded counts too, unless the focus has been moved since; a redirect on the first load does not.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef(type === NavigationType.Push ? (loadedPath() ?? pathname) : pathname);
  const isLate = useRef(true);
  const before = useRef<Element | null>(null);
  const stop = useRef<() => void>(undefined);
  // With the new screen, and not after its first frame as the effect below: by then somebody may have focused a part
  // of it, and what waits for the earlier screen's heading would have taken the new one for it.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    return () => stop.current?.();
  }, [pathname]);
  useEffect(() => {
    const hasMovedOn = isLate.current && !isWhereNavigationLeavesIt(before.current);
    isLate.current = false;
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (main === null || hasMovedOn) return;
    stop.current = focusHeading(main, before.current);
  }, [pathname]);
}
