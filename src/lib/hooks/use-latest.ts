import { useCallback, useLayoutEffect, useRef } from 'react';

/** @returns a stable function that calls the latest `callback`, for props of memoized rows */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
