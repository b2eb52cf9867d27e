import type { Scheduler } from 'fast-check';
import type { JoinRequest } from '@/domain/join-request';
import type { JournalEntry } from '@/domain/review/decision';
import { mergeChange, NEW_MARK, type StoredMark } from '@/domain/review/mark';
import type { Outcome } from '@/domain/review/outcome';
import type { DeskDatabase, StorageState } from '@/features/review-desk/state/database';
import type { TabMessage, Tabs } from '@/features/review-desk/state/tabs';
import { createStore } from '@/lib/stores/create-store';

/** One page of the browser. Code of a crashed page stops at its next pause. */
export interface Page {
  isAlive: boolean;
}

interface Receiver {
  page: Page;
  account: string;
  listener: (message: TabMessage) => void;
  /** Browsers deliver messages in the order in which they were posted. */
  queue: TabMessage[];
}

/** A browser profile: one database, one lock per account, and messages between tabs. */
export class ModelDevice {
  now = 1_000_000_000;
  isOnline = true;
  isBroken = false;
  readonly isBlocked: boolean;
  readonly scheduler: Scheduler;
  /** By account, board and request. */
  readonly marks = new Map<string, StoredMark>();
  readonly journal = new Map<string, JournalEntry>();
  /** Keys of the entries that were settled because the request was decided. */
  readonly settled = new Set<string>();
  readonly #locks = new Map<string, Page>();
  readonly #receivers = new Set<Receiver>();

  constructor(scheduler: Scheduler, isBlocked: boolean) {
    [this.scheduler, this.isBlocked] = [scheduler, isBlocked];
  }

  /** A point at which other code may run. */
  async pause(page: Page, label: string): Promise<void> {
    await this.scheduler.schedule(Promise.resolve(), label);
    if (!page.isAlive) await new Promise(() => {});
  }

  /** @param onFailure called when the journal can't be written */
  database(page: Page, account: string, onFailure: () => void): DeskDatabase {
    const run = async <T>(label: string, instead: T, work: () => T): Promise<T> => {
      await this.pause(page, label);
      if (this.isBlocked) return instead;
      if (this.isBroken) {
        if (label === 'write journal') onFailure();
        throw new Error('Nothing can be stored');
      }
      const result = work();
      await this.pause(page, `${label}: done`);
      return result;
    };
    const key = (boardId: string, requestId: string) => `${account}/${boardId}/${requestId}`;
    const of = <T>(map: Map<string, T>, boardId: string) =>
      [...map].filter(([name]) => name.startsWith(key(boardId, '')));
    return {
      state: createStore<StorageState>(this.isBlocked ? 'blocked' : 'ok'),
      readMarks: (boardId) =>
        run(
          'read marks',
          new Map(),
          () => new Map(of(this.marks, boardId).map(([name, mark]) => [name.split('/')[2] ?? '', mark])),
        ),
      mergeMarks: (boardId, changes) =>
        run('write marks', undefined, () => {
          for (const [id, change] of changes) {
            const name = key(boardId, id);
            this.marks.set(name, mergeChange(this.marks.get(name) ?? NEW_MARK, change));
          }
        }),
      readJournal: (boardId) =>
        run('read journal', [], () => of(this.journal, boardId).map(([, entry]) => entry)),
      putEntry: (entry) =>
        run('write journal', undefined, () => {
          this.journal.set(key(entry.boardId, entry.requestId), entry);
          if (entry.result !== 'unanswered') this.settled.add(key(entry.boardId, entry.requestId));
        }),
      removeEntries: (entries) =>
        run('write journal', undefined, () =>
          entries.forEach(({ boardId, requestId }) => this.journal.delete(key(boardId, requestId))),
        ),
    };
  }

  tabs(page: Page, account: string): Tabs {
    return {
      post: (message) => {
        for (const receiver of this.#receivers) {
          if (receiver.account !== account || receiver.page === page) continue;
          receiver.queue.push(message);
          void this.pause(receiver.page, 'message').then(() => {
            const next = receiver.queue.shift();
            if (next !== undefined && this.#receivers.has(receiver)) receiver.listener(next);
          });
        }
      },
      subscribe: (listener) => {
        const receiver = { page, account, listener, queue: [] };
        this.#receivers.add(receiver);
        return () => this.#receivers.delete(receiver);
      },
      withSendLock: async (run) => {
        await this.pause(page, 'lock');
        if (this.#locks.has(account)) return false;
        this.#locks.set(account, page);
        await run().finally(() => this.#locks.delete(account));
        return true;
      },
      isLockHeld: () => Promise.resolve(this.#locks.has(account)),
      close: () => {},
    };
  }

  crash(page: Page): void {
    page.isAlive = false;
    for (const receiver of this.#receivers) if (receiver.page === page) this.#receivers.delete(receiver);
    for (const [account, holder] of this.#locks) if (holder === page) this.#locks.delete(account);
  }
}

/** Outcomes of a request. 'after': the server has processed it before the failure. */
export const FAILURES = (
  'none/dropped before/dropped after/500 before/500 after/503 before/503 after/401/403/404/409/422/429/' +
  // The connection drops after the server has processed the request, and the browser retries it.
  'repeated'
).split('/');

export interface ServerKind {
  /** A second decision replaces the first instead of a 409. */
  isLenient: boolean;
  listsPendingOnly: boolean;
  /** Its status for a decision is unknown to the app. */
  hasOwnWords: boolean;
  /** The number of changes by which its lists are stale. */
  listsLateBy: number;
}

/** The worst backend that src/api/README.md allows. */
export class ModelServer {
  failures: string[] = [];
  kind: ServerKind;
  /** All outcomes that a request has had; none while it's pending. */
  readonly outcomes = new Map<string, readonly Outcome[]>();
  #versions: ReadonlyMap<string, Outcome>[] = [new Map()];

  constructor(kind: ServerKind) {
    this.kind = kind;
  }

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

  list(ids: readonly string[]): JoinRequest[] {
    const { listsLateBy, listsPendingOnly, hasOwnWords } = this.kind;
    const version = this.#versions.at(-1 - listsLateBy) ?? this.#versions[0];
    return ids
      .filter((id) => !(listsPendingOnly && version?.has(id)))
      .map((id) => {
        const outcome = version?.get(id);
        const word = hasOwnWords ? 'closed' : outcome === 'accept' ? 'accepted' : 'rejected';
        const status = outcome === undefined ? 'pending' : word;
        return { id, status, acceptanceNote: '', rejectionNote: '' } as JoinRequest;
      });
  }
}
