import { useEffect, useRef } from 'react';

/**
 * Removing an element that has the focus leaves the keyboard nowhere; this moves the focus to a new place.
 * @param count how many elements there are; the focus moves when there are fewer and it has been lost
 * @param next where the focus goes
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
