import './indexed-db';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import type { RunLock } from '@/features/review-desk/state/review-ports';

// Every test of a file that imports this has a device of its own, on which nothing is kept yet.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** As on an origin without locks. */
export const FREE_RUN_LOCK: RunLock = {
  hold: (run) => run(),
  whenFree: () => Promise.resolve(),
  isFree: () => Promise.resolve(true),
};
