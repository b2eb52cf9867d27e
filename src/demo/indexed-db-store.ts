import { createStore, get, update as updateValue } from 'idb-keyval';
import type { DemoDb } from './db';
import { createMemoryStore, isCurrentDb, type DemoStore } from './store';

const DATABASE = 'talentboard-demo';
const TABLE = 'data';
const KEY = 'db';

/**
 * A store in IndexedDB that survives a reload. Every call reads again inside one transaction, so that tabs never
 * diverge and the browser itself serialises their updates. Where IndexedDB is missing or fails, the page continues
 * in memory with what it last read.
 * @param seed creates the initial data, that of each reset, and the replacement for older or damaged data
 */
export function createIndexedDbStore(seed: () => DemoDb): DemoStore {
  const table = openTable();
  let lastSeen: DemoDb | undefined;
  let memory: DemoStore | undefined = table === undefined ? createMemoryStore(seed) : undefined;

  async function update<T>(change: (db: DemoDb) => T): Promise<T> {
    if (memory !== undefined) return memory.update(change);
    const attempts: { db: DemoDb; result: T }[] = [];
    const refusals: unknown[] = [];
    try {
      await updateValue<DemoDb>(
        KEY,
        (stored) => {
          const db = isCurrentDb(stored) ? stored : seed();
          try {
            attempts.push({ db, result: change(db) });
          } catch (refusal) {
            refusals.push(refusal);
            throw refusal;
          }
          return db;
        },
        table,
      );
    } catch {
      // An error thrown by `change` is for the caller; anything else is IndexedDB failing.
      if (refusals.length > 0) throw refusals[0];
      return goOnInMemory().update(change);
    }
    const [done] = attempts;
    if (done === undefined) return goOnInMemory().update(change);
    lastSeen = done.db;
    return done.result;
  }

  async function read(): Promise<DemoDb> {
    if (memory !== undefined) return memory.read();
    try {
      const stored: unknown = await get(KEY, table);
      if (isCurrentDb(stored)) return (lastSeen = stored);
    } catch {
      return goOnInMemory().read();
    }
    return update((db) => db);
  }

  async function reset(): Promise<void> {
    const fresh = seed();
    if (memory !== undefined) return memory.reset();
    await update((db) => {
      Object.assign(db, structuredClone(fresh));
    });
  }

  /** Two failing calls must share one memory store. */
  function goOnInMemory(): DemoStore {
    const start = lastSeen;
    memory ??= withReset(
      createMemoryStore(() => start ?? seed()),
      seed,
    );
    return memory;
  }

  return { read, update, reset };
}

/** The memory store starts from what was last read, but resets to the seed. */
function withReset(store: DemoStore, seed: () => DemoDb): DemoStore {
  return {
    ...store,
    reset: () =>
      store.update((db) => {
        Object.assign(db, structuredClone(seed()));
      }),
  };
}

/** Undefined where the browser has no IndexedDB, or throws on any access to it. */
function openTable(): ReturnType<typeof createStore> | undefined {
  try {
    return typeof indexedDB === 'undefined' ? undefined : createStore(DATABASE, TABLE);
  } catch {
    return undefined;
  }
}
