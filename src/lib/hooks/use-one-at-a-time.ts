import { useRef } from 'react';

/**
 * The same action, but never started twice at the same time: a second call (a double click, or Enter twice before
 * the button is disabled) gets the promise of the running one.
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
