import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DemoDb } from './db';
import { createMemoryStore, isCurrentDb, type DemoStore } from './store';

const TABLE = 'data';
const KEY = 'db';

interface DemoDatabase extends DBSchema {
  data: { key: string; value: DemoDb };
}

/**
 * A store in IndexedDB that survives a reload. Every call reads the data inside one transaction, so that tabs never
 * diverge and the browser serialises their updates. If IndexedDB is missing or fails, the page continues in memory with
 * the last data until it is reset.
 * @param seed creates the initial data, also after a reset or if the stored data is old or damaged
 * @param database its name
 */
export function createIndexedDbStore(seed: () => DemoDb, database = 'talentboard-demo'): DemoStore {
  let opened: Promise<IDBPDatabase<DemoDatabase>> | undefined;
  let lastSeen: DemoDb | undefined;
  let memory: DemoStore | undefined;

  /** @throws if the browser has no IndexedDB, or blocks it */
  const open = () =>
    (opened ??= openDB<DemoDatabase>(database, 1, {
      upgrade: (created) => void created.createObjectStore(TABLE),
      // Some browsers close the connections of background pages.
      terminated: () => (opened = undefined),
    }));

  async function update<T>(change: (db: DemoDb) => T): Promise<T> {
    if (memory !== undefined) return memory.update(change);
    const changeErrors: unknown[] = [];
    try {
      const { store, done } = (await open()).transaction(TABLE, 'readwrite');
      const run = async () => {
        const stored: unknown = await store.get(KEY);
        const db = isCurrentDb(stored) ? stored : seed();
        let result: T;
        try {
          result = change(db);
        } catch (error) {
          changeErrors.push(error);
          throw error;
        }
        await store.put(db, KEY);
        return { db, result };
      };
      const [{ db, result }] = await Promise.all([run(), done]);
      lastSeen = db;
      return result;
    } catch {
      // An error thrown by `change` is passed to the caller; any other is an error of IndexedDB.
      if (changeErrors.length > 0) throw changeErrors[0];
      return fallBackToMemory().update(change);
    }
  }

  async function read(): Promise<DemoDb> {
    if (memory !== undefined) return memory.read();
    try {
      const stored: unknown = await (await open()).get(TABLE, KEY);
      if (isCurrentDb(stored)) return (lastSeen = stored);
    } catch {
      return fallBackToMemory().read();
    }
    return update((db) => db);
  }

  async function reset(): Promise<void> {
    const fresh = seed();
    // The stored data would return on the next load, so IndexedDB is retried even after a failure.
    memory = undefined;
    opened = undefined;
    await update((db) => {
      Object.assign(db, structuredClone(fresh));
    });
  }

  /** Concurrent failures must share one memory store. */
  const fallBackToMemory = () => (memory ??= createMemoryStore(seed, lastSeen));

  return { read, update, reset };
}
