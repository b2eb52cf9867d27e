import { DB_VERSION, type DemoDb } from './db';

export interface DemoStore {
  /** Returns the current data. Change it only through `update`. */
  read(): Promise<DemoDb>;

  /**
   * Changes the data. Updates run sequentially. If `change` throws, nothing is stored and the error is rethrown.
   * @param change modifies the given data in place; it must be synchronous
   */
  update<T>(change: (db: DemoDb) => T): Promise<T>;

  reset(): Promise<void>;
}

export function createMemoryStore(seed: () => DemoDb): DemoStore {
  // Readers may hold an older version during an update, so versions are replaced and never modified.
  let current = structuredClone(seed());
  return {
    read: () => Promise.resolve(current),
    update: async (change) => {
      // Without an await between copying and replacing, updates cannot interleave.
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

/** Whether a stored value is valid data of this build. */
export function isCurrentDb(value: unknown): value is DemoDb {
  if (typeof value !== 'object' || value === null) return false;
  const { version, users, boards, joinRequests } = value as Record<string, unknown>;
  return version === DB_VERSION && [users, boards, joinRequests].every((list) => Array.isArray(list));
}
