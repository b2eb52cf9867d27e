import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter, followStorage } from './emitter';
import { safeStorage } from './safe-storage';

/** A list that a person keeps on this device. Nobody else who signs in here sees it. */
export interface KeptList<T> {
  /** @param person auth uid */
  read: (person: string) => readonly T[];
  /** @returns whether it is stored; otherwise it is kept until the page is closed */
  change: (person: string, change: (items: readonly T[]) => readonly T[]) => boolean;
  /** `read` as a hook; follows other tabs. */
  useItems: (person: string) => readonly T[];
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
  const keyOf = (person: string) => `${name}:${person}`;
  function parse(raw: string | null): readonly T[] {
    try {
      const items: unknown = JSON.parse(String(raw));
      return Array.isArray(items) ? items.filter(isValid) : [];
    } catch {
      return [];
    }
  }
  return {
    read: (person) => parse(rawOf(keyOf(person))),
    change(person, change) {
      const key = keyOf(person);
      const raw = JSON.stringify(change(parse(rawOf(key))).slice(0, itemsMax));
      const isStored = safeStorage.set(key, raw);
      if (isStored) unstored.delete(key);
      else unstored.set(key, raw);
      changes.emit();
      return isStored;
    },
    useItems(person) {
      const raw = useSyncExternalStore(changes.subscribe, () => rawOf(keyOf(person)));
      return useMemo(() => parse(raw), [raw]);
    },
  };
}
