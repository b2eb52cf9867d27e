import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from '../stores/emitter';
import { parsedJson, safeStorage } from './safe-storage';

const changes = createEmitter(() => followStorage(changes.emit));

/** Checks an item of a list of texts. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A list in local storage, one per user.
 * @param isValid checks a stored item: an older version may have written it
 */
export function keptList<T>(name: string, isValid: (value: unknown) => value is T) {
  const keyOf = (uid: string) => `${name}:${uid}`;
  function parse(raw: string | null): readonly T[] {
    const items = parsedJson(raw);
    return Array.isArray(items) ? items.filter(isValid) : [];
  }
  const read = (uid: string) => parse(safeStorage.get(keyOf(uid)));
  return {
    read,
    change(uid: string, change: (items: readonly T[]) => readonly T[]): void {
      safeStorage.set(keyOf(uid), JSON.stringify(change(read(uid))));
      changes.emit();
    },
    /** `read` as a hook. It follows changes of other tabs. */
    useItems(uid: string): readonly T[] {
      const raw = useSyncExternalStore(changes.subscribe, () => safeStorage.get(keyOf(uid)));
      return useMemo(() => parse(raw), [raw]);
    },
  };
}

/**
 * Which decisions on their applications a person has seen on this device (domain/join-request.ts). Exactly those that the
 * server lists are stored, so that others do not statusCount up.
 */
export const seenDecisions = keptList('seenDecisions', isText);
