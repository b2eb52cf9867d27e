import { safeStorage } from '@/lib/stored/safe-storage';

type Stored = ReadonlyMap<string, string | null>;

const readStored = (): Stored => new Map(safeStorage.keys('').map((key) => [key, safeStorage.get(key)]));

/**
 * A browser may keep a page whole when it is left, and bring it back with Back or Forward, however much later. What
 * other tabs have stored meanwhile (a sign-out, another theme) it has not heard, so it hears it then.
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
