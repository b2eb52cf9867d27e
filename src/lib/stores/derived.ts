/**
 * Derives a value again only where something that it is derived from is another one by now; the same object until then.
 * @param read what it is derived from
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
