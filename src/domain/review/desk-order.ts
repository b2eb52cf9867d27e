/** The order in which a reviewer goes through applications: fixed, so that nothing moves while they decide. */
export interface DeskOrder {
  ids: readonly string[];
}

export type DeskOrderAction =
  /** Newly arrived applications, which are added at the end. */
  | { type: 'arrivalsShown'; ids: readonly string[] }
  /** The reviewer has chosen another order. */
  | { type: 'sorted'; ids: readonly string[] };

export function deskOrderReducer(state: DeskOrder, action: DeskOrderAction): DeskOrder {
  switch (action.type) {
    case 'arrivalsShown': {
      const known = new Set(state.ids);
      const added = action.ids.filter((id) => !known.has(id));
      return added.length === 0 ? state : { ids: [...state.ids, ...added] };
    }
    case 'sorted': {
      // Only the known ones are ordered: sorting must not add new applications on its own.
      const known = new Set(state.ids);
      const sorted = action.ids.filter((id) => known.has(id));
      const placed = new Set(sorted);
      return { ids: [...sorted, ...state.ids.filter((id) => !placed.has(id))] };
    }
  }
}

/** The pending ones that arrived after the order was fixed. */
export function arrivals(order: DeskOrder, pendingIds: readonly string[]): string[] {
  const known = new Set(order.ids);
  return pendingIds.filter((id) => !known.has(id));
}

/** @returns the id next to the current one, which may itself not be visible; null where there is none */
export function beside(visible: readonly string[], current: string | null, step: -1 | 1): string | null {
  const at = visible.findIndex((id) => id === current);
  if (at < 0) return (step === 1 ? visible[0] : visible.at(-1)) ?? null;
  return visible[at + step] ?? null;
}

/**
 * Where to go after a verdict: to the next application that is still to be read, at the end back to the first one.
 * @returns null where none is left
 */
export function afterDecision(
  visible: readonly string[],
  isToRead: (id: string) => boolean,
  current: string,
): string | null {
  const at = visible.indexOf(current);
  const isWanted = (id: string) => id !== current && isToRead(id);
  return visible.slice(at + 1).find(isWanted) ?? visible.find(isWanted) ?? null;
}

/** The ids from one to the other, both included, for a shift-click; only `to` where `from` is not on screen. */
export function rangeBetween(visible: readonly string[], from: string | null, to: string): readonly string[] {
  const start = visible.findIndex((id) => id === from);
  const end = visible.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return visible.slice(Math.min(start, end), Math.max(start, end) + 1);
}
