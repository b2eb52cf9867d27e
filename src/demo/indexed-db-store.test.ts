import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from '@kit/memory-store';
import { DB_VERSION, type DemoDb, type DemoStore } from './db';
import { createIndexedDbStore } from './indexed-db-store';
import { seedDb } from './seed/seed-db';

const database = openDB('talentboard-demo', 1, {
  upgrade: (opened) => void opened.createObjectStore('data'),
});
const stored = async (): Promise<unknown> => (await database).get('data', 'db');

beforeEach(async () => (await database).delete('data', 'db'));

function rename(name: string) {
  return (db: DemoDb) => {
    const [board] = db.boards;
    if (board === undefined) throw new Error('No board');
    board.name = name;
    return name;
  };
}
const nameIn = async (store: DemoStore) => (await store.read()).boards[0]?.name;
const SEEDED = seedDb().boards[0]?.name;

describe.each<[string, () => DemoStore]>([
  ['memory', () => createMemoryStore(() => seedDb())],
  ['IndexedDB', () => createIndexedDbStore(() => seedDb())],
])('the %s store', (_, create) => {
  test('starts with the seed, stores updates and returns their result', async () => {
    const store = create();
    expect(await nameIn(store)).toBe(SEEDED);
    expect(await store.update(rename('New'))).toBe('New');
    expect(await nameIn(store)).toBe('New');
  });

  test('discards an update that throws, and rethrows the error', async () => {
    const store = create();
    const error = new Error('Rejected');
    const failing = store.update((db) => {
      rename('Half done')(db);
      throw error;
    });
    await expect(failing).rejects.toBe(error);
    expect(await nameIn(store)).toBe(SEEDED);
    await store.update(rename('Still working'));
    expect(await nameIn(store)).toBe('Still working');
  });

  test('loses no concurrent updates', async () => {
    const store = create();
    const before = (await store.read()).joinRequests.length;
    const [first] = (await store.read()).joinRequests;
    if (first === undefined) throw new Error('No request');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.update((db) => db.joinRequests.push({ ...first, _id: `r${index}` })),
      ),
    );
    expect((await store.read()).joinRequests).toHaveLength(before + 20);
  });

  test('does not modify data that was already read', async () => {
    const store = create();
    const read = await store.read();
    await store.update(rename('New'));
    expect(read.boards[0]?.name).toBe(SEEDED);
  });

  test('resets to the seed', async () => {
    const store = create();
    await store.update(rename('New'));
    await store.reset();
    expect(await store.read()).toEqual(seedDb());
  });
});

describe('the IndexedDB store', () => {
  test('survives a reload and is shared by tabs immediately', async () => {
    const tab = createIndexedDbStore(() => seedDb());
    const otherTab = createIndexedDbStore(() => seedDb());
    await tab.update(rename('From one tab'));
    expect(await nameIn(otherTab)).toBe('From one tab');
    await Promise.all([
      tab.update((db) => (db.boards = db.boards.slice(1))),
      otherTab.update((db) => (db.users = db.users.slice(1))),
    ]);
    const db = await createIndexedDbStore(() => seedDb()).read();
    expect([db.boards.length, db.users.length]).toEqual([
      seedDb().boards.length - 1,
      seedDb().users.length - 1,
    ]);
  });

  test.each<[string, unknown]>([
    ['an older version', { ...seedDb(), version: DB_VERSION - 1, boards: [] }],
    ['something else', 42],
    ['null', null],
  ])('deletes %s and seeds again', async (_, value) => {
    await (await database).put('data', value, 'db');
    expect(await createIndexedDbStore(() => seedDb()).read()).toEqual(seedDb());
    expect(await stored()).toEqual(seedDb());
  });

  test('rejects without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(createIndexedDbStore(() => seedDb()).read()).rejects.toThrow();
  });

  test('keeps the last data if writing fails', async () => {
    const store = createIndexedDbStore(() => seedDb());
    await store.update(rename('Kept'));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(store.update(rename('Lost'))).rejects.toThrow('Full');
    full.mockRestore();
    expect(await nameIn(store)).toBe('Kept');
  });
});
