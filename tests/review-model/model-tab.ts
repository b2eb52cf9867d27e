import {
  isOpen,
  requestList,
  reviewStatus,
  type Decision,
  type RequestList,
  type ReviewStatus,
} from '@/domain/review/decision';
import { outcomeToSend, type Mark, type MarkPatch } from '@/domain/review/mark';
import type { Outcome } from '@/domain/review/outcome';
import { readSendResponse, type SendResponse } from '@/domain/review/send-response';
import { createJournal } from '@/features/review-desk/state/journal';
import { createMarks, type Marks } from '@/features/review-desk/state/marks';
import { createSender, type ReviewBackend } from '@/features/review-desk/state/send';
import type { ModelDevice, ModelServer, Page } from './model-world';

const BOARDS: Record<string, string[]> = {
  b1: Array.from({ length: 15 }, (_, index) => `r${index}`),
  b2: Array.from({ length: 5 }, (_, index) => `s${index}`),
};
export const BOARD_IDS = Object.keys(BOARDS);
export const REQUESTS = Object.values(BOARDS).flat();
export const boardOf = (requestId: string) => (requestId.startsWith('r') ? 'b1' : 'b2');
export const textOf = (...parts: readonly unknown[]) => JSON.stringify(parts);

/** The last call of an account on a request, unless the server has rejected it. */
interface Call {
  page: Page;
  /** The position in the trace; null while the call is in flight. */
  endedAt: number | null;
  /** A list that was requested afterwards showed the request as pending. */
  wasSeenPending: boolean;
}

/** The last change of each field of a mark. */
type Given = Partial<Record<keyof Mark, { value: unknown; at: number; tab: ModelTab }>>;

/** A run's events, for the rules P1 to P5. All maps are by account and request. */
export class Trace {
  readonly problems: string[] = [];
  readonly confirmed = new Set<string>();
  readonly calls = new Map<string, Call | undefined>();
  readonly called = new Set<string>();
  readonly given = new Map<string, Given>();
  #time = 0;
  next = (): number => (this.#time += 1);
}

/** The calls from one press, on Send or in the dialog, to the next press. */
class Attempt {
  /** No call may begin. */
  hasEnded = false;
  lists = 0;
  /** The sender's latest list, by board. */
  readonly read: Record<string, RequestList | null> = {};
}

export interface World {
  readonly device: ModelDevice;
  readonly server: ModelServer;
  readonly trace: Trace;
}

type Session = { account: string; marks: Marks; press: { attempt: Attempt } };

/** One tab with the real marks, journal and sender. */
export class ModelTab {
  readonly page: Page = { isAlive: true };
  account: string | null = null;
  lists: Record<string, RequestList> = {};
  session: ReturnType<ModelTab['createSession']> | null = null;
  readonly name: string;
  readonly device: ModelDevice;
  readonly server: ModelServer;
  readonly trace: Trace;

  constructor(name: string, { device, server, trace }: World) {
    [this.name, this.device, this.server, this.trace] = [name, device, server, trace];
  }

  createSession(account: string) {
    const { device, trace, page } = this;
    const press = { attempt: new Attempt() };
    const database = device.database(page, account, () => {
      if (this.#isSending()) press.attempt.hasEnded = true;
    });
    const tabs = device.tabs(page, account);
    const now = () => device.now;
    const marks = createMarks({ database, tabs, now, requestPersistence: () => {} });
    const journal = createJournal({ database, tabs, now });
    const backend: ReviewBackend = {
      decide: (boardId, decision) => this.#call(session, boardId, decision),
      loadList: async (boardId) => {
        const { attempt } = press;
        if (this.#isSending()) attempt.lists += 1;
        if (attempt.lists > 2) trace.problems.push(`${this.name} loads the list more than twice in a run`);
        return (attempt.read[boardId] = await this.#loadList(account, boardId));
      },
      sendingEnded: () => {},
    };
    const sleepUntil = async (time: number) => {
      await device.pause(page, 'sleep');
      device.now = Math.max(device.now, time);
    };
    const sender = createSender({ marks, journal, database, tabs, backend, now, sleepUntil });
    const session = { account, marks, journal, sender, press };
    return session;
  }

  async #call(
    { account, marks, press }: Session,
    boardId: string,
    decision: Decision,
  ): Promise<SendResponse> {
    const { requestId, outcome, note } = decision;
    const { attempt } = press;
    if (this.account !== account) return { kind: 'signedOut' };
    const { device, server, trace, page } = this;
    const key = textOf(account, requestId);
    const what = `${this.name}: ${outcome} ${requestId}`;
    const isConfirmed = (way: string) => trace.confirmed.has(textOf(way, account, requestId, outcome, note));
    const check = (isRight: boolean, problem: string) =>
      isRight || trace.problems.push(`${problem}: ${what}`);
    check(!attempt.hasEnded, 'P5 the run had ended');
    check(!marks.of(boardId, requestId).isOnHold || isConfirmed('single'), 'P1 on hold');
    check((attempt.read[boardId]?.statusOf(requestId) ?? 'pending') === 'pending', 'P2 not pending');
    const before = trace.calls.get(key);
    const call: Call = { page, endedAt: null, wasSeenPending: false };
    trace.calls.set(key, call);
    trace.called.add(key);
    await device.pause(page, 'call');
    if (device.isOnline && server.failures[0] !== 'dropped before') {
      check(isConfirmed('run') || isConfirmed('single'), `P1 not confirmed: ${note}`);
      check(before === undefined || before.wasSeenPending, 'P2 a second call');
    }
    const status = device.isOnline ? server.receive(requestId, outcome) : null;
    await device.pause(page, 'response');
    const response = readSendResponse(status, `Status ${status}`, status === 503 ? 1000 : null);
    call.endedAt = trace.next();
    // The server has rejected the call.
    if (/^(rateLimited|rejected|signedOut)$/.test(response.kind)) trace.calls.set(key, before);
    if (response.kind === 'signedOut') setImmediate(() => (attempt.hasEnded = true));
    return response;
  }

  #isSending(): boolean {
    return ['sending', 'checking'].includes(this.session?.sender.run.get()?.phase ?? '');
  }

  async #loadList(account: string, boardId: string): Promise<RequestList> {
    const { device, server, trace, page } = this;
    if (this.account !== account) throw new Error('Another account');
    const [beganAt, loadedAt] = [trace.next(), device.now];
    await device.pause(page, 'load list');
    if (!device.isOnline) throw new Error('Offline');
    const list = requestList(server.list(BOARDS[boardId] ?? []), loadedAt);
    await device.pause(page, 'list');
    if (this.account !== account) throw new Error('Another account');
    for (const { id } of list.requests) {
      const call = trace.calls.get(textOf(account, id));
      if (call === undefined || list.statusOf(id) !== 'pending') continue;
      if (call.endedAt !== null && beganAt > call.endedAt) call.wasSeenPending = true;
    }
    this.lists = { ...this.lists, [boardId]: list };
    return list;
  }

  signIn(account: string | null): void {
    if (this.session !== null) {
      this.session.press.attempt.hasEnded = true;
      this.session.sender.stop('signedOut');
      this.session.marks.dispose();
      this.session.journal.dispose();
      this.#forgetUnwritten();
    }
    this.account = account;
    this.lists = {};
    this.session = account === null ? null : this.createSession(account);
    for (const boardId of BOARD_IDS) void this.#open(boardId);
  }

  async #open(boardId: string): Promise<void> {
    const { session } = this;
    if (session === null) return;
    await Promise.all([session.marks.open(boardId), session.journal.load(boardId).catch(() => {})]);
    await this.poll(boardId);
  }

  /** Polls, as the screens do every minute. */
  async poll(boardId: string): Promise<void> {
    const { session } = this;
    if (session === null) return;
    await this.#loadList(session.account, boardId).catch(() => {});
    await session.sender.settle(boardId);
  }

  async refresh(): Promise<void> {
    await this.session?.marks.refresh();
    await this.session?.journal.refresh();
  }

  crash(): void {
    for (const call of this.trace.calls.values())
      if (call?.page === this.page) call.endedAt ??= this.trace.next();
    this.device.crash(this.page);
    this.#forgetUnwritten();
  }

  /** Unsaved marks last as long as the tab. The banner reports them. */
  #forgetUnwritten(): void {
    for (const [key, given] of this.trace.given) {
      const [account, id = ''] = JSON.parse(key) as string[];
      const stored = this.device.marks.get(`${account}/${boardOf(id)}/${id}`);
      const isStored = ([field, { tab, at }]: [string, { tab: ModelTab; at: number }]) =>
        tab !== this || (stored?.changedAt[field as keyof Mark] ?? 0) >= at;
      this.trace.given.set(key, Object.fromEntries(Object.entries(given).filter(isStored)));
    }
  }

  statusOf(id: string): ReviewStatus | null {
    const [{ session }, boardId] = [this, boardOf(id)];
    const list = this.lists[boardId];
    if (session === null || list === undefined) return null;
    const [mark, entry] = [session.marks.of(boardId, id), session.journal.of(boardId, id)];
    const isInFlight = session.sender.inFlight.get().has(id);
    return reviewStatus({ listed: list.statusOf(id), listLoadedAt: list.loadedAt, entry, mark, isInFlight });
  }

  #canDecide(id: string): boolean {
    const status = this.statusOf(id);
    return status !== null && isOpen(status);
  }

  mark(ids: readonly string[], patch: MarkPatch): void {
    for (const id of ids) {
      if (this.session === null || !this.#canDecide(id)) continue;
      const key = textOf(this.session.account, id);
      const change = (value: unknown) => ({ value, at: this.device.now, tab: this });
      const changes = Object.entries(patch).map(([field, value]) => [field, change(value)]);
      this.trace.given.set(key, { ...this.trace.given.get(key), ...Object.fromEntries(changes) });
      this.session.marks.patch(boardOf(id), [[id, patch]]);
    }
  }

  /** Presses Send on the sending screen. */
  send(boardId: string, isAtOnce: boolean): void {
    const { session } = this;
    if (session === null) return;
    const rows = (BOARDS[boardId] ?? []).flatMap((requestId) => {
      const mark = session.marks.of(boardId, requestId);
      const outcome = outcomeToSend(mark);
      if (outcome === null || !this.#canDecide(requestId)) return [];
      const note = mark.note ?? `Default note for ${outcome}`;
      // The model's rule for the rows on the sending screen.
      if (!mark.isOnHold && mark.verdict === (outcome === 'accept' ? 'yes' : 'no'))
        this.trace.confirmed.add(textOf('run', session.account, requestId, outcome, note));
      return [{ requestId, outcome, note, personKey: requestId, personName: requestId }];
    });
    if (session.sender.send({ id: boardId, name: boardId }, rows)) session.press.attempt = new Attempt();
    if (isAtOnce) session.sender.sendNow();
  }

  /** Presses a button of the dialog, which may show an old state. */
  decide(requestId: string, outcome: Outcome): void {
    const { session } = this;
    if (session === null || session.sender.isBusy()) return;
    const note = `Dialog of ${this.name}`;
    this.trace.confirmed.add(textOf('single', session.account, requestId, outcome, note));
    session.press.attempt = new Attempt();
    const decision = { requestId, outcome, note, personKey: requestId, personName: requestId };
    void session.sender.decide({ id: boardOf(requestId), name: '' }, decision);
  }

  stop(): void {
    if (this.session === null) return;
    this.session.press.attempt.hasEnded = true;
    this.session.sender.stop();
  }
}
