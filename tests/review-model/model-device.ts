import type { Scheduler } from 'fast-check';
import type { JournalEntry } from '@/domain/review/decision';
import { mergeChange, NEW_MARK, type StoredMark } from '@/domain/review/mark';
import type { DeskDatabase, StorageState } from '@/features/review-desk/state/database';
import type { TabMessage, Tabs } from '@/features/review-desk/state/tabs';
import { createStore } from '@/lib/stores/create-store';

/** One page of the browser. Code of a crashed page stops at its next pause. */
export interface Page {
  isAlive: boolean;
}

/** A browser profile: one database, one lock per account, and messages between tabs. */
export class ModelDevice {
  now = 1_000_000_000;
  isOnline = true;
  isBroken = false;
  readonly isBlocked: boolean;
  readonly scheduler: Scheduler;
  /** What happened, for the report of a failure. */
  readonly log: string[] = [];
  readonly marks = new Map<string, StoredMark>();
  readonly journal = new Map<string, JournalEntry>();
  /** Keys of the entries that have been settled: the server had the decision, or another one. */
  readonly settled = new Set<string>();
  readonly #locks = new Map<string, Page>();
  readonly #listeners = new Set<{ page: Page; account: string; listener: (message: TabMessage) => void }>();

  constructor(scheduler: Scheduler, isBlocked: boolean) {
    this.scheduler = scheduler;
    this.isBlocked = isBlocked;
  }

  /** Anything else may happen here. */
  async pause(page: Page, label: string): Promise<void> {
    await this.scheduler.schedule(Promise.resolve(), label);
    if (!page.isAlive) await new Promise(() => {});
  }

  /** @param onFailure called when the journal can't be written */
  database(page: Page, account: string, onFailure: () => void): DeskDatabase {
    const state = createStore<StorageState>(this.isBlocked ? 'blocked' : 'ok');
    const run = async <T>(label: string, instead: T, work: () => T): Promise<T> => {
      await this.pause(page, label);
      if (this.isBlocked) return instead;
      if (this.isBroken) {
        this.log.push(`${label} fails`);
        if (label.endsWith('journal') && !label.startsWith('read')) onFailure();
        throw new Error('Nothing can be stored');
      }
      const result = work();
      await this.pause(page, `${label}: done`);
      return result;
    };
    const key = (boardId: string, requestId: string) => `${account}/${boardId}/${requestId}`;
    const valuesOf = <T>(map: Map<string, T>, boardId: string) =>
      [...map].filter(([name]) => name.startsWith(key(boardId, '')));
    return {
      state,
      readMarks: (boardId) =>
        run(
          'read marks',
          new Map(),
          () =>
            new Map(valuesOf(this.marks, boardId).map(([name, mark]) => [name.split('/')[2] ?? '', mark])),
        ),
      mergeMarks: (boardId, changes) =>
        run('write marks', undefined, () =>
          changes.forEach(([id, change]) => {
            const name = key(boardId, id);
            this.marks.set(name, mergeChange(this.marks.get(name) ?? NEW_MARK, change));
          }),
        ),
      readJournal: (boardId) =>
        run('read journal', [], () => valuesOf(this.journal, boardId).map(([, entry]) => entry)),
      putEntry: (entry) =>
        run('write journal', undefined, () => {
          this.log.push(`journal: ${entry.requestId} ${entry.outcome} ${entry.result}`);
          this.journal.set(key(entry.boardId, entry.requestId), entry);
          if (entry.result !== 'unanswered') this.settled.add(key(entry.boardId, entry.requestId));
        }),
      removeEntries: (entries) =>
        run('remove from journal', undefined, () =>
          entries.forEach(({ boardId, requestId }) => {
            this.log.push(`journal: ${requestId} is removed`);
            this.journal.delete(key(boardId, requestId));
          }),
        ),
    };
  }

  tabs(page: Page, account: string): Tabs {
    const own = new Set<object>();
    return {
      post: (message) => {
        for (const receiver of this.#listeners) {
          if (receiver.account !== account || receiver.page === page) continue;
          void this.pause(receiver.page, 'message').then(() => {
            if (this.#listeners.has(receiver)) receiver.listener(message);
          });
        }
      },
      subscribe: (listener) => {
        const receiver = { page, account, listener };
        own.add(receiver);
        this.#listeners.add(receiver);
        return () => this.#listeners.delete(receiver);
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
    for (const receiver of this.#listeners) if (receiver.page === page) this.#listeners.delete(receiver);
    for (const [account, holder] of this.#locks) if (holder === page) this.#locks.delete(account);
  }
}
