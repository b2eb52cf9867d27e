import { parsedJson, tabStorage } from '@/lib/stored/safe-storage';

const STORED_AS = 'scrollPositions';
/** Limits the stored positions to the newest. */
const STORED_MAX = 50;

/** @returns whether the page load is a new navigation, not a reload, Back or Forward */
export function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** @returns this tab's stored scroll positions by history entry, in pixels */
export function readStoredPositions(): [entry: string, top: number][] {
  const stored = parsedJson(tabStorage.get(STORED_AS));
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

export function storePositions(positions: ReadonlyMap<string, number>): void {
  // If storage is full or blocked, a reload starts at the top.
  tabStorage.set(STORED_AS, JSON.stringify([...positions].slice(-STORED_MAX)));
}
