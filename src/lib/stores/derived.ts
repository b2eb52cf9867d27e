/**
 * A memoized selector: recomputes only when one of its inputs has changed.
 * @param read returns the inputs
 */
export function derived<From extends unknown[], To>(
  read: () => [...From],
  derive: (...from: NoInfer<From>) => To,
): () => To {
  let cached: { from: [...From]; to: To } | null = null;
  return () => {
    const from = read();
    if (cached === null || from.some((part, index) => part !== cached?.from[index])) {
      cached = { from, to: derive(...from) };
    }
    return cached.to;
  };
}
