import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import { localChangeLog } from '@/features/review-desk/state/change-log';
import { createTurns } from '@/features/review-desk/state/in-turn';
import { indexedDbStorage } from '@/features/review-desk/state/indexed-db-storage';
import type { ReviewPorts, RunLock } from '@/features/review-desk/state/review-ports';

// Every test of a file that imports this has a device of its own, on which nothing is kept yet.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** As on an origin without locks. */
export const FREE_RUN_LOCK: RunLock = {
  hold: (run) => run(),
  whenFree: () => Promise.resolve(),
  isFree: () => Promise.resolve(true),
};

/** What a review store needs, with a server that accepts everything and an empty device; nothing takes any time. */
export const reviewPorts = (parts: Partial<ReviewPorts> = {}): ReviewPorts => ({
  storage: indexedDbStorage('uid'),
  log: localChangeLog('uid'),
  channel: { post: () => {}, subscribe: () => () => {} },
  lock: { isShared: false, hold: createTurns() },
  runLock: () => FREE_RUN_LOCK,
  backend: {
    decide: () => Promise.resolve({ kind: 'done' }),
    loadList: () => Promise.resolve([]),
    sendingEnded: () => {},
  },
  isOnline: () => true,
  nextTask: () => Promise.resolve(),
  untilRetry: () => new Promise(() => {}),
  wait: () => Promise.resolve(),
  ...parts,
});
