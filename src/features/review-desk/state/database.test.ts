import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JournalEntry } from '@/domain/review/decision';
import { deskDatabase } from './database';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

const entry = (requestId: string, boardId = 'b1'): JournalEntry => ({
  requestId,
  boardId,
  outcome: 'reject',
  note: '',
  personKey: 'p',
  personName: 'Ada',
  at: 1,
  result: 'unanswered',
});

it('merges changes of a mark, and keeps boards and accounts apart', async () => {
  const database = deskDatabase('ana');
  await database.mergeMarks('b1', [['r1', { patch: { verdict: 'yes' }, at: 2 }]]);
  await database.mergeMarks('b1', [
    ['r1', { patch: { verdict: 'no', comment: 'Good' }, at: 1 }],
    ['r2', { patch: { score: 2 }, at: 3 }],
    ['r2', { patch: { score: 3 }, at: 4 }],
  ]);
  await database.mergeMarks('b10', [['r3', { patch: { score: 1 }, at: 5 }]]);
  const marks = Object.fromEntries(await database.readMarks('b1'));
  expect(Object.keys(marks)).toEqual(['r1', 'r2']);
  expect(marks.r1).toMatchObject({ verdict: 'yes', comment: 'Good', changedAt: { verdict: 2, comment: 1 } });
  expect(marks.r2).toMatchObject({ score: 3 });
  for (const account of ['an', 'ana2', ''])
    expect((await deskDatabase(account).readMarks('b1')).size).toBe(0);
});

it('commits a batch of changes in one transaction of the same task', async () => {
  const database = deskDatabase('ana');
  await database.readMarks('b1');
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const ids = Array.from({ length: 60 }, (_, index) => `r${index}`);
  const written = database.mergeMarks(
    'b1',
    ids.map((id) => [id, { patch: { verdict: 'no' }, at: 1 }]),
  );
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(transaction).toHaveBeenCalledOnce();
  await written;
  expect(transaction).toHaveBeenCalledOnce();
  expect(commit).toHaveBeenCalledOnce();
  expect((await database.readMarks('b1')).size).toBe(60);
});

it('keeps the entries of a board until they are removed', async () => {
  const database = deskDatabase('ana');
  const entries = [entry('r1'), entry('r2'), entry('r1', 'b2')];
  for (const added of entries) await database.putEntry(added);
  await database.putEntry({ ...entry('r1'), result: 'sent' });
  expect(await database.readJournal('b1')).toEqual([{ ...entry('r1'), result: 'sent' }, entry('r2')]);
  await database.removeEntries([entry('r1'), entry('r3')]);
  expect(await database.readJournal('b1')).toEqual([entry('r2')]);
  expect(await database.readJournal('b2')).toEqual([entry('r1', 'b2')]);
});

it('writes an entry to disk before it resolves', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await deskDatabase('ana').putEntry(entry('r1'));
  expect(transaction).toHaveBeenCalledWith('journal', 'readwrite', { durability: 'strict' });
});

it('rejects while transactions fail, and recovers when they work again', async () => {
  const database = deskDatabase('ana');
  await database.readMarks('b1');
  const { transaction } = IDBDatabase.prototype;
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    const begun = transaction.apply(this, args);
    queueMicrotask(() => begun.abort());
    return begun;
  });
  const calls = [
    () => database.readMarks('b1'),
    () => database.mergeMarks('b1', [['r1', { patch: { score: 1 }, at: 1 }]]),
    () => database.readJournal('b1'),
    () => database.putEntry(entry('r1')),
    () => database.removeEntries([entry('r1')]),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(/abort/i);
  expect(database.state.get()).toBe('failing');
  failing.mockRestore();
  expect(await database.readJournal('b1')).toEqual([]);
  expect(database.state.get()).toBe('ok');
});

it.each([
  ['SecurityError', 'The operation is insecure.'],
  ['UnknownError', 'The user denied permission to access the database.'],
])('resolves without storing anything if the browser blocks it with a %s', async (name, message) => {
  const database = deskDatabase('ana');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException(message, name);
  });
  await database.putEntry(entry('r1'));
  expect(await database.readJournal('b1')).toEqual([]);
  expect(database.state.get()).toBe('blocked');
});

it('is failing, not blocked, after an error other than a denial', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const fail = (name: string) =>
    open.mockImplementation(() => {
      throw new DOMException('Full', name);
    });
  fail('QuotaExceededError');
  const database = deskDatabase('ana');
  await expect(database.readMarks('b1')).rejects.toThrow('Full');
  expect(database.state.get()).toBe('failing');
});
