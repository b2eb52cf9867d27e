import type { DemoDb, DemoStore } from '@/demo/db';

/** The demo's data in memory. */
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
