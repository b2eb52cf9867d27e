import { expect, it, vi } from 'vitest';
import type { JournalEntry } from '@/domain/review/decision';
import { createStore } from '@/lib/stores/create-store';
import type { StorageState } from './database';
import { createJournal } from './journal';
import type { TabMessage } from './tabs';

const DAY_MS = 24 * 60 * 60_000;
const NOW = 100 * DAY_MS;

const entry = (requestId: string, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  requestId,
  boardId: 'b1',
  outcome: 'accept',
  note: 'Hi',
  personKey: 'p',
  personName: 'Ada',
  at: NOW,
  result: 'sent',
  ...changes,
});

function createDevice(...entries: JournalEntry[]) {
  let stored = entries;
  let receive: (message: TabMessage) => void = () => {};
  const database = {
    state: createStore<StorageState>('ok'),
    readJournal: vi.fn(async () => stored),
    putEntry: vi.fn(async (_entry: JournalEntry) => {}),
    removeEntries: vi.fn(async (removed: readonly JournalEntry[]) => {
      stored = stored.filter((old) => !removed.includes(old));
    }),
  };
  const post = vi.fn();
  const subscribe = (listener: typeof receive) => {
    receive = listener;
    return () => {};
  };
  const journal = createJournal({ database, tabs: { post, subscribe }, now: () => NOW });
  return { database, journal, post, receive: (message: TabMessage) => receive(message) };
}

it('forgets entries after 90 days, unless they are unanswered', async () => {
  const old = entry('r1', { at: 9 * DAY_MS });
  const unanswered = entry('r2', { at: 0, result: 'unanswered' });
  const { journal, database } = createDevice(old, unanswered, entry('r3'));
  await journal.load('b1');
  expect(Object.keys(journal.all('b1'))).toEqual(['r2', 'r3']);
  expect(database.removeEntries).toHaveBeenCalledExactlyOnceWith([old]);
});

it('shows an entry only after it was written', async () => {
  const { journal, database, post } = createDevice();
  database.putEntry.mockRejectedValueOnce(new Error('Full'));
  const { at: _at, boardId: _boardId, result: _result, ...decision } = entry('r1');
  await expect(journal.begin('b1', decision)).rejects.toThrow('Full');
  expect(journal.of('b1', 'r1')).toBeUndefined();
  expect(post).not.toHaveBeenCalled();
  const begun = await journal.begin('b1', decision);
  expect(begun).toEqual(entry('r1', { result: 'unanswered' }));
  await journal.complete(begun);
  expect(journal.of('b1', 'r1')).toEqual(entry('r1'));
  expect(post).toHaveBeenCalledTimes(2);
});

it('follows other tabs on boards that are open', async () => {
  const { journal, receive } = createDevice();
  receive({ kind: 'entry', entry: entry('r1') });
  expect(journal.of('b1', 'r1')).toBeUndefined();
  await journal.load('b1');
  receive({ kind: 'entry', entry: entry('r1') });
  expect(journal.of('b1', 'r1')).toEqual(entry('r1'));
  receive({ kind: 'removed', entry: entry('r1') });
  receive({ kind: 'removed', entry: entry('r2') });
  expect(journal.all('b1')).toEqual({});
});

it('keeps an entry that changes while the others are read', async () => {
  const { journal, database, receive } = createDevice();
  await journal.load('b1');
  database.readJournal.mockImplementationOnce(async () => {
    receive({ kind: 'entry', entry: entry('r1') });
    return [];
  });
  database.readJournal.mockImplementation(async () => [entry('r1')]);
  await journal.load('b1');
  expect(journal.of('b1', 'r1')).toEqual(entry('r1'));
});

it('keeps the entries of this tab in memory if storage is blocked', async () => {
  const { journal, database } = createDevice();
  database.state.set('blocked');
  await journal.complete(entry('r1'));
  await journal.load('b1');
  expect(journal.of('b1', 'r1')).toEqual(entry('r1'));
});
