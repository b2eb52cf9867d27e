import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { REVIEW_DATABASE } from '@/lib/desk/review-database';
import { NO_ASSESSMENT, stamped } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { indexedDbStorage } from './indexed-db-storage';
import { delivery as makeDelivery } from '@kit/delivery';

// Every test has an empty device.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

const delivery = (requestId: string) => makeDelivery({ requestId });
const sent = (stored: Delivery | null): Delivery | null =>
  stored?.state.kind === 'queued' ? { ...stored, state: { kind: 'sending' } } : null;

it('changes deliveries by what is stored, and returns what is stored then', async () => {
  const storage = indexedDbStorage('ana');
  const [added] = await storage.changeDeliveries(['r1'], (_stored, id) => delivery(id));
  expect(added).toEqual(delivery('r1'));
  const [unknown, started] = await storage.changeDeliveries(['r2', 'r1'], sent);
  expect(unknown).toBeNull();
  expect(started?.state.kind).toBe('sending');
  const [left] = await storage.changeDeliveries(['r1'], sent);
  expect(left).toEqual(started);
  expect(await storage.readDeliveries()).toEqual([started]);
});

it('lets only one of two tabs make the same change', async () => {
  await indexedDbStorage('ana').changeDeliveries(['r1'], (_stored, id) => delivery(id));
  const starts = vi.fn(sent);
  await Promise.all([1, 2].map(() => indexedDbStorage('ana').changeDeliveries(['r1'], starts)));
  expect(starts.mock.results.map(({ value }) => value === null)).toEqual([false, true]);
});

it('removes only what may still be removed', async () => {
  const storage = indexedDbStorage('ana');
  await storage.changeDeliveries(['r1', 'r2'], (_stored, id) => delivery(id));
  await storage.changeDeliveries(['r1'], sent);
  await storage.removeDeliveries(['r1', 'r2', 'r3'], ({ state }) => state.kind === 'queued');
  expect((await storage.readDeliveries()).map(({ requestId }) => requestId)).toEqual(['r1']);
});

it('merges changes of an application field by field, and keeps boards apart', async () => {
  const storage = indexedDbStorage('ana');
  await storage.mergeAssessments('b1', [['r1', stamped({ verdict: 'yes' }, 1)]]);
  await storage.mergeAssessments('b1', [
    ['r1', stamped({ comment: 'Good' }, 2)],
    ['r2', stamped({ score: 2, comment: 'Hi' }, 3)],
    ['r2', stamped({ score: 3 }, 4)],
  ]);
  await storage.mergeAssessments('b10', [['r1', stamped({ score: 1 }, 5)]]);
  expect(await storage.readAssessments('b1')).toEqual([
    ['r1', { ...NO_ASSESSMENT, verdict: 'yes', comment: 'Good', changedAt: { verdict: 1, comment: 2 } }],
    ['r2', { ...NO_ASSESSMENT, score: 3, comment: 'Hi', changedAt: { score: 4, comment: 3 } }],
  ]);
});

it('tries once more on a new connection where the browser has ended the old one', async () => {
  const storage = indexedDbStorage('ana');
  await storage.changeDeliveries(['r1'], (_stored, id) => delivery(id));
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing', 'InvalidStateError');
  });
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  await storage.changeDeliveries(['r1'], sent);
  expect(transaction).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(1);
  expect((await storage.readDeliveries())[0]?.state.kind).toBe('sending');
});

it('lets another page delete the database, and opens a new one when it needs it', async () => {
  const storage = indexedDbStorage('ana');
  await storage.changeDeliveries(['r1'], (_stored, id) => delivery(id));
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(REVIEW_DATABASE);
    deletion.onsuccess = resolve;
    deletion.onblocked = () => reject(new Error('Blocked'));
  });
  expect(await storage.readDeliveries()).toEqual([]);
});

it('has a delivery on the disk, not only on its way there, before anything is sent', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await indexedDbStorage('ana').changeDeliveries(['r1'], (_stored, id) => delivery(id));
  expect(transaction).toHaveBeenCalledWith('deliveries', 'readwrite', { durability: 'strict' });
});

it('rejects where its transactions are aborted, and leaves no other rejection behind', async () => {
  const storage = indexedDbStorage('ana');
  await storage.readDeliveries();
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const begun = transaction.apply(this, args);
    queueMicrotask(() => begun.abort());
    return begun;
  });
  const calls: readonly (() => Promise<unknown>)[] = [
    storage.readDeliveries,
    () => storage.changeDeliveries(['r1'], (_stored, id) => delivery(id)),
    () => storage.removeDeliveries(['r1'], () => true),
    () => storage.readAssessments('b1'),
    () => storage.mergeAssessments('b1', [['r1', stamped({ verdict: 'yes' }, 1)]]),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(/abort/i);
});

it('shows nothing of another account, also not of one whose id begins alike', async () => {
  await indexedDbStorage('ana').changeDeliveries(['r1'], (_stored, id) => delivery(id));
  await indexedDbStorage('ana').mergeAssessments('b1', [['r1', stamped({ score: 5 }, 1)]]);
  for (const other of ['an', 'ana2', '']) {
    expect(await indexedDbStorage(other).readDeliveries()).toEqual([]);
    expect(await indexedDbStorage(other).readAssessments('b1')).toEqual([]);
  }
});

it('rejects where the browser refuses to store anything, and tries again the next time', async () => {
  const storage = indexedDbStorage('ana');
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await expect(storage.readDeliveries()).rejects.toThrow('Blocked');
  expect(await storage.readDeliveries()).toEqual([]);
});

it('gives up on a database that does not open, until the next call', async () => {
  const storage = indexedDbStorage('ana');
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
  vi.useFakeTimers();
  const reading = storage.readDeliveries().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await reading).toContain('did not open');
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await storage.readDeliveries()).toEqual([]);
});
