import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { ANSWERS_DATABASE } from './answers-name';

/** All kept answers together are not longer than this, as JSON in UTF-8. */
export const ANSWERS_MAX_BYTES = 5_000_000;

/** Account (auth uid), name of the call, its argument as JSON. */
export type AnswerKey = [account: string, call: string, argument: string];

export interface StoredAnswer {
  /** When the server gave it, in ms. */
  at: number;
  /** JSON. */
  text: string;
}

interface AnswersDatabase extends DBSchema {
  answers: { key: AnswerKey; value: StoredAnswer };
  /** Of each answer, so that its length is known without reading it. */
  sizes: { key: AnswerKey; value: { at: number; bytes: number } };
}

export type AnswersUpgrade = (
  database: IDBPDatabase<AnswersDatabase>,
  transaction: IDBPTransaction<AnswersDatabase, StoreNames<AnswersDatabase>[], 'versionchange'>,
) => void | Promise<void>;

/** What brings the database from each version to the next. One that has been deployed never changes. */
export const UPGRADES: readonly AnswersUpgrade[] = [
  (database) => {
    database.createObjectStore('answers');
    database.createObjectStore('sizes');
  },
];

const STORES = ['answers', 'sizes'] as const;

/**
 * The answers that this device keeps. Every function rejects where the browser has no database or it is full; nothing
 * depends on what is in it.
 * @param upgrades only tests give others
 */
export function openAnswers(upgrades = UPGRADES) {
  const open = () =>
    openDB<AnswersDatabase>(ANSWERS_DATABASE, upgrades.length, {
      async upgrade(database, from, _to, transaction) {
        for (const upgrade of upgrades.slice(from)) await upgrade(database, transaction);
      },
      // Another tab removes it, or has a newer version of the app. Opened again when needed.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });

  let opened: Promise<IDBPDatabase<AnswersDatabase>> | null = null;
  async function connect() {
    opened ??= open().catch(async (error: unknown) => {
      // A newer version of the app has been here, and was taken back. Answers come again.
      if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
      await deleteDB(ANSWERS_DATABASE);
      return open();
    });
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  /** Once more on a new connection: browsers, and other tabs, end those that are open. */
  async function withDatabase<T>(run: (database: IDBPDatabase<AnswersDatabase>) => Promise<T>): Promise<T> {
    const database = await connect();
    try {
      return await run(database);
    } catch {
      opened = null;
      database.close();
      return run(await connect());
    }
  }

  return {
    read: (key: AnswerKey): Promise<StoredAnswer | undefined> =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('answers');
        const [answer] = await Promise.all([store.get(key), done]);
        return answer;
      }),

    /**
     * Stores answers, or removes those that are null, and then the oldest ones until all have room.
     * @param mayWrite asked in the same task in which it begins
     */
    write: (
      changes: readonly (readonly [AnswerKey, StoredAnswer | null])[],
      mayWrite: () => boolean,
    ): Promise<void> =>
      withDatabase(async (database) => {
        if (!mayWrite()) return;
        const transaction = database.transaction(STORES, 'readwrite');
        const answers = transaction.objectStore('answers');
        const sizes = transaction.objectStore('sizes');
        // Each request is told when the transaction fails; that it has failed is enough.
        const and = (...requests: Promise<unknown>[]) =>
          requests.forEach((one) => void one.catch(() => undefined));
        and(transaction.done);
        const remove = (key: AnswerKey) => and(answers.delete(key), sizes.delete(key));
        for (const [key, answer] of changes) {
          const bytes = answer === null ? 0 : new TextEncoder().encode(answer.text).length;
          if (answer === null || bytes > ANSWERS_MAX_BYTES) remove(key);
          else and(answers.put(answer, key), sizes.put({ at: answer.at, bytes }, key));
        }
        const [keys, known] = await Promise.all([sizes.getAllKeys(), sizes.getAll()]);
        let bytes = known.reduce((sum, size) => sum + size.bytes, 0);
        const oldestFirst = known.map((size, index) => ({ ...size, key: keys[index] as AnswerKey }));
        for (const size of oldestFirst.sort((one, other) => one.at - other.at)) {
          if (bytes <= ANSWERS_MAX_BYTES) break;
          remove(size.key);
          bytes -= size.bytes;
        }
        await transaction.done;
      }),

    /** Removes what is kept for anybody else. */
    keepOnly: (account: string): Promise<void> =>
      withDatabase(async (database) => {
        const transaction = database.transaction(STORES, 'readwrite');
        const others = [IDBKeyRange.upperBound([account], true), IDBKeyRange.lowerBound([account, []])];
        await Promise.all([
          ...STORES.flatMap((name) => others.map((range) => transaction.objectStore(name).delete(range))),
          transaction.done,
        ]);
      }),

    /** Removes everything, with the database. Other tabs close it when they are asked to; a slow one is not waited for. */
    async clear(): Promise<void> {
      const before = opened;
      opened = null;
      (await before?.catch(() => null))?.close();
      await new Promise<void>((resolve, reject) => {
        deleteDB(ANSWERS_DATABASE, { blocked: () => resolve() }).then(resolve, reject);
      });
    },
  };
}
