import { safeStorage } from '@/lib/stored/safe-storage';

type Stored = ReadonlyMap<string, string | null>;

const readStored = (): Stored => new Map(safeStorage.keys('').map((key) => [key, safeStorage.get(key)]));

/**
 * Dispatches the `storage` events that the page has missed while it was in the back/forward cache, such as a sign-out or a
 * new theme in another tab.
 */
export function replayMissedStorage(): void {
  let whenLeft: Stored = new Map();
  window.addEventListener('pagehide', () => {
    whenLeft = readStored();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now = readStored();
    for (const key of new Set([...whenLeft.keys(), ...now.keys()])) {
      const oldValue = whenLeft.get(key) ?? null;
      const newValue = now.get(key) ?? null;
      if (oldValue !== newValue)
        window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
    }
  });
}
