import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { JournalEntry } from '@/domain/review/decision';
import { mergeChange, NEW_MARK, type MarkChange, type StoredMark } from '@/domain/review/mark';
import { DESK_DATABASE } from '@/lib/desk/desk-signals';
import { createStore, type Store } from '@/lib/stores/create-store';

/** Both stores are keyed by account, board and request. */
interface Schema extends DBSchema {
  marks: { key: [string, string, string]; value: StoredMark };
  journal: { key: [string, string, string]; value: JournalEntry };
}

/** `failing`: the last write failed, the next one may work. `blocked`: the browser doesn't let the site store anything. */
export type StorageState = 'ok' | 'failing' | 'blocked';

export type MarkChanges = readonly (readonly [requestId: string, change: MarkChange])[];

/** One account's stored data. If storage is blocked, reads return nothing and writes do nothing. Other failures reject. */
export interface DeskDatabase {
  state: Pick<Store<StorageState>, 'get' | 'subscribe'>;
  readMarks(boardId: string): Promise<Map<string, StoredMark>>;
  mergeMarks(boardId: string, changes: MarkChanges): Promise<void>;
  readJournal(boardId: string): Promise<JournalEntry[]>;
  putEntry(entry: JournalEntry): Promise<void>;
  removeEntries(entries: readonly JournalEntry[]): Promise<void>;
}

/** Errors that a browser's settings cause: Firefox and Safari, Firefox in private windows, and Chrome. */
function isBlocking(error: unknown): boolean {
  if (!('indexedDB' in globalThis)) return true;
  if (!(error instanceof DOMException)) return false;
  const isDenied = error.name === 'UnknownError' && /denied/i.test(error.message);
  return error.name === 'SecurityError' || isDenied;
}

const OPENING_MAX_MS = 4000;

const open = () =>
  openDB<Schema>(DESK_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('marks');
      database.createObjectStore('journal');
    },
    // Another tab wants to delete the database, so this one closes it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Some browsers never respond. */
const openTimeout = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not open')), OPENING_MAX_MS);
  });

/** Opens the database on first use. Failed work is retried once, because browsers close connections of idle pages. */
function connection() {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  return <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const attempt = async () => {
      const opening = (opened ??= Promise.race([open(), openTimeout()]));
      try {
        return await work(await opening);
      } catch (error) {
        if (opened === opening) opened = null;
        void opening.then((database) => database.close()).catch(() => undefined);
        throw error;
      }
    };
    return attempt().catch(attempt);
  };
}

export function deskDatabase(account: string): DeskDatabase {
  const withDatabase = connection();
  const state = createStore<StorageState>('ok');
  let hasWorked = false;

  /** @param fallback the result if storage is blocked */
  async function run<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>, fallback: T): Promise<T> {
    if (state.get() === 'blocked') return fallback;
    try {
      const result = await withDatabase(work);
      hasWorked = true;
      if (state.get() !== 'ok') state.set('ok');
      return result;
    } catch (error) {
      const isBlocked = !hasWorked && isBlocking(error);
      state.set(isBlocked ? 'blocked' : 'failing');
      if (isBlocked) return fallback;
      throw error;
    }
  }

  // An array sorts after every string, so this range has all keys of the board.
  const allOf = (boardId: string) => IDBKeyRange.bound([account, boardId], [account, boardId, []]);
  const keyOf = (boardId: string, requestId: string): Schema['marks']['key'] => [account, boardId, requestId];

  async function marksIn(
    store: IDBPObjectStore<Schema, ['marks'], 'marks', 'readonly' | 'readwrite'>,
    range: IDBKeyRange,
  ): Promise<Map<string, StoredMark>> {
    // Both requests are queued at once, which is faster than one request per mark.
    const [keys, marks] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return new Map(marks.map((mark, index) => [keys[index]?.[2] ?? '', mark]));
  }

  return {
    state,
    readMarks: (boardId) =>
      run(async (database) => {
        const { store, done } = database.transaction('marks');
        const [marks] = await Promise.all([marksIn(store, allOf(boardId)), done]);
        return marks;
      }, new Map()),
    mergeMarks: (boardId, changes) =>
      run(async (database) => {
        const transaction = database.transaction('marks', 'readwrite');
        const write = async () => {
          const ids = changes.map(([requestId]) => requestId).toSorted();
          const range = IDBKeyRange.bound(keyOf(boardId, ids[0] ?? ''), keyOf(boardId, ids.at(-1) ?? ''));
          const marks = await marksIn(transaction.store, range);
          for (const [requestId, change] of changes)
            marks.set(requestId, mergeChange(marks.get(requestId) ?? NEW_MARK, change));
          const puts = [...new Set(ids)].map((requestId) =>
            transaction.store.put(marks.get(requestId) ?? NEW_MARK, keyOf(boardId, requestId)),
          );
          // A reload would abort a transaction that hasn't begun to commit.
          transaction.commit();
          await Promise.all(puts);
        };
        await Promise.all([write(), transaction.done]);
      }, undefined),
    readJournal: (boardId) =>
      run(async (database) => {
        const { store, done } = database.transaction('journal');
        const [entries] = await Promise.all([store.getAll(allOf(boardId)), done]);
        return entries;
      }, []),
    putEntry: (entry) =>
      run(async (database) => {
        // `strict` writes to disk before the request, so that a crash of the device doesn't lose the entry.
        const { store, done } = database.transaction('journal', 'readwrite', { durability: 'strict' });
        await Promise.all([store.put(entry, keyOf(entry.boardId, entry.requestId)), done]);
      }, undefined),
    removeEntries: (entries) =>
      run(async (database) => {
        const { store, done } = database.transaction('journal', 'readwrite');
        const removals = entries.map(({ boardId, requestId }) => store.delete(keyOf(boardId, requestId)));
        await Promise.all([...removals, done]);
      }, undefined),
  };
}
