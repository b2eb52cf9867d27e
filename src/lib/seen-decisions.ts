import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from './emitter';
import { safeStorage } from './safe-storage';

/** The decisions on their applications that a person has seen on this device. */
const keyOf = (person: string) => `seenDecisions:${person}`;

/** What was seen in another tab counts as seen. */
const changes = createEmitter(() => followStorage(changes.emit));

function idsFrom(kept: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** @param person auth uid @returns ids of the applications whose decision has been seen */
export function readSeenDecisions(person: string): ReadonlySet<string> {
  return idsFrom(safeStorage.get(keyOf(person)));
}

/** Stores exactly these, so that those the server no longer lists do not pile up. */
export function keepSeenDecisions(person: string, ids: readonly string[]): void {
  const value = JSON.stringify(ids);
  if (safeStorage.get(keyOf(person)) === value) return;
  safeStorage.set(keyOf(person), value);
  changes.emit();
}

/** `readSeenDecisions` as a hook. */
export function useSeenDecisions(person: string): ReadonlySet<string> {
  const kept = useSyncExternalStore(changes.subscribe, () => safeStorage.get(keyOf(person)));
  return useMemo(() => idsFrom(kept), [kept]);
}
