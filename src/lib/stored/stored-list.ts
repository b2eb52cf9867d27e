import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from '../stores/emitter';
import { parsedJson, safeStorage } from './safe-storage';

const changes = createEmitter(() => followStorage(changes.emit));

/** `isValid` for a list of texts. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A list in local storage, one per user.
 * @param isValid checks a stored item, which an older version may have written
 */
export function storedList<T>(name: string, isValid: (value: unknown) => value is T) {
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
    /** `read` as a hook. Updates after changes, including those of other tabs. */
    useItems(uid: string): readonly T[] {
      const raw = useSyncExternalStore(changes.subscribe, () => safeStorage.get(keyOf(uid)));
      return useMemo(() => parse(raw), [raw]);
    },
  };
}

/**
 * The decisions that an applicant has read on this device, as keys (`decisionKey`). Keys that the server's list doesn't
 * contain are removed, so that old ones don't accumulate.
 */
export const readDecisions = storedList('readDecisions', isText);
