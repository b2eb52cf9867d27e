import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { DB_VERSION, type DemoDb, type DemoStore } from './db';

const OBJECT_STORE = 'data';
const KEY = 'db';

interface DemoDatabase extends DBSchema {
  data: { key: string; value: DemoDb };
}

const isCurrentDb = (stored: DemoDb | undefined): stored is DemoDb => stored?.version === DB_VERSION;

/**
 * A store in IndexedDB that survives a reload. Every call reads the data inside one transaction, so that tabs never
 * diverge and the browser serialises their updates. Calls reject if the browser blocks IndexedDB.
 * @param seed creates the initial data, also after a reset or if the stored data is another build's
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
      const stored = await store.get(KEY);
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
      const stored = await (await open()).get(OBJECT_STORE, KEY);
      return isCurrentDb(stored) ? stored : update((db) => db);
    },
    async reset() {
      await (await open()).put(OBJECT_STORE, seed(), KEY);
    },
  };
}
