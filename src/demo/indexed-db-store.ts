import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DemoDb } from './db';
import { createMemoryStore, isCurrentDb, type DemoStore } from './store';

const TABLE = 'data';
const KEY = 'db';

interface DemoDatabase extends DBSchema {
  data: { key: string; value: DemoDb };
}

/**
 * A store in IndexedDB that survives a reload. Every call reads again inside one transaction, so that tabs never
 * diverge and the browser itself serialises their updates. Where IndexedDB is missing or fails, the page continues
 * in memory with what it last read, until it is reset.
 * @param seed creates the initial data, that of each reset, and the replacement for older or damaged data
 * @param database its name
 */
export function createIndexedDbStore(seed: () => DemoDb, database = 'talentboard-demo'): DemoStore {
  let opened: Promise<IDBPDatabase<DemoDatabase>> | undefined;
  let lastSeen: DemoDb | undefined;
  let memory: DemoStore | undefined;

  /** @throws where the browser has no IndexedDB, or refuses it */
  const open = () =>
    (opened ??= openDB<DemoDatabase>(database, 1, {
      upgrade: (created) => void created.createObjectStore(TABLE),
      // Some browsers end the connections of pages that nobody looks at.
      terminated: () => (opened = undefined),
    }));

  async function update<T>(change: (db: DemoDb) => T): Promise<T> {
    if (memory !== undefined) return memory.update(change);
    const refusals: unknown[] = [];
    try {
      const { store, done } = (await open()).transaction(TABLE, 'readwrite');
      const run = async () => {
        const stored: unknown = await store.get(KEY);
        const db = isCurrentDb(stored) ? stored : seed();
        let result: T;
        try {
          result = change(db);
        } catch (refusal) {
          refusals.push(refusal);
          throw refusal;
        }
        await store.put(db, KEY);
        return { db, result };
      };
      const [{ db, result }] = await Promise.all([run(), done]);
      lastSeen = db;
      return result;
    } catch {
      // An error thrown by `change` is for the caller; anything else is IndexedDB failing.
      if (refusals.length > 0) throw refusals[0];
      return goOnInMemory().update(change);
    }
  }

  async function read(): Promise<DemoDb> {
    if (memory !== undefined) return memory.read();
    try {
      const stored: unknown = await (await open()).get(TABLE, KEY);
      if (isCurrentDb(stored)) return (lastSeen = stored);
    } catch {
      return goOnInMemory().read();
    }
    return update((db) => db);
  }

  async function reset(): Promise<void> {
    const fresh = seed();
    // What is stored would come back with the next load: IndexedDB is tried again, also where it has failed before.
    memory = undefined;
    opened = undefined;
    await update((db) => {
      Object.assign(db, structuredClone(fresh));
    });
  }

  /** Two failing calls must share one memory store. */
  const goOnInMemory = () => (memory ??= createMemoryStore(seed, lastSeen));

  return { read, update, reset };
}
