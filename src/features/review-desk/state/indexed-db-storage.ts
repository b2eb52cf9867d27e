import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { changedAssessment, type Assessment, type KeptAssessment } from '@/domain/review/assessment';
import type { QuestionAnswer } from '@/domain/answers';
import type { Delivery } from '@/domain/review/delivery';
import { REVIEW_DATABASE } from '@/lib/review-database';
import type { ReviewArchive, ReviewStorage, StoredAnswers } from './review-ports';

interface ReviewDatabase extends DBSchema {
  /** By account and request. */
  deliveries: { key: [string, string]; value: Delivery };
  /** By account, board and request. */
  assessments: { key: [string, string, string]; value: KeptAssessment };
  /** By account and request. */
  answers: { key: [string, string]; value: readonly QuestionAnswer[] };
}

/** All keys that begin with these parts: an array sorts after every text. */
const startingWith = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

const OPENING_MAX_MS = 8000;

async function tooLate(): Promise<never> {
  await new Promise((resolve) => {
    setTimeout(resolve, OPENING_MAX_MS);
  });
  throw new Error('The database did not open');
}

/** In a task of its own, which browsers run after the frame that answers a key or a click. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * What a reviewer's device keeps, in IndexedDB: large enough for years of decisions, and with transactions, which two
 * tabs need.
 * @param account auth uid; nothing of another account can be reached
 */
export function indexedDbStorage(account: string): ReviewStorage & ReviewArchive {
  let opened: Promise<IDBPDatabase<ReviewDatabase>> | null = null;

  function open(): Promise<IDBPDatabase<ReviewDatabase>> {
    return openDB<ReviewDatabase>(REVIEW_DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore('deliveries');
        database.createObjectStore('assessments');
        database.createObjectStore('answers');
      },
      // Closed, because a newer version of the app in another tab, or 'Reset demo data', waits for it; opened again
      // when needed.
      blocking(_current, _blocked, event) {
        opened = null;
        (event.target as IDBDatabase).close();
      },
      terminated() {
        opened = null;
      },
    });
  }

  async function database(): Promise<IDBPDatabase<ReviewDatabase>> {
    // Some browsers leave the call unanswered for ever; the desk then works without storage.
    opened ??= Promise.race([open(), tooLate()]);
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  return {
    async readDeliveries() {
      return (await database()).getAll('deliveries', startingWith(account));
    },
    async changeDeliveries(requestIds, change) {
      const transaction = (await database()).transaction('deliveries', 'readwrite', { durability: 'strict' });
      const results = requestIds.map(async (requestId) => {
        const stored = (await transaction.store.get([account, requestId])) ?? null;
        const next = change(stored, requestId);
        if (next === null) return stored;
        await transaction.store.put(next, [account, requestId]);
        return next;
      });
      const [changed] = await Promise.all([Promise.all(results), transaction.done]);
      return changed;
    },
    async removeDeliveries(requestIds, canBeRemoved) {
      const transaction = (await database()).transaction('deliveries', 'readwrite');
      const removals = requestIds.map(async (requestId) => {
        const stored = await transaction.store.get([account, requestId]);
        if (stored === undefined || !canBeRemoved(stored)) return [];
        await transaction.store.delete([account, requestId]);
        return [requestId];
      });
      const [removed] = await Promise.all([Promise.all(removals), transaction.done]);
      return removed.flat();
    },
    async readAssessments(boardId) {
      const { store, done } = (await database()).transaction('assessments');
      const range = startingWith(account, boardId);
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range), done]);
      return values.map((stored, index) => [keys[index]?.[2] ?? '', changedAssessment(stored, {})] as const);
    },
    async patchAssessments(boardId, patches) {
      // Most of these are key presses, and starting a transaction takes as long as rendering what they change.
      await painted();
      const transaction = (await database()).transaction('assessments', 'readwrite');
      const changesOf = new Map<string, Partial<Assessment>[]>();
      for (const [id, changes] of patches) changesOf.set(id, [...(changesOf.get(id) ?? []), changes]);
      const results = [...changesOf].map(async ([requestId, changes]) => {
        const key: [string, string, string] = [account, boardId, requestId];
        const stored = changedAssessment(await transaction.store.get(key), {});
        const next = changes.reduce<Assessment>(changedAssessment, stored);
        await transaction.store.put(next, key);
        return [requestId, next] as const;
      });
      const [patched] = await Promise.all([Promise.all(results), transaction.done]);
      return patched;
    },
    async saveAnswers(entries) {
      const { store, done } = (await database()).transaction('answers', 'readwrite');
      await Promise.all([...entries.map(([id, answers]) => store.put(answers, [account, id])), done]);
    },
    async readAnswers(requestId) {
      return (await (await database()).get('answers', [account, requestId])) ?? null;
    },
    async readEverything() {
      const transaction = (await database()).transaction(['deliveries', 'assessments', 'answers']);
      const range = startingWith(account);
      const assessments = transaction.objectStore('assessments');
      const answers = transaction.objectStore('answers');
      const [deliveries, assessmentKeys, assessed, answerKeys, answered] = await Promise.all([
        transaction.objectStore('deliveries').getAll(range),
        assessments.getAllKeys(range),
        assessments.getAll(range),
        answers.getAllKeys(range),
        answers.getAll(range),
        transaction.done,
      ]);
      return {
        deliveries,
        assessments: assessed.map((assessment, index) => {
          const [, boardId = '', requestId = ''] = assessmentKeys[index] ?? [];
          return [boardId, requestId, changedAssessment(assessment, {})] as const;
        }),
        answers: answered.map((list, index): StoredAnswers => [answerKeys[index]?.[1] ?? '', list]),
      };
    },
  };
}
