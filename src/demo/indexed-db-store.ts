import { createStore, get, update as updateValue } from 'idb-keyval';
import type { DemoDb } from './db';
import { createMemoryStore, isCurrentDb, type DemoStore } from './store';

const DATABASE = 'talentboard-demo';
const TABLE = 'data';
const KEY = 'db';

/**
 * A store in IndexedDB that survives a reload. Every call reads anew inside one transaction, so that tabs never part ways and
 * the browser itself puts their updates in a row. Where IndexedDB is missing or fails, the page goes on in memory with what it last saw.
 * @param seed makes the first data, that of each reset, and that put in the place of older or damaged data
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
      // A refusal by `change` is the caller's; anything else is IndexedDB failing.
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

  /** Two failing calls must end up with the same memory store. */
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

/** The memory store starts from what was last seen, but resets to the seed. */
function withReset(store: DemoStore, seed: () => DemoDb): DemoStore {
  return {
    ...store,
    reset: () =>
      store.update((db) => {
        Object.assign(db, structuredClone(seed()));
      }),
  };
}

/** Undefined where the browser has no IndexedDB or forbids even naming it. */
function openTable(): ReturnType<typeof createStore> | undefined {
  try {
    return typeof indexedDB === 'undefined' ? undefined : createStore(DATABASE, TABLE);
  } catch {
    return undefined;
  }
}
