import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from '../stores/emitter';
import { parsedJson } from './parsed-json';
import { safeStorage } from './safe-storage';

/** A list that a person keeps on this device. Nobody else who signs in here sees it. */
export interface KeptList<T> {
  read: (uid: string) => readonly T[];
  /** @returns whether it is stored; otherwise it is kept until the page is closed */
  change: (uid: string, change: (items: readonly T[]) => readonly T[]) => boolean;
  /** `read` as a hook; follows other tabs. */
  useItems: (uid: string) => readonly T[];
}

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

/**
 * @param name of the list
 * @param isValid checks a stored item: it may come from an older version, or from anywhere
 * @param itemsMax further ones are dropped from the end
 */
export function keptList<T>(
  name: string,
  isValid: (value: unknown) => value is T,
  itemsMax: number,
): KeptList<T> {
  const keyOf = (uid: string) => `${name}:${uid}`;
  function parse(raw: string | null): readonly T[] {
    const items = parsedJson(raw);
    return Array.isArray(items) ? items.filter(isValid) : [];
  }
  return {
    read: (uid) => parse(rawOf(keyOf(uid))),
    change(uid, change) {
      const key = keyOf(uid);
      const raw = JSON.stringify(change(parse(rawOf(key))).slice(0, itemsMax));
      const isStored = safeStorage.set(key, raw);
      if (isStored) unstored.delete(key);
      else unstored.set(key, raw);
      changes.emit();
      return isStored;
    },
    useItems(uid) {
      const raw = useSyncExternalStore(changes.subscribe, () => rawOf(keyOf(uid)));
      return useMemo(() => parse(raw), [raw]);
    },
  };
}
