import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function whose identity never changes, for memoized rows, and which always calls the latest one. */
export function useLatest<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
