import type { JoinRequest } from '@/domain/join-request';
import {
  isOpen,
  requestList,
  type Decision,
  type JournalEntry,
  type RequestList,
} from '@/domain/review/decision';
import { mergeChange, NEW_MARK, type Mark, type MarkPatch, type StoredMark } from '@/domain/review/mark';
import type { Outcome } from '@/domain/review/outcome';
import { readSendResponse, type SendResponse } from '@/domain/review/send-response';
import type { DeskDatabase, StorageState } from '@/features/review-desk/state/database';
import { createDeskSelectors, type DeskSelectors } from '@/features/review-desk/state/desk-selectors';
import { createJournal, type Journal } from '@/features/review-desk/state/journal';
import { createMarks, type Marks } from '@/features/review-desk/state/marks';
import { createSender, type Sender } from '@/features/review-desk/state/send';
import type { TabMessage } from '@/features/review-desk/state/tabs';
import { createStore } from '@/lib/stores/create-store';
import type { Scheduler } from 'fast-check';

const BOARD = { id: 'board', name: 'Board', questions: [] };
export const REQUESTS = Array.from({ length: 20 }, (_, index) => `r${index}`);
/** The key of an account's marks, entries and calls. */
export const keyOf = (account: string, requestId: string) => `${account} ${requestId}`;

/** A response; a null status drops it. With `acts` the server processes the call first, as a 409 to a retried call may. */
export type Failure = { status: number | null; acts: boolean };
export const FAILURES = [null, 401, 403, 404, 409, 422, 429, 500, 503];

/** Properties of a sequence that don't change. */
export interface Kind {
  /** The browser lets the site store nothing. */
  isBlocked: boolean;
  /** A second decision replaces the first instead of a 409. */
  isLenient: boolean;
  listsPendingOnly: boolean;
  /** The server's status of a decided request is unknown to the app. */
  hasCustomStatuses: boolean;
  /** The number of decisions that the server's lists lack. */
  listsLateBy: number;
}

/** A browser profile with two tabs, the worst backend that src/api/README.md allows, and a log of the events. */
export class Fixture {
  now = 1_000_000_000;
  tabs: (Tab | null)[] = [];
  readonly kind: Kind;
  readonly scheduler: Scheduler;
  /** The network and the storage, which fail at times. */
  isOnline = true;
  isBroken = false;
  failures: Failure[] = [];
  /** The database, and the keys of entries that were settled because the request was decided. */
  readonly marks = new Map<string, StoredMark>();
  readonly journal = new Map<string, JournalEntry>();
  readonly settled = new Set<string>();
  readonly #locks = new Map<string, Tab>();
  /** Browsers deliver messages in the order in which they were posted. */
  readonly #receivers = new Set<{
    tab: Tab;
    listener: (message: TabMessage) => void;
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
    const run = async <T>(label: string, fallback: T, work: () => T): Promise<T> => {
      await this.pause(tab, label);
      if (isBlocked) return fallback;
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
            .then(() => void (this.#receivers.has(receiver) && receiver.listener(message)));
        }
      },
      subscribe: (listener: (message: TabMessage) => void) => {
        const receiver = { tab, listener, delivered: Promise.resolve() };
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
    const { status, acts } = this.failures.shift() ?? { status: 200, acts: true };
    const isRejected = status !== null && status >= 400 && status < 500 && status !== 409;
    if (isRejected || !acts) return status;
    const isDone = this.decide(id, outcome);
    return status === 200 && !isDone ? 409 : status;
  }

  list(): JoinRequest[] {
    const { listsLateBy, listsPendingOnly, hasCustomStatuses } = this.kind;
    const version = this.#versions.at(-1 - listsLateBy) ?? this.#versions[0];
    return REQUESTS.flatMap((id) => {
      const outcome = version?.get(id);
      if (outcome !== undefined && listsPendingOnly) return [];
      const status = outcome === undefined ? 'pending' : hasCustomStatuses ? 'closed' : `${outcome}ed`;
      return [{ id, status, acceptanceNote: '', rejectionNote: '' } as JoinRequest];
    });
  }
}

/** An account in one tab, with the real marks, journal and sender. */
export class Tab {
  hasCrashed = false;
  isSignedIn = true;
  /** The calls from one press, on Send or in the dialog, to the next press. No call may begin after its end. */
  #attempt = { hasEnded: false, list: null as RequestList | null };
  readonly marks: Marks;
  readonly journal: Journal;
  readonly sender: Sender;
  readonly selectors: DeskSelectors;
  readonly account: string;
  readonly #fixture: Fixture;

  constructor(account: string, fixture: Fixture) {
    [this.account, this.#fixture] = [account, fixture];
    const database = fixture.database(this, () => {
      if (this.#isSending()) this.#attempt.hasEnded = true;
    });
    const ports = { database, tabs: fixture.tabsOf(this), now: () => fixture.now };
    const marks = createMarks({ ...ports, requestPersistence: () => {} });
    const journal = createJournal(ports);
    const backend = {
      decide: (_boardId: string, decision: Decision) => this.#call(decision),
      loadList: async () => {
        const attempt = this.#attempt;
        attempt.list = null;
        return (attempt.list = await this.#loadList());
      },
      invalidateDecisions: () => {},
    };
    const sleepUntil = async (time: number) => {
      await fixture.pause(this, 'sleep');
      fixture.now = Math.max(fixture.now, time);
    };
    const sender = createSender({ ...ports, marks, journal, backend, sleepUntil });
    [this.marks, this.journal, this.sender] = [marks, journal, sender];
    const otherTabSending = createStore(false);
    this.selectors = createDeskSelectors({ marks, journal, sender, otherTabSending }, BOARD.id);
    void Promise.all([marks.open(BOARD.id), journal.load(BOARD.id).catch(() => {})]).then(() => this.poll());
  }

  async #call({ requestId, outcome, note }: Decision): Promise<SendResponse> {
    if (!this.isSignedIn) return { kind: 'signedOut' };
    const fixture = this.#fixture;
    const attempt = this.#attempt;
    const key = keyOf(this.account, requestId);
    const isConfirmed = (source: string) => fixture.confirmed.has(`${source} ${key} ${outcome} ${note}`);
    const check = (isRight: boolean, problem: string) =>
      isRight || fixture.problems.push(`${problem}: ${outcome} ${key}`);
    const isOnHold = this.marks.of(BOARD.id, requestId).isOnHold;
    check(!attempt.hasEnded, 'P5 the run had ended');
    check(!isOnHold || isConfirmed('single'), 'P1 on hold');
    check((attempt.list?.statusOf(requestId) ?? 'pending') === 'pending', 'P2 not pending');
    const before = fixture.calls.get(key);
    const call = { tab: this, hasEnded: false, wasSeenPending: false };
    fixture.calls.set(key, call);
    fixture.called.add(key);
    await fixture.pause(this, 'call');
    const [failure] = fixture.failures;
    if (fixture.isOnline && (failure?.status !== null || failure.acts)) {
      check(isConfirmed('run') || isConfirmed('single'), `P1 not confirmed: ${note}`);
      check(before === undefined || before.wasSeenPending, 'P2 a second call');
    }
    const status = fixture.isOnline ? fixture.receive(requestId, outcome) : null;
    await fixture.pause(this, 'response');
    call.hasEnded = true;
    const response = readSendResponse(status, `Status ${status}`, status === 503 ? 1000 : null);
    // The server has rejected the call.
    if (/^(rateLimited|rejected|signedOut)$/.test(response.kind)) fixture.calls.set(key, before);
    if (response.kind === 'signedOut') setImmediate(() => (attempt.hasEnded = true));
    return response;
  }

  #isSending = () => /sending|checking/.test(this.sender.run.get()?.phase ?? '');

  async #loadList(): Promise<RequestList> {
    const { calls, now: loadedAt } = this.#fixture;
    const ended = new Set([...calls.values()].filter((call) => call?.hasEnded));
    const check = (isRight: boolean) => isRight || Promise.reject(new Error('Not loaded'));
    await check(this.isSignedIn);
    await this.#fixture.pause(this, 'load list');
    await check(this.#fixture.isOnline);
    const list = requestList(this.#fixture.list(), loadedAt);
    await this.#fixture.pause(this, 'list');
    await check(this.isSignedIn);
    for (const { id, status } of list.requests) {
      const call = calls.get(keyOf(this.account, id));
      if (call !== undefined && ended.has(call) && status === 'pending') call.wasSeenPending = true;
    }
    this.selectors.applyList(BOARD, list.requests, loadedAt);
    return list;
  }

  /** Polls, as the screens do every minute. */
  async poll(): Promise<void> {
    await this.#loadList().catch(() => {});
    await this.sender.settle(BOARD.id);
  }

  async refresh(): Promise<void> {
    await this.marks.refresh();
    await this.journal.refresh();
  }

  stop(reason: 'stopped' | 'signedOut' = 'stopped'): void {
    this.#attempt.hasEnded = true;
    this.sender.stop(reason);
  }

  signOut(): void {
    this.stop('signedOut');
    this.isSignedIn = false;
    this.#close();
  }

  crash(): void {
    this.hasCrashed = true;
    for (const call of this.#fixture.calls.values()) if (call?.tab === this) call.hasEnded = true;
    this.#fixture.releaseLocks(this);
    this.#close();
  }

  /** Unsaved marks last as long as the tab. The banner reports them. */
  #close(): void {
    this.marks.dispose();
    this.journal.dispose();
    for (const [key, fields] of this.#fixture.given) {
      const stored = this.#fixture.marks.get(key);
      const kept = Object.entries(fields).filter(
        ([field, { tab, at }]) => tab !== this || (stored?.changedAt[field as keyof Mark] ?? 0) >= at,
      );
      this.#fixture.given.set(key, Object.fromEntries(kept));
    }
  }

  #isOpen = (id: string) => isOpen(this.selectors.statusOf(id));

  mark(ids: readonly string[], patch: MarkPatch): void {
    for (const id of ids.filter(this.#isOpen)) {
      const key = keyOf(this.account, id);
      const changes = Object.entries(patch).map(([field, value]) => [
        field,
        { value, at: this.#fixture.now, tab: this },
      ]);
      this.#fixture.given.set(key, { ...this.#fixture.given.get(key), ...Object.fromEntries(changes) });
      this.marks.patch(BOARD.id, [[id, patch]]);
    }
  }

  /** Presses Send on the sending screen. */
  send(isAtOnce: boolean): void {
    const rows = REQUESTS.filter(this.#isOpen).flatMap((requestId) => {
      const { verdict, isOnHold, note } = this.marks.of(BOARD.id, requestId);
      if (isOnHold || (verdict !== 'yes' && verdict !== 'no')) return [];
      const outcome = verdict === 'yes' ? ('accept' as const) : ('reject' as const);
      return [this.#confirm('run', requestId, outcome, note ?? `Default note for ${outcome}`)];
    });
    if (this.sender.send(BOARD, rows)) this.#attempt = { hasEnded: false, list: null };
    if (isAtOnce) this.sender.sendNow();
  }

  /** Presses a button of the dialog, which may show an old state. */
  decide(requestId: string, outcome: Outcome): void {
    if (this.sender.isBusy()) return;
    const decision = this.#confirm('single', requestId, outcome, 'Note in the dialog');
    this.#attempt = { hasEnded: false, list: null };
    void this.sender.decide(BOARD, decision);
  }

  #confirm(source: string, requestId: string, outcome: Outcome, note: string): Decision {
    this.#fixture.confirmed.add(`${source} ${keyOf(this.account, requestId)} ${outcome} ${note}`);
    return { requestId, outcome, note, personKey: '', personName: '' };
  }
}
