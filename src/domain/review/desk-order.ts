/** Applies another order to the known ids: sorting adds none. */
export function inOrder(order: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = new Set(order);
  const sorted = wanted.filter((id) => known.has(id));
  const placed = new Set(sorted);
  return [...sorted, ...order.filter((id) => !placed.has(id))];
}

/** @returns the id next to the current one, which may itself not be visible; null if there is none */
export function neighborOf(visible: readonly string[], current: string | null, step: -1 | 1): string | null {
  const at = visible.findIndex((id) => id === current);
  if (at < 0) return (step === 1 ? visible[0] : visible.at(-1)) ?? null;
  return visible[at + step] ?? null;
}

/** @returns the next matching id, wrapping at the end; null if no other id matches */
export function nextMatching(
  visible: readonly string[],
  current: string | null,
  matches: (id: string) => boolean,
): string | null {
  const at = visible.findIndex((id) => id === current);
  const isNext = (id: string) => id !== current && matches(id);
  return visible.slice(at + 1).find(isNext) ?? visible.find(isNext) ?? null;
}

/** The ids between two, inclusive, for a Shift+click; only `to` if `from` isn't on screen. */
export function rangeBetween(visible: readonly string[], from: string | null, to: string): readonly string[] {
  const start = visible.findIndex((id) => id === from);
  const end = visible.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return visible.slice(Math.min(start, end), Math.max(start, end) + 1);
}
