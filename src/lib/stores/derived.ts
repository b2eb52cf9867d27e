import { lruMemoize } from '@reduxjs/toolkit';

/**
 * A memoized selector: recomputes only when one of its inputs has changed.
 * @param read returns the inputs
 */
export function derived<From extends unknown[], To>(
  read: () => [...From],
  derive: (...from: NoInfer<From>) => To,
): () => To {
  const memoized = lruMemoize(derive);
  return () => memoized(...read());
}
