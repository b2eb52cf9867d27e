import { useRef } from 'react';

/**
 * The same action, which while it runs is not started again: a second call (a double click, Enter twice before the
 * button is drawn disabled) gets the running one's promise.
 */
export function useOneAtATime<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const running = useRef<Promise<void> | null>(null);
  return (...args) => {
    running.current ??= act(...args).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}
