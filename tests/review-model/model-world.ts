import type { Scheduler } from 'fast-check';
import type { JoinRequest } from '@/domain/join-request';
import type { JournalEntry } from '@/domain/review/decision';
import { mergeChange, NEW_MARK, type Mark, type StoredMark } from '@/domain/review/mark';
import type { Outcome } from '@/domain/review/outcome';
import type { DeskDatabase, StorageState } from '@/features/review-desk/state/database';
import type { TabMessage } from '@/features/review-desk/state/tabs';
import { createStore } from '@/lib/stores/create-store';
import type { Tab } from './model-tab';

export const BOARD = { id: 'board', name: 'Board', questions: [] };
export const REQUESTS = Array.from({ length: 20 }, (_, index) => `r${index}`);
/** The key of an account's marks, entries and calls. */
export const keyOf = (account: string, requestId: string) => `${account} ${requestId}`;

/** Results of a call. 'after': the server has processed it before the failure. */
export const FAILURES = (
  'none/dropped before/dropped after/500 before/500 after/503 before/503 after/401/403/404/409/422/429/' +
  // The connection drops after the server has processed the request, and the browser retries it.
  'repeated'
).split('/');

/** Properties of a sequence that don't change. */
export interface Kind {
  /** The browser lets the site store nothing. */
  isBlocked: boolean;
  /** A second decision replaces the first instead of a 409. */
  isLenient: boolean;
  listsPendingOnly: boolean;
  /** The server's status for a decision is unknown to the app. */
  hasOwnWords: boolean;
  /** The number of changes by which the server's lists are stale. */
  listsLateBy: number;
}

/** A browser profile with two tabs, the worst backend that src/api/README.md allows, and what has happened so far. */
export class World {
  now = 1_000_000_000;
  tabs: (Tab | null)[] = [];
  readonly kind: Kind;
  readonly scheduler: Scheduler;
  /** The network and the storage, which fail at times. */
  isOnline = true;
  isBroken = false;
  failures: string[] = [];
  /** The database, and the keys of entries that were settled because the request was decided. */
  readonly marks = new Map<string, StoredMark>();
  readonly journal = new Map<string, JournalEntry>();
  readonly settled = new Set<string>();
  readonly #locks = new Map<string, Tab>();
  /** Browsers deliver messages in the order in which they were posted. */
  readonly #receivers = new Set<{
    tab: Tab;
    hear: (message: TabMessage) => void;
    delivered: Promise<void>;
  }>();
  /** All outcomes that a request has had; none while it's pending. */
  readonly outcomes = new Map<string, readonly Outcome[]>();
  readonly #versions: ReadonlyMap<string, Outcome>[] = [new Map()];
  /** The events that the rules need: confirmed decisions, calls, and the last change of each field of a mark. */
  readonly problems: string[] = [];
  readonly confirmed = new Set<string>();
  /**
   * The last call on a request, unless the server has rejected it; and whether a list that was requested after the call
   * has shown the request as pending.
   */
  readonly calls = new Map<string, { tab: Tab; hasEnded: boolean; wasSeenPending: boolean } | undefined>();
  readonly called = new Set<string>();
  readonly given = new Map<string, Partial<Record<keyof Mark, { value: unknown; at: number; tab: Tab }>>>();

  constructor(scheduler: Scheduler, kind: Kind) {
    [this.scheduler, this.kind] = [scheduler, { ...kind }];
  }

  /** A point at which other code may run. The code of a crashed tab stops here. */
  async pause(tab: Tab, label: string): Promise<void> {
    await this.scheduler.schedule(Promise.resolve(), label);
    if (tab.hasCrashed) await new Promise(() => {});
  }

  /** @param onFailure called when the journal can't be written */
  database(tab: Tab, onFailure: () => void): DeskDatabase {
    const { isBlocked } = this.kind;
    const run = async <T>(label: string, instead: T, work: () => T): Promise<T> => {
      await this.pause(tab, label);
      if (isBlocked) return instead;
      if (this.isBroken && label === 'write journal') onFailure();
      if (this.isBroken) throw new Error('Nothing can be stored');
      const result = work();
      await this.pause(tab, `${label}: done`);
      return result;
    };
    const stored = <T>(map: Map<string, T>) =>
      [...map].flatMap(([key, value]) => {
        const [account, id = ''] = key.split(' ');
        return account === tab.account ? [[id, value] as const] : [];
      });
    return {
      state: createStore<StorageState>(isBlocked ? 'blocked' : 'ok'),
      readMarks: () => run('read marks', new Map(), () => new Map(stored(this.marks))),
      mergeMarks: (_boardId, changes) =>
        run('write marks', undefined, () => {
          for (const [id, change] of changes) {
            const key = keyOf(tab.account, id);
            this.marks.set(key, mergeChange(this.marks.get(key) ?? NEW_MARK, change));
          }
        }),
      readJournal: () => run('read journal', [], () => stored(this.journal).map(([, entry]) => entry)),
      putEntry: (entry) =>
        run('write journal', undefined, () => {
          const key = keyOf(tab.account, entry.requestId);
          this.journal.set(key, entry);
          if (entry.result !== 'unanswered') this.settled.add(key);
        }),
      removeEntries: (entries) =>
        run('write journal', undefined, () =>
          entries.forEach(({ requestId }) => this.journal.delete(keyOf(tab.account, requestId))),
        ),
    };
  }

  tabsOf(tab: Tab) {
    return {
      post: (message: TabMessage) => {
        for (const receiver of this.#receivers) {
          if (receiver.tab.account !== tab.account || receiver.tab === tab) continue;
          receiver.delivered = receiver.delivered
            .then(() => this.pause(receiver.tab, 'message'))
            .then(() => void (this.#receivers.has(receiver) && receiver.hear(message)));
        }
      },
      subscribe: (hear: (message: TabMessage) => void) => {
        const receiver = { tab, hear, delivered: Promise.resolve() };
        this.#receivers.add(receiver);
        return () => this.#receivers.delete(receiver);
      },
      withSendLock: async (run: () => Promise<void>) => {
        await this.pause(tab, 'lock');
        if (this.#locks.has(tab.account)) return false;
        this.#locks.set(tab.account, tab);
        await run().finally(() => this.#locks.delete(tab.account));
        return true;
      },
    };
  }

  releaseLocks(tab: Tab): void {
    for (const [account, holder] of this.#locks) if (holder === tab) this.#locks.delete(account);
  }

  /** @returns whether the server accepts the decision */
  decide(id: string, outcome: Outcome): boolean {
    const decided = this.outcomes.get(id) ?? [];
    if (decided.length > 0 && !this.kind.isLenient) return false;
    this.outcomes.set(id, [...decided, outcome]);
    this.#versions.push(new Map(this.#versions.at(-1)).set(id, outcome));
    return true;
  }

  /** @returns the status of the response, null without one; whether the server has acted doesn't follow from it */
  receive(id: string, outcome: Outcome): number | null {
    const failure = this.failures.shift() ?? 'none';
    if (failure === 'dropped before') return null;
    if (/^4|before/.test(failure)) return Number.parseInt(failure);
    const isDone = this.decide(id, outcome);
    if (failure === 'dropped after') return null;
    if (/after/.test(failure)) return Number.parseInt(failure);
    return isDone && (failure === 'none' || this.kind.isLenient) ? 200 : 409;
  }

  list(): JoinRequest[] {
    const { listsLateBy, listsPendingOnly, hasOwnWords } = this.kind;
    const version = this.#versions.at(-1 - listsLateBy) ?? this.#versions[0];
    return REQUESTS.flatMap((id) => {
      const outcome = version?.get(id);
      if (outcome !== undefined && listsPendingOnly) return [];
      const status = outcome === undefined ? 'pending' : hasOwnWords ? 'closed' : `${outcome}ed`;
      return [{ id, status, acceptanceNote: '', rejectionNote: '' } as JoinRequest];
    });
  }
}
