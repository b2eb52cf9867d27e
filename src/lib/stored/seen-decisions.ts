import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from '../stores/emitter';
import { parsedJson, safeStorage } from './safe-storage';

/** The decisions on their applications that a person has seen on this device. */
const keyOf = (uid: string) => `seenDecisions:${uid}`;

/** What was seen in another tab counts as seen. */
const changes = createEmitter(() => followStorage(changes.emit));

function idsFrom(kept: string | null): ReadonlySet<string> {
  const ids = parsedJson(kept);
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

/** @returns ids of the applications whose decision has been seen */
export function readSeenDecisions(uid: string): ReadonlySet<string> {
  return idsFrom(safeStorage.get(keyOf(uid)));
}

/** Stores exactly these, so that those the server no longer lists do not pile up. */
export function keepSeenDecisions(uid: string, ids: readonly string[]): void {
  const value = JSON.stringify(ids);
  if (safeStorage.get(keyOf(uid)) === value) return;
  safeStorage.set(keyOf(uid), value);
  changes.emit();
}

/** `readSeenDecisions` as a hook. */
export function useSeenDecisions(uid: string): ReadonlySet<string> {
  const kept = useSyncExternalStore(changes.subscribe, () => safeStorage.get(keyOf(uid)));
  return useMemo(() => idsFrom(kept), [kept]);
}
