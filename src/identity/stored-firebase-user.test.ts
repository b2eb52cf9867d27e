// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { hasStoredFirebaseUser } from './stored-firebase-user';

const USER = 'firebase:authUser:some-api-key:[DEFAULT]';
const DATABASE = 'firebaseLocalStorageDb';

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** Creates the database of Firebase Auth. */
async function keep(keys: string[], store = 'firebaseLocalStorage') {
  const database = await openDB(DATABASE, 1, {
    upgrade: (opened) => void opened.createObjectStore(store, { keyPath: 'fbase_key' }),
  });
  for (const key of keys) await database.put(store, { fbase_key: key, value: {} });
  database.close();
}

const names = async () => (await factory.databases()).map(({ name }) => name);

it('returns true if Firebase has stored a user', async () => {
  await keep(['firebase:persistence:some-api-key:[DEFAULT]', USER]);
  expect(await hasStoredFirebaseUser()).toBe(true);
});

it('returns true if Firebase has stored a user in local storage', async () => {
  localStorage.setItem(USER, '{}');
  expect(await hasStoredFirebaseUser()).toBe(true);
});

it.each([
  ['nothing', []],
  ['only other keys', ['firebase:persistence:some-api-key:[DEFAULT]', 'firebase:authUser', 'firebase:z']],
])('returns false if Firebase has stored %s', async (_what, keys) => {
  await keep(keys);
  expect(await hasStoredFirebaseUser()).toBe(false);
});

it('returns false if Firebase has never run, and creates no database', async () => {
  expect(await hasStoredFirebaseUser()).toBe(false);
  expect(await names()).toEqual([]);
});

it('closes the database, so that Firebase can replace it', async () => {
  await keep([USER]);
  await hasStoredFirebaseUser();
  const deletion = factory.deleteDatabase(DATABASE);
  const outcome = new Promise((resolve) => {
    deletion.onsuccess = () => resolve('deleted');
    deletion.onblocked = () => resolve('blocked');
  });
  expect(await outcome).toBe('deleted');
});

it('does not recreate a database that was deleted during the check', async () => {
  vi.spyOn(factory, 'databases').mockResolvedValue([{ name: DATABASE, version: 1 }]);
  expect(await hasStoredFirebaseUser()).toBeNull();
  vi.mocked(factory.databases).mockRestore();
  expect(await names()).toEqual([]);
});

it.each<[string, () => unknown]>([
  ['there is no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  ['the databases cannot be listed', () => vi.stubGlobal('indexedDB', { open: vi.fn() })],
  ['storage is blocked', () => vi.spyOn(factory, 'databases').mockRejectedValue(new Error('blocked'))],
  ['the database has another shape', () => keep([USER], 'other')],
])('returns null if %s', async (_what, arrange) => {
  await arrange();
  expect(await hasStoredFirebaseUser()).toBeNull();
});

it('returns null if the database does not open', async () => {
  await keep([USER]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(factory, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const result = hasStoredFirebaseUser();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBeNull();
});
