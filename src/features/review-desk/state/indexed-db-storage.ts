import type { DBSchema } from 'idb';
import { mergedAssessment, type AssessmentChanges, type KeptAssessment } from '@/domain/review/assessment';
import type { QuestionAnswer } from '@/domain/answers';
import type { Delivery } from '@/domain/review/delivery';
import { REVIEW_DATABASE } from '@/lib/desk/review-database';
import { storedDatabase, type Upgrade } from '@/lib/stored/stored-database';
import type { ReviewArchive, ReviewStorage, StoredAnswers } from './review-ports';

interface ReviewDatabase extends DBSchema {
  /** By account and request. */
  deliveries: { key: [string, string]; value: Delivery };
  /** By account, board and request. */
  assessments: { key: [string, string, string]; value: KeptAssessment };
  /** By account and request. */
  answers: { key: [string, string]; value: readonly QuestionAnswer[] };
}

/** Another form is one more of them, and one more of the forms in `stored-forms.test.ts`. */
export const UPGRADES: readonly Upgrade<ReviewDatabase>[] = [
  (database) => {
    database.createObjectStore('deliveries');
    database.createObjectStore('assessments');
    database.createObjectStore('answers');
  },
];

/** All keys that begin with these parts: an array sorts after every text. */
const startingWith = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/**
 * What a reviewer's device keeps, in IndexedDB: large enough for years of decisions, and with transactions, which two
 * tabs need.
 * @param account auth uid; nothing of another account can be reached
 */
export function indexedDbStorage(account: string): ReviewStorage & ReviewArchive {
  const { use: withDatabase } = storedDatabase(REVIEW_DATABASE, UPGRADES);

  return {
    readDeliveries: () =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('deliveries');
        const [deliveries] = await Promise.all([store.getAll(startingWith(account)), done]);
        return deliveries;
      }),
    changeDeliveries: (requestIds, change) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('deliveries', 'readwrite', { durability: 'strict' });
        const results = requestIds.map(async (requestId) => {
          const stored = (await transaction.store.get([account, requestId])) ?? null;
          const next = change(stored, requestId);
          if (next === null) return stored;
          await transaction.store.put(next, [account, requestId]);
          return next;
        });
        const [changed] = await Promise.all([Promise.all(results), transaction.done]);
        return changed;
      }),
    removeDeliveries: (requestIds, canBeRemoved) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('deliveries', 'readwrite');
        const removals = requestIds.map(async (requestId) => {
          const stored = await transaction.store.get([account, requestId]);
          if (stored === undefined || !canBeRemoved(stored)) return [];
          await transaction.store.delete([account, requestId]);
          return [requestId];
        });
        const [removed] = await Promise.all([Promise.all(removals), transaction.done]);
        return removed.flat();
      }),
    readAssessments: (boardId) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('assessments');
        const range = startingWith(account, boardId);
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range), done]);
        return values.map((stored, index) => [keys[index]?.[2] ?? '', stored] as const);
      }),
    mergeAssessments: (boardId, changes) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('assessments', 'readwrite');
        const changesOf = new Map<string, AssessmentChanges[]>();
        for (const [id, change] of changes) changesOf.set(id, [...(changesOf.get(id) ?? []), change]);
        const merges = [...changesOf].map(async ([requestId, list]) => {
          const key: [string, string, string] = [account, boardId, requestId];
          const stored = await store.get(key);
          const kept = list.reduce(mergedAssessment, stored);
          if (kept !== undefined) await store.put(kept, key);
        });
        await Promise.all([...merges, done]);
      }),
    saveAnswers: (entries) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('answers', 'readwrite');
        await Promise.all([...entries.map(([id, answers]) => store.put(answers, [account, id])), done]);
      }),
    readAnswers: (requestId) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('answers');
        const [answers] = await Promise.all([store.get([account, requestId]), done]);
        return answers ?? null;
      }),
    readEverything: () =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['deliveries', 'assessments', 'answers']);
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
          assessments: assessed.map((stored, index) => {
            const [, boardId = '', requestId = ''] = assessmentKeys[index] ?? [];
            return [boardId, requestId, stored] as const;
          }),
          answers: answered.map((list, index): StoredAnswers => [answerKeys[index]?.[1] ?? '', list]),
        };
      }),
  };
}
