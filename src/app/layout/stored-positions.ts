import { parsedJson, tabStorage } from '@/lib/stored/safe-storage';

const STORED_AS = 'scrollPositions';
/** The newest are kept: nobody goes back further. */
const STORED_MAX = 50;

/** @returns whether the page was opened by a link or an address, and not by a reload, Back or Forward */
export function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** @returns the scroll positions by history entry, in pixels, that this tab had when the app was left in it */
export function readStoredPositions(): [entry: string, top: number][] {
  const stored = parsedJson(tabStorage.get(STORED_AS));
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

export function storePositions(positions: ReadonlyMap<string, number>): void {
  // Where storage is full or blocked, a reload starts at the top.
  tabStorage.set(STORED_AS, JSON.stringify([...positions].slice(-STORED_MAX)));
}
