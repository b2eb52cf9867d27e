// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { inExistingStore, resultOf } from './existing-store';
import { deleteDatabase } from './stored-database';

const NOTES = ['some-database', 'notes'] as const;
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const database = await openDB(NOTES[0], 3, {
    upgrade: (opened) => void opened.createObjectStore(NOTES[1]),
  });
  await database.put(NOTES[1], 'some text', 'key');
  database.close();
});

it('reads from a database of any version', async () => {
  expect(await inExistingStore(NOTES, 'readonly', (store) => resultOf(store.get('key')))).toBe('some text');
});

it('does not create a missing database', async () => {
  await expect(inExistingStore(['other', 'notes'], 'readonly', async () => null)).rejects.toThrow();
  expect(await names()).toEqual([NOTES[0]]);
});

it('does not block the deletion of the database', async () => {
  let isReading = () => {};
  const started = new Promise<void>((resolve) => (isReading = resolve));
  let end = () => {};
  const reading = inExistingStore(NOTES, 'readonly', () => {
    isReading();
    return new Promise<void>((resolve) => (end = resolve));
  });
  await started;
  await deleteDatabase(NOTES[0]);
  expect(await names()).toEqual([]);
  end();
  await reading;
});
