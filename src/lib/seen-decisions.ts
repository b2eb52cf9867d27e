import { useMemo, useSyncExternalStore } from 'react';
import { safeStorage } from './safe-storage';

/** Which decisions on their applications a person has seen on this device. */
const keyOf = (person: string) => `seenDecisions:${person}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Seen in another tab is seen.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function idsFrom(kept: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(String(kept));
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** @param person auth uid @returns ids of applications whose decision was seen */
export function readSeenDecisions(person: string): ReadonlySet<string> {
  return idsFrom(safeStorage.get(keyOf(person)));
}

/** Keeps exactly these as seen, so that what the server has forgotten does not pile up. */
export function keepSeenDecisions(person: string, ids: readonly string[]): void {
  const value = JSON.stringify(ids);
  if (safeStorage.get(keyOf(person)) === value) return;
  safeStorage.set(keyOf(person), value);
  listeners.forEach((listener) => listener());
}

/** The same as `readSeenDecisions`, followed. */
export function useSeenDecisions(person: string): ReadonlySet<string> {
  const kept = useSyncExternalStore(subscribe, () => safeStorage.get(keyOf(person)));
  return useMemo(() => idsFrom(kept), [kept]);
}
