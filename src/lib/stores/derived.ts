/**
 * A memoized selector: recomputes only when one of its inputs has changed.
 * @param read returns the inputs
 */
export function derived<From extends unknown[], To>(
  read: () => [...From],
  derive: (...from: NoInfer<From>) => To,
): () => To {
  let known: { from: [...From]; to: To } | null = null;
  return () => {
    const from = read();
    if (known === null || from.some((part, index) => part !== known?.from[index])) {
      known = { from, to: derive(...from) };
    }
    return known.to;
  };
}
