import { createEmitter, followStorage } from '@/lib/stores/emitter';
import { parsedJson, safeStorage } from '@/lib/stored/safe-storage';

/**
 * Things kept on this device, each under a key of its own: adding one writes one, and two tabs that change different
 * ones never overwrite each other. If nothing can be stored they live as long as the page.
 * @param prefix of the keys, with the person's uid in it
 * @param isValid checks a kept value: it may be an older version's, or anyone's
 */
export function keptCollection<T>(prefix: string, isValid: (value: unknown) => value is T) {
  let entries: ReadonlyMap<string, T> | null = null;
  const { subscribe, emit } = createEmitter();

  function readNow(id: string): T | null {
    const value = parsedJson(safeStorage.get(prefix + id));
    return isValid(value) ? value : null;
  }

  /** A new map after every change, here or in another tab; the same one until then. */
  function get(): ReadonlyMap<string, T> {
    if (entries === null) {
      const ids = safeStorage.keys(prefix).map((key) => key.slice(prefix.length));
      const found = ids.map((id) => [id, readNow(id)] as const);
      entries = new Map(found.filter((entry): entry is readonly [string, T] => entry[1] !== null));
    }
    return entries;
  }

  function become(next: ReadonlyMap<string, T>) {
    entries = next;
    emit();
  }

  const dispose = followStorage(({ key }) => {
    if (key === null) return become(new Map());
    if (!key.startsWith(prefix)) return;
    const id = key.slice(prefix.length);
    const value = readNow(id);
    const next = new Map(get());
    if (value === null) next.delete(id);
    else next.set(id, value);
    become(next);
  });

  return {
    get,
    /** @returns whether it could be kept on the device */
    put(id: string, value: T): boolean {
      const isKept = safeStorage.set(prefix + id, JSON.stringify(value));
      become(new Map(get()).set(id, value));
      return isKept;
    },
    subscribe,
    dispose,
  };
}

export type KeptCollection<T> = ReturnType<typeof keptCollection<T>>;
