import type { DBSchema } from 'idb';
import { ANSWERS_DATABASE } from './answers-name';
import { storedDatabase, type Upgrade } from './stored-database';

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

export interface KeyedAnswer extends StoredAnswer {
  key: AnswerKey;
}

interface AnswersDatabase extends DBSchema {
  answers: { key: AnswerKey; value: StoredAnswer };
  /** Of each answer, so that its length is known without reading it. */
  sizes: { key: AnswerKey; value: { at: number; bytes: number } };
}

export type AnswersUpgrade = Upgrade<AnswersDatabase>;

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
  // Answers come again.
  const database = storedDatabase(ANSWERS_DATABASE, upgrades, true);
  const remove = (...ranges: readonly IDBKeyRange[]) =>
    database.use(async (opened) => {
      const transaction = opened.transaction(STORES, 'readwrite');
      await Promise.all([
        ...STORES.flatMap((name) => ranges.map((range) => transaction.objectStore(name).delete(range))),
        transaction.done,
      ]);
    });

  return {
    read: (key: AnswerKey): Promise<StoredAnswer | undefined> =>
      database.use(async (opened) => {
        const { store, done } = opened.transaction('answers');
        const [answer] = await Promise.all([store.get(key), done]);
        return answer;
      }),

    /**
     * Stores answers, or removes those that are null, and then the oldest ones until all have room.
     * @param changes called in the task in which the transaction begins: the account can change until then
     */
    write: (changes: () => readonly (readonly [AnswerKey, StoredAnswer | null])[]): Promise<void> =>
      database.use(async (opened) => {
        const due = changes();
        if (due.length === 0) return;
        const transaction = opened.transaction(STORES, 'readwrite');
        const answers = transaction.objectStore('answers');
        const sizes = transaction.objectStore('sizes');
        // Each request is told when the transaction fails; that it has failed is enough.
        const and = (...requests: Promise<unknown>[]) =>
          requests.forEach((one) => void one.catch(() => undefined));
        and(transaction.done);
        const drop = (key: AnswerKey) => and(answers.delete(key), sizes.delete(key));
        for (const [key, answer] of due) {
          const bytes = answer === null ? 0 : new TextEncoder().encode(answer.text).length;
          if (answer === null || bytes > ANSWERS_MAX_BYTES) drop(key);
          else and(answers.put(answer, key), sizes.put({ at: answer.at, bytes }, key));
        }
        const [keys, known] = await Promise.all([sizes.getAllKeys(), sizes.getAll()]);
        let bytes = known.reduce((sum, size) => sum + size.bytes, 0);
        const oldestFirst = known.map((size, index) => ({ ...size, key: keys[index] as AnswerKey }));
        for (const size of oldestFirst.sort((one, other) => one.at - other.at)) {
          if (bytes <= ANSWERS_MAX_BYTES) break;
          drop(size.key);
          bytes -= size.bytes;
        }
        await transaction.done;
      }),

    /** Removes what is kept for anybody else. */
    keepOnly: (account: string): Promise<void> =>
      remove(IDBKeyRange.upperBound([account], true), IDBKeyRange.lowerBound([account, []])),

    /** Removes everything, with the database. */
    clear: database.remove,
  };
}
