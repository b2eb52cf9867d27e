import type { DBSchema, IDBPObjectStore, StoreNames } from 'idb';
import {
  mergedAssessment,
  withTimes,
  type AssessmentChanges,
  type KeptAssessment,
  type StoredChanges,
} from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { REVIEW_DATABASE } from '@/lib/desk/review-database';
import { storedDatabase, type Upgrade } from '@/lib/stored/stored-database';
import type { ReviewStorage } from './review-ports';

interface ReviewDatabase extends DBSchema {
  /** By account and request. */
  deliveries: { key: [string, string]; value: Delivery };
  /** By account, board and request. */
  assessments: { key: [string, string, string]; value: StoredChanges };
}

/** Another form is one more of them, and one more of the forms in `stored-forms.test.ts`. */
export const UPGRADES: readonly Upgrade<ReviewDatabase>[] = [
  (database) => {
    database.createObjectStore('deliveries');
    database.createObjectStore('assessments');
  },
];

/** Of thousands only those of the first form are made anew. */
const readAssessment = (stored: KeptAssessment | StoredChanges): KeptAssessment =>
  stored.changedAt === undefined
    ? mergedAssessment(undefined, withTimes(stored, 0))
    : (stored as KeptAssessment);

/** All keys that begin with these parts: an array sorts after every text. */
const startingWith = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/**
 * What a reviewer's device keeps, in IndexedDB: large enough for years of decisions, and with transactions, which two
 * tabs need.
 * @param account auth uid; nothing of another account can be reached
 */
export function indexedDbStorage(account: string): ReviewStorage {
  const { use: withDatabase } = storedDatabase(REVIEW_DATABASE, UPGRADES);

  /** Runs in a transaction of its own, and waits for that. */
  const inStore = <Name extends StoreNames<ReviewDatabase>, Mode extends 'readonly' | 'readwrite', Result>(
    name: Name,
    mode: Mode,
    run: (store: IDBPObjectStore<ReviewDatabase, [Name], Name, Mode>) => Promise<Result>,
    options?: IDBTransactionOptions,
  ) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(name, mode, options);
      const [result] = await Promise.all([run(transaction.objectStore(name)), transaction.done]);
      return result;
    });

  return {
    readDeliveries: () => inStore('deliveries', 'readonly', (store) => store.getAll(startingWith(account))),
    changeDeliveries: (requestIds, change) =>
      inStore(
        'deliveries',
        'readwrite',
        (store) =>
          Promise.all(
            requestIds.map(async (requestId) => {
              const stored = (await store.get([account, requestId])) ?? null;
              const next = change(stored, requestId);
              if (next === null) return stored;
              await store.put(next, [account, requestId]);
              return next;
            }),
          ),
        { durability: 'strict' },
      ),
    removeDeliveries: (requestIds, canBeRemoved) =>
      inStore('deliveries', 'readwrite', async (store) => {
        const removals = requestIds.map(async (requestId) => {
          const stored = await store.get([account, requestId]);
          if (stored === undefined || !canBeRemoved(stored)) return [];
          await store.delete([account, requestId]);
          return [requestId];
        });
        return (await Promise.all(removals)).flat();
      }),
    readAssessments: (boardId) =>
      inStore('assessments', 'readonly', async (store) => {
        const range = startingWith(account, boardId);
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
        return values.map((stored, index) => [keys[index]?.[2] ?? '', readAssessment(stored)] as const);
      }),
    mergeAssessments: (boardId, changes) =>
      inStore('assessments', 'readwrite', async (store) => {
        const changesOf = new Map<string, AssessmentChanges[]>();
        for (const [id, change] of changes) changesOf.set(id, [...(changesOf.get(id) ?? []), change]);
        const merges = [...changesOf].map(async ([requestId, list]) => {
          const key: [string, string, string] = [account, boardId, requestId];
          const stored = await store.get(key);
          const kept = list.reduce(mergedAssessment, stored && readAssessment(stored));
          if (kept !== undefined) await store.put(kept, key);
        });
        await Promise.all(merges);
      }),
  };
}
