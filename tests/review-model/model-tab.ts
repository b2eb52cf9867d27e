import { isOpen, requestList, type Decision, type RequestList } from '@/domain/review/decision';
import type { Mark, MarkPatch } from '@/domain/review/mark';
import type { Outcome } from '@/domain/review/outcome';
import { readSendResponse, type SendResponse } from '@/domain/review/send-response';
import { createDeskSelectors, type DeskSelectors } from '@/features/review-desk/state/desk-selectors';
import { createJournal, type Journal } from '@/features/review-desk/state/journal';
import { createMarks, type Marks } from '@/features/review-desk/state/marks';
import { createSender, type Sender } from '@/features/review-desk/state/send';
import { createStore } from '@/lib/stores/create-store';
import { BOARD, keyOf, REQUESTS, type World } from './model-world';

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
  readonly #world: World;

  constructor(account: string, world: World) {
    [this.account, this.#world] = [account, world];
    const database = world.database(this, () => {
      if (this.#isSending()) this.#attempt.hasEnded = true;
    });
    const ports = { database, tabs: world.tabsOf(this), now: () => world.now };
    const marks = createMarks({ ...ports, requestPersistence: () => {} });
    const journal = createJournal(ports);
    const backend = {
      decide: (_boardId: string, decision: Decision) => this.#call(decision),
      loadList: async () => {
        const attempt = this.#attempt;
        attempt.list = null;
        return (attempt.list = await this.#loadList());
      },
      sendingEnded: () => {},
    };
    const sleepUntil = async (time: number) => {
      await world.pause(this, 'sleep');
      world.now = Math.max(world.now, time);
    };
    const sender = createSender({ ...ports, marks, journal, backend, sleepUntil });
    [this.marks, this.journal, this.sender] = [marks, journal, sender];
    const otherTabSending = createStore(false);
    this.selectors = createDeskSelectors({ marks, journal, sender, otherTabSending }, BOARD.id);
    void Promise.all([marks.open(BOARD.id), journal.load(BOARD.id).catch(() => {})]).then(() => this.poll());
  }

  async #call({ requestId, outcome, note }: Decision): Promise<SendResponse> {
    if (!this.isSignedIn) return { kind: 'signedOut' };
    const world = this.#world;
    const attempt = this.#attempt;
    const key = keyOf(this.account, requestId);
    const isConfirmed = (way: string) => world.confirmed.has(`${way} ${key} ${outcome} ${note}`);
    const check = (isRight: boolean, problem: string) =>
      isRight || world.problems.push(`${problem}: ${outcome} ${key}`);
    const isOnHold = this.marks.of(BOARD.id, requestId).isOnHold;
    check(!attempt.hasEnded, 'P5 the run had ended');
    check(!isOnHold || isConfirmed('single'), 'P1 on hold');
    check((attempt.list?.statusOf(requestId) ?? 'pending') === 'pending', 'P2 not pending');
    const before = world.calls.get(key);
    const call = { tab: this, hasEnded: false, wasSeenPending: false };
    world.calls.set(key, call);
    world.called.add(key);
    await world.pause(this, 'call');
    if (world.isOnline && world.failures[0] !== 'dropped before') {
      check(isConfirmed('run') || isConfirmed('single'), `P1 not confirmed: ${note}`);
      check(before === undefined || before.wasSeenPending, 'P2 a second call');
    }
    const status = world.isOnline ? world.receive(requestId, outcome) : null;
    await world.pause(this, 'response');
    call.hasEnded = true;
    const response = readSendResponse(status, `Status ${status}`, status === 503 ? 1000 : null);
    // The server has rejected the call.
    if (/^(rateLimited|rejected|signedOut)$/.test(response.kind)) world.calls.set(key, before);
    if (response.kind === 'signedOut') setImmediate(() => (attempt.hasEnded = true));
    return response;
  }

  #isSending = () => /sending|checking/.test(this.sender.run.get()?.phase ?? '');

  async #loadList(): Promise<RequestList> {
    const { calls, now: loadedAt } = this.#world;
    const ended = new Set([...calls.values()].filter((call) => call?.hasEnded));
    const check = (isRight: boolean) => isRight || Promise.reject(new Error('Not loaded'));
    await check(this.isSignedIn);
    await this.#world.pause(this, 'load list');
    await check(this.#world.isOnline);
    const list = requestList(this.#world.list(), loadedAt);
    await this.#world.pause(this, 'list');
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
    for (const call of this.#world.calls.values()) if (call?.tab === this) call.hasEnded = true;
    this.#world.releaseLocks(this);
    this.#close();
  }

  /** Unsaved marks last as long as the tab. The banner reports them. */
  #close(): void {
    this.marks.dispose();
    this.journal.dispose();
    for (const [key, fields] of this.#world.given) {
      const stored = this.#world.marks.get(key);
      const kept = Object.entries(fields).filter(
        ([field, { tab, at }]) => tab !== this || (stored?.changedAt[field as keyof Mark] ?? 0) >= at,
      );
      this.#world.given.set(key, Object.fromEntries(kept));
    }
  }

  #isOpen = (id: string) => isOpen(this.selectors.statusOf(id));

  mark(ids: readonly string[], patch: MarkPatch): void {
    for (const id of ids.filter(this.#isOpen)) {
      const key = keyOf(this.account, id);
      const changes = Object.entries(patch).map(([field, value]) => [
        field,
        { value, at: this.#world.now, tab: this },
      ]);
      this.#world.given.set(key, { ...this.#world.given.get(key), ...Object.fromEntries(changes) });
      this.marks.patch(BOARD.id, [[id, patch]]);
    }
  }

  /** Presses Send on the sending screen. */
  send(isAtOnce: boolean): void {
    const rows = REQUESTS.filter(this.#isOpen).flatMap((requestId) => {
      const { verdict, isOnHold, note: own } = this.marks.of(BOARD.id, requestId);
      if (isOnHold || (verdict !== 'yes' && verdict !== 'no')) return [];
      const outcome = verdict === 'yes' ? ('accept' as const) : ('reject' as const);
      return [this.#confirm('run', requestId, outcome, own ?? `Default note for ${outcome}`)];
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

  #confirm(way: string, requestId: string, outcome: Outcome, note: string): Decision {
    this.#world.confirmed.add(`${way} ${keyOf(this.account, requestId)} ${outcome} ${note}`);
    return { requestId, outcome, note, personKey: '', personName: '' };
  }
}
