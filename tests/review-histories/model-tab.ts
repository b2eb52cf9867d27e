import { applicationStatus, canBeDecided, type ApplicationStatus } from '@/domain/review/application-status';
import { outcomeOf, type Verdict } from '@/domain/review/assessment';
import { isUnderway, type Delivery } from '@/domain/review/delivery';
import { readSendAnswer, type SendAnswer } from '@/domain/review/send-answer';
import { isPending, type JoinRequest } from '@/domain/join-request';
import { countPiles, type PileCounts } from '@/domain/review/pile';
import type { Outcome } from '@/domain/review/outcome';
import { entriesToSend, sendingWarning, type SendingEntry } from '@/domain/review/sending-list';
import { endRuns } from '@/features/review-desk/state/end-runs';
import { createDeskFacts, type DeskFacts } from '@/features/review-desk/state/desk-facts';
import { unsentCounter } from '@/features/review-desk/state/mark-unfinished-work';
import { createReviewStore, type ReviewRoomStore } from '@/features/review-desk/state/review-store';
import { delivery } from '@kit/delivery';
import type { ModelDevice, Page } from './model-device';
import type { Arrival, ModelServer } from './model-server';

export const BOARDS: Record<string, readonly string[]> = { b1: ['r1', 'r2', 'r4'], b2: ['r3'] };
/** Requests that are made when some lists have been loaded already. */
export const LATE = new Set(['r4']);
export const REQUESTS = Object.entries(BOARDS).flatMap(([boardId, ids]) =>
  ids.map((id) => [id, boardId] as const),
);

/** What the reviewers have done, for comparing with what the server has received. */
export interface Deeds {
  confirmed: Set<string>;
  /** `order` counts everything that matters for what may have been known when. */
  order: number;
  /** By account and request: when the latest call ended, or its page died; Infinity while it is running. */
  callEnded: Map<string, number>;
  /** By request: the beginning of the latest completed load of a list that showed it as pending. */
  seenPending: Map<string, number>;
  /** Calls of pages that could not write down that they made them. */
  unwritten: Set<Arrival>;
  /** Requests for which an answer was lost. */
  unanswered: Set<string>;
  /** By account and request: the latest verdict, and the tabs in which any was given. */
  verdicts: Map<string, { tabs: Set<string>; latest: Verdict | null }>;
  /** Tabs that crashed, perhaps before a decision of theirs was written down. */
  crashed: Set<string>;
  /** By account and request: the run of the confirmed decision that was written down. */
  taken: Map<string, string>;
  /** Accounts that have withdrawn something confirmed. */
  cancelledBy: Set<string>;
  /** Account and request of decisions of which the device has not written down all that happened. */
  unrecorded: Set<string>;
  /** At some time, nothing could be stored. */
  wasBroken: boolean;
  /** Lists did not show the latest decisions, until everything worked again. */
  hadLateLists: boolean;
  /** Whether a decision was sent may not have been written down. */
  isBlurred: boolean;
  problems: string[];
}

const decisionKey = (account: string, { requestId, outcome, note }: Omit<Delivery, 'state'> | SendingEntry) =>
  [account, requestId, outcome, note].join('/');

/** A tab at the review desk: the real store on a model of everything around it. */
export class ModelTab {
  readonly page: Page = { isAlive: true };
  account: string | null = null;
  review: ReviewRoomStore | null = null;
  lists = new Map<string, readonly JoinRequest[]>();
  /** By board: when the list that is shown began to load, in the order of deeds. */
  #loadBegan = new Map<string, number>();
  screen: SendingEntry[] = [];
  #countUnsent = () => {};
  /** By board. */
  #facts = new Map<string, DeskFacts>();
  /** Those whose list has been seen. */
  #seen = new Map<string, Pick<DeskFacts, 'board' | 'requests'> & { listCounts: () => PileCounts }>();
  /** Requests by account and request. */
  #running = new Map<string, string>();
  #runs = 0;
  #removed = new Set<string>();
  /** Runs of this tab whose rest is not to be sent. */
  #stopped = new Set<string>();

  readonly device: ModelDevice;
  readonly server: ModelServer;
  readonly deeds: Deeds;
  readonly name: string;

  constructor(device: ModelDevice, server: ModelServer, deeds: Deeds, name: string) {
    this.device = device;
    this.server = server;
    this.deeds = deeds;
    this.name = name;
  }

  signIn(account: string): void {
    this.signOut();
    this.account = account;
    const { device, page } = this;
    const review = createReviewStore({
      storage: device.storage(page, account),
      log: device.log(account),
      nextTask: () => device.pause(page, 'next task'),
      untilRetry: () => device.untilRetry(page),
      lock: device.lock(page, account),
      runLock: (runId) => device.runLock(page, account, runId),
      channel: device.channel(page, account),
      isOnline: () => device.isOnline,
      wait: () => device.pause(page, 'wait'),
      backend: {
        decide: (delivery) => this.#send(delivery),
        loadList: (boardId) => this.#loadList(boardId),
        sendingEnded: () => {},
      },
    });
    this.review = review;
    this.#facts = new Map(Object.keys(BOARDS).map((id) => [id, createDeskFacts(review, id)]));
    this.#seen = new Map();
    this.#countUnsent = unsentCounter(review.store, this.#seen, account);
    review.store.subscribe(this.#countUnsent);
    review.store.subscribe(() => this.#noteTold(review, account));
    void review.outbox.readAgain();
    for (const boardId of Object.keys(BOARDS)) void review.openBoard(boardId);
  }

  /** What could not be written is lost with the page. */
  #loseUnwritten(): void {
    for (const [id] of REQUESTS) {
      const key = `${this.account}/${id}`;
      const [own, stored] = [this.deliveryOn(id), this.device.deliveries.get(key)];
      const isWritten = stored?.runId === own?.runId && stored?.state.kind === own?.state.kind;
      if (own === null || isWritten) continue;
      this.deeds.unrecorded.add(key);
      if (stored?.runId !== own.runId) this.deeds.taken.delete(key);
    }
  }

  signOut(): void {
    this.#loseUnwritten();
    this.review?.dispose();
    this.review = null;
    this.account = null;
    this.lists = new Map();
    this.screen = [];
  }

  crash(): void {
    this.#loseUnwritten();
    this.device.crash(this.page);
    this.deeds.crashed.add(this.name);
    for (const [call, id] of this.#running) {
      this.deeds.callEnded.set(call, (this.deeds.order += 1));
      this.deeds.unanswered.add(id);
    }
    this.review = null;
    this.account = null;
  }

  async #send(delivery: Delivery): Promise<SendAnswer> {
    const { requestId, outcome, note } = delivery;
    // The token is that of whoever is signed in at this moment.
    const sender = this.account ?? 'nobody';
    const call = `${sender}/${requestId}`;
    if (this.#stopped.has(delivery.runId))
      this.deeds.problems.push(`G5: ${decisionKey(sender, delivery)} is sent though its run was stopped`);
    this.#running.set(call, requestId);
    const ended = () => {
      this.#running.delete(call);
      this.deeds.callEnded.set(call, (this.deeds.order += 1));
    };
    const { isMemoryOnly = false, hasFailed = false } = this.review?.store.get().outbox ?? {};
    await this.device.pause(this.page, 'send');
    let status: number | null = null;
    if (this.device.isOnline) {
      const before = this.server.arrivals.findLast((arrival) => arrival.requestId === requestId);
      status = this.server.receive(sender, requestId, outcome, note);
      const now = this.server.arrivals.at(-1);
      if (now !== undefined && now !== before && now.requestId === requestId) {
        if (isMemoryOnly) this.deeds.unwritten.add(now);
        this.#judgeArrival(sender, delivery, before, hasFailed);
      }
      this.deeds.callEnded.set(call, Infinity);
    }
    await this.device.pause(this.page, 'answer');
    ended();
    if (status === null || status >= 500) this.deeds.unanswered.add(requestId);
    return readSendAnswer(status, `Refused with ${status}`, status === 503 ? 1000 : null);
  }

  /** Whether this decision was meant, and may be sent at this moment. */
  #judgeArrival(account: string, delivery: Delivery, before: Arrival | undefined, hasFailed: boolean) {
    const { requestId } = delivery;
    const { confirmed, callEnded, seenPending, unwritten, problems } = this.deeds;
    if (!confirmed.has(decisionKey(account, delivery))) {
      problems.push(`G2: ${decisionKey(account, delivery)} was never confirmed`);
    }
    if (before === undefined || before.isRefused || before.account !== account) return;
    const ended = callEnded.get(`${account}/${requestId}`) ?? Infinity;
    const isSeen = (seenPending.get(requestId) ?? -1) > ended;
    // A page that could always write cannot know what another one could not.
    const isUnknown = !hasFailed && unwritten.has(before);
    const isAllowed = isSeen || isUnknown;
    if (!isAllowed) problems.push(`G1: ${requestId} was sent again without a look at the list`);
  }

  async #loadList(boardId: string): Promise<JoinRequest[] | null> {
    const startedAt = (this.deeds.order += 1);
    await this.device.pause(this.page, 'load');
    if (!this.device.isOnline) throw new Error('Offline');
    const list = this.server.list(boardId);
    await this.device.pause(this.page, 'loaded');
    if (list === null) return null;
    this.lists.set(boardId, list);
    this.#loadBegan.set(boardId, startedAt);
    for (const { id, status } of list) {
      const latest = Math.max(startedAt, this.deeds.seenPending.get(id) ?? 0);
      if (status === 'pending') this.deeds.seenPending.set(id, latest);
    }
    return list;
  }

  async reload(boardId: string): Promise<void> {
    const { account } = this;
    const list = await this.#loadList(boardId).catch(() => undefined);
    if (list === undefined || this.account !== account) return;
    if (list === null && this.review !== null) await endRuns(this.review, boardId, 'boardGone');
    else await this.learnFromShown(boardId);
  }

  /** The list on screen may be an old one: opening the desk shows what was loaded before. */
  async learnFromShown(boardId: string): Promise<void> {
    const list = this.lists.get(boardId);
    if (list === undefined) return;
    await this.review?.outbox.learnFrom(boardId, list, this.#loadBegan.get(boardId) ?? null);
    const facts = this.#facts.get(boardId);
    if (facts === undefined) return;
    facts.seeList({ id: boardId, name: boardId, questions: [] }, list);
    const ids = facts.requests().map(({ id }) => id);
    this.#seen.set(boardId, { ...facts, listCounts: facts.counterOf(() => ids) });
    this.#countUnsent();
  }

  verdictOn(id: string): Verdict | null {
    return this.review === null ? null : this.review.assessments.of(boardOf(id), id).verdict;
  }

  deliveryOn(id: string): Delivery | null {
    return this.review?.store.get().outbox.deliveries[id] ?? null;
  }

  statusOf(id: string): ApplicationStatus {
    const request = this.lists.get(boardOf(id))?.find((one) => one.id === id);
    const assessment = this.review === null ? undefined : this.review.assessments.of(boardOf(id), id);
    return applicationStatus(request, assessment, this.deliveryOn(id));
  }

  /** What the desk shows above its list. */
  pilesOf(boardId: string): PileCounts | null {
    const list = this.lists.get(boardId);
    if (this.review === null || list === undefined) return null;
    const facts = createDeskFacts(this.review, boardId);
    facts.seeList({ id: boardId, name: boardId, questions: [] }, list);
    return countPiles(list.map(({ id }) => facts.pileOf(id)));
  }

  judge(id: string, verdict: Verdict | null): void {
    this.#assess((review) => review.assessments.giveVerdict(boardOf(id), [id], verdict));
  }

  /** A No for everybody on the list who has no verdict and can get one. */
  rejectRest(boardId: string): void {
    const rest = (BOARDS[boardId] ?? []).filter(
      (id) => canBeDecided(this.statusOf(id)) && this.verdictOn(id) === null,
    );
    this.#assess((review) => review.assessments.giveVerdict(boardId, rest, 'no'));
  }

  undo(boardId: string): void {
    this.#assess((review) => review.assessments.undo(boardId, () => true));
  }

  #assess(act: (review: ReviewRoomStore) => void) {
    if (this.review === null) return;
    const before = REQUESTS.map(([id]) => this.verdictOn(id));
    act(this.review);
    REQUESTS.forEach(([id], index) => {
      const verdict = this.verdictOn(id);
      if (verdict === before[index]) return;
      const key = `${this.account}/${id}`;
      const known = this.deeds.verdicts.get(key);
      this.deeds.verdicts.set(key, { tabs: new Set([...(known?.tabs ?? []), this.name]), latest: verdict });
    });
  }

  /** Opens the sending screen for a board. */
  openScreen(boardId: string): void {
    this.#removed = new Set();
    this.screen = (BOARDS[boardId] ?? []).flatMap((requestId): SendingEntry[] => {
      const outcome = outcomeOf(this.verdictOn(requestId));
      return outcome === null
        ? []
        : [{ requestId, outcome, note: `${this.account}: ${outcome} by ${this.name}`, isRemoved: false }];
    });
  }

  changeScreen(requestId: string, changes: Partial<SendingEntry>): void {
    if (changes.isRemoved === true) this.#removed.add(requestId);
    this.screen = this.screen.map((entry) =>
      entry.requestId === requestId ? { ...entry, ...changes } : entry,
    );
  }

  confirm(): void {
    const { review, account } = this;
    if (review === null || account === null) return;
    const entries = entriesToSend(this.screen, (entry) =>
      sendingWarning(entry, this.statusOf(entry.requestId), this.verdictOn(entry.requestId)),
    );
    this.screen = [];
    for (const entry of entries) {
      this.deeds.confirmed.add(decisionKey(account, entry));
      const isMeant = outcomeOf(this.verdictOn(entry.requestId)) === entry.outcome;
      if (!isMeant || this.#removed.has(entry.requestId)) {
        this.deeds.problems.push(`G5: ${decisionKey(account, entry)} is sent though it was taken back`);
      }
    }
    const runId = this.#newRunId();
    const confirmed = review.confirm(
      runId,
      entries.map((entry) => this.#deliveryOf(entry, runId)),
    );
    void confirmed.then((ids) => ids.forEach((id) => this.#noteTaken(review, `${account}/${id}`, runId)));
  }

  /** Unless it could not be written down, and its page has ended. */
  #noteTaken(review: ReviewRoomStore, key: string, runId: string) {
    const isWritten = this.device.deliveries.get(key)?.runId === runId;
    if (this.review === review || isWritten) this.deeds.taken.set(key, runId);
  }

  /** The page says that it has not sent what another one had decided on. */
  #noteTold({ store }: ReviewRoomStore, account: string) {
    for (const { requestId, runId, state } of store.get().outbox.cancelled) {
      const key = `${account}/${requestId}`;
      if (state.kind === 'refused' && this.deeds.taken.get(key) === runId) this.deeds.taken.delete(key);
    }
  }

  #deliveryOf(
    { requestId, outcome, note }: Pick<SendingEntry, 'requestId' | 'outcome' | 'note'>,
    runId: string,
  ): Delivery {
    return delivery({
      requestId,
      boardId: boardOf(requestId),
      confirmedAt: new Date((this.deeds.order += 1)).toISOString(),
      personKey: `person of ${requestId}`,
      outcome,
      note,
      runId,
    });
  }

  #newRunId(): string {
    this.#runs += 1;
    return `${this.name}-${this.#runs}`;
  }

  /** Opens the review dialog of a request and presses one of its buttons, if it has them. */
  decideInDialog(requestId: string, outcome: Outcome): void {
    const { review, account, deeds } = this;
    if (review === null || account === null) return;
    const request = this.lists.get(boardOf(requestId))?.find(({ id }) => id === requestId);
    const before = this.deliveryOn(requestId);
    const isWaiting = before !== null && isUnderway(before) && before.state.kind !== 'unconfirmed';
    if (request === undefined || !isPending(request) || isWaiting) return;
    const note = `${account}: ${outcome} in the dialog of ${this.name}`;
    deeds.confirmed.add(decisionKey(account, { requestId, outcome, note, isRemoved: false }));
    // It replaces one of the desk that has failed, and leaves nothing behind where it fails itself.
    const key = `${account}/${requestId}`;
    const wasTaken = deeds.taken.delete(key);
    const decided = review.decide(this.#deliveryOf({ requestId, outcome, note }, this.#newRunId()));
    void decided.then((result) => {
      if (result.kind === 'over') {
        // Another dialog may have taken it back by now.
        const left = this.deliveryOn(requestId);
        if (wasTaken && left !== null) this.#noteTaken(review, key, left.runId);
        // One that another tab has confirmed meanwhile may have failed before it was replaced.
      } else deeds.taken.delete(key);
      if (result.kind === 'done') this.#checkDone(account, requestId, outcome);
    });
  }

  /** What the reviewer is told about a single decision. */
  #checkDone(account: string, requestId: string, outcome: Outcome) {
    const has = this.server.decisionOn(requestId);
    const hasBeen = this.server.arrivals.some(
      (arrival) => arrival.requestId === requestId && arrival.hasActed && arrival.outcome === outcome,
    );
    if (has?.outcome === outcome || hasBeen) return;
    this.deeds.problems.push(
      `G3: ${account} was told '${outcome}' of ${requestId}, the server has ${JSON.stringify(has)}`,
    );
  }

  pause(): void {
    this.review?.pause('person');
  }

  resume(): void {
    const deliveries = Object.values(this.review?.store.get().outbox.deliveries ?? {});
    const runIds = new Set(deliveries.filter(isUnderway).map(({ runId }) => runId));
    for (const runId of runIds) {
      this.#stopped.delete(runId);
      this.review?.resume(runId);
    }
  }

  cancel(): void {
    this.deeds.cancelledBy.add(this.account ?? '');
    const { deliveries, runs } = this.review?.store.get().outbox ?? { deliveries: {}, runs: {} };
    for (const { runId } of Object.values(deliveries)) {
      if (runId in runs) this.#stopped.add(runId);
      void this.review?.outbox.cancel(runId);
    }
  }
}

export const boardOf = (requestId: string): string =>
  REQUESTS.find(([id]) => id === requestId)?.[1] ?? 'no board';
