import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from '../stores/emitter';
import { parsedJson, safeStorage } from './safe-storage';

/** What could not be stored, by key. */
const unstored = new Map<string, string>();

const changes = createEmitter(() =>
  followStorage(({ key }) => {
    // Another tab could store it; null means that everything was removed.
    if (key === null) unstored.clear();
    else unstored.delete(key);
    changes.emit();
  }),
);

const rawOf = (key: string) => unstored.get(key) ?? safeStorage.get(key);

/** For a list of texts. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A list that a person keeps on this device. Nobody else who signs in here sees it.
 * @param name of the list
 * @param isValid checks a stored item: it may come from an older version, or from anywhere
 * @param itemsMax further ones are dropped from the end
 */
export function keptList<T>(name: string, isValid: (value: unknown) => value is T, itemsMax: number) {
  const keyOf = (uid: string) => `${name}:${uid}`;
  function parse(raw: string | null): readonly T[] {
    const items = parsedJson(raw);
    return Array.isArray(items) ? items.filter(isValid) : [];
  }
  return {
    read: (uid: string) => parse(rawOf(keyOf(uid))),
    /** @returns whether it is stored; otherwise it is kept until the page is closed */
    change(uid: string, change: (items: readonly T[]) => readonly T[]): boolean {
      const key = keyOf(uid);
      const raw = JSON.stringify(change(parse(rawOf(key))).slice(0, itemsMax));
      const isStored = safeStorage.set(key, raw);
      if (isStored) unstored.delete(key);
      else unstored.set(key, raw);
      changes.emit();
      return isStored;
    },
    /** `read` as a hook; follows other tabs. */
    useItems(uid: string): readonly T[] {
      const raw = useSyncExternalStore(changes.subscribe, () => rawOf(keyOf(uid)));
      return useMemo(() => parse(raw), [raw]);
    },
  };
}
