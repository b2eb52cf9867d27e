import { createEmitter, followStorage } from '@/lib/stores/emitter';
import { safeStorage } from '@/lib/stored/safe-storage';
import { readJson } from './kept-shapes';

/**
 * Things kept on this device, each under a key of its own: adding one writes one, and two tabs that change different
 * ones never overwrite each other. If nothing can be stored they live as long as the page.
 */
export interface KeptCollection<T> {
  /** A new map after every change, here or in another tab; the same one until then. */
  all(): ReadonlyMap<string, T>;
  /** What is stored on the device at this moment, whatever was read before; null if there is nothing valid. */
  readNow(id: string): T | null;
  /** @returns whether all of them could be kept on the device */
  put(entries: Iterable<readonly [id: string, value: T]>): boolean;
  remove(ids: Iterable<string>): void;
  subscribe(listener: () => void): () => void;
  /** Reads everything again, because something else has written. */
  reload(): void;
  dispose(): void;
}

/**
 * @param prefix of the keys, with the person's uid in it
 * @param isValid checks a kept value: it may be an older version's, or anyone's
 */
export function keptCollection<T>(
  prefix: string,
  isValid: (value: unknown) => value is T,
): KeptCollection<T> {
  let entries: ReadonlyMap<string, T> | null = null;
  const { subscribe, emit } = createEmitter();

  function readNow(id: string): T | null {
    const value = readJson(safeStorage.get(prefix + id));
    return isValid(value) ? value : null;
  }

  function all(): ReadonlyMap<string, T> {
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
    const next = new Map(all());
    if (value === null) next.delete(id);
    else next.set(id, value);
    become(next);
  });

  return {
    all,
    readNow,
    put(added) {
      const next = new Map(all());
      let isKept = true;
      for (const [id, value] of added) {
        next.set(id, value);
        isKept = safeStorage.set(prefix + id, JSON.stringify(value)) && isKept;
      }
      become(next);
      return isKept;
    },
    remove(ids) {
      const next = new Map(all());
      for (const id of ids) {
        next.delete(id);
        safeStorage.remove(prefix + id);
      }
      become(next);
    },
    subscribe,
    reload() {
      entries = null;
      become(all());
    },
    dispose,
  };
}
