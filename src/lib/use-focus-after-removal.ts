import { useEffect, useRef } from 'react';

/**
 * What is removed takes the focus with it, and the keyboard is nowhere; this gives it a new place.
 * @param count how many things there are; the focus is moved when there are fewer and it has fallen off the page
 * @param next where it goes on
 */
export function useFocusAfterRemoval(count: number, next: () => HTMLElement | null | undefined): void {
  const previous = useRef(count);
  const latestNext = useRef(next);
  useEffect(() => {
    latestNext.current = next;
  });
  useEffect(() => {
    const wasRemoved = count < previous.current;
    previous.current = count;
    if (wasRemoved && document.activeElement === document.body) latestNext.current()?.focus();
  }, [count]);
}
