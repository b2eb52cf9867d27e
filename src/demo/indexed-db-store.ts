import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DemoDb } from './db';
import { isCurrentDb, type DemoStore } from './store';

const OBJECT_STORE = 'data';
const KEY = 'db';

interface DemoDatabase extends DBSchema {
  data: { key: string; value: DemoDb };
}

/**
 * A store in IndexedDB that survives a reload. Every call reads the data inside one transaction, so that tabs never
 * diverge and the browser serialises their updates. Calls reject if the browser blocks IndexedDB.
 * @param seed creates the initial data, also after a reset or if the stored data is old or damaged
 * @param database its name
 */
export function createIndexedDbStore(seed: () => DemoDb, database = 'talentboard-demo'): DemoStore {
  let opened: Promise<IDBPDatabase<DemoDatabase>> | undefined;

  const open = () =>
    (opened ??= openDB<DemoDatabase>(database, 1, {
      upgrade: (created) => void created.createObjectStore(OBJECT_STORE),
      // Some browsers close the connections of background pages.
      terminated: () => (opened = undefined),
    }));

  async function update<T>(change: (db: DemoDb) => T): Promise<T> {
    const { store, done } = (await open()).transaction(OBJECT_STORE, 'readwrite');
    const run = async () => {
      const stored: unknown = await store.get(KEY);
      const db = isCurrentDb(stored) ? stored : seed();
      const result = change(db);
      await store.put(db, KEY);
      return result;
    };
    const [result] = await Promise.all([run(), done]);
    return result;
  }

  return {
    update,
    async read() {
      const stored: unknown = await (await open()).get(OBJECT_STORE, KEY);
      return isCurrentDb(stored) ? stored : update((db) => db);
    },
    async reset() {
      await (await open()).put(OBJECT_STORE, seed(), KEY);
    },
  };
}
