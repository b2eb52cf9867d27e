import { DB_VERSION, type DemoDb } from './db';

/** Where the demo backend keeps its data. */
export interface DemoStore {
  /** The current data. Read only: changes go through `update`. */
  read(): Promise<DemoDb>;

  /**
   * Changes the data. Updates run one after the other; where `change` throws, nothing is kept and the error is
   * passed on.
   * @param change modifies the given data in place; it must be synchronous
   */
  update<T>(change: (db: DemoDb) => T): Promise<T>;

  /** Restores the seed. */
  reset(): Promise<void>;
}

/**
 * A store that lives as long as the page or the test.
 * @param seed creates the data of each reset, and the initial ones where none are given
 */
export function createMemoryStore(seed: () => DemoDb, start = seed()): DemoStore {
  // Readers may still hold an older version during an update, so every version is replaced and never changed.
  let current = structuredClone(start);
  return {
    read: () => Promise.resolve(current),
    update: async (change) => {
      // Without an await between copying and replacing, no other update can interfere.
      const next = structuredClone(current);
      const result = change(next);
      current = next;
      return result;
    },
    reset: async () => {
      current = structuredClone(seed());
    },
  };
}

/** Whether a stored value is data of this build; anything older or damaged is not. */
export function isCurrentDb(value: unknown): value is DemoDb {
  if (typeof value !== 'object' || value === null) return false;
  const { version, users, boards, joinRequests } = value as Record<string, unknown>;
  return version === DB_VERSION && [users, boards, joinRequests].every((list) => Array.isArray(list));
}
