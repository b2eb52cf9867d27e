import { errorText } from '@/api/errors';
import type { JoinRequest } from '@/domain/join-request';
import { REVIEW_CALLS_AT_ONCE_MAX } from '@/domain/review/limits';
import {
  answeredDelivery,
  byConfirmation,
  checkedDelivery,
  endedDelivery,
  interruptedDelivery,
  seenIn,
  startedDelivery,
  type Delivery,
  type SendAnswer,
} from '@/domain/review/delivery';
import {
  outboxLoaded,
  runChecked,
  runsPaused,
  runStarted,
  storageFailed,
  type PauseReason,
} from './outbox-slice';
import type { OutboxStorage } from './outbox-storage';
import { createPatience } from './patience';
import type { ReviewPorts } from './review-ports';
import type { RunOwnership } from './run-ownership';
import type { StartListening } from './listeners';
import type { ReviewStore } from './review-state';

/** Faults in a row after which a run pauses: the server is down, and more calls would not help it. */
const FAULTS_MAX = 3;
/** The wait if a server that wants fewer calls does not say how long. */
const RETRY_AFTER_MS = 5000;
/** Of a single decision that something else has come before. */
const NOT_SENT = 'This was not sent. Look at it again, and try once more.';
/** The lock is given back after that many, so that a single decision, or another tab, need not wait for a whole run. */
const BATCH_CALLS_MAX = 2 * REVIEW_CALLS_AT_ONCE_MAX;

/**
 * Sends what was confirmed on this page. Every call is made, and its answer written down, while the sender's lock is
 * held: whoever has the lock knows that nothing else is being sent.
 */
export function sendDeliveries(
  startListening: StartListening,
  store: ReviewStore,
  outbox: OutboxStorage,
  ports: ReviewPorts & { ownership: RunOwnership },
  life: { isOver: boolean },
) {
  const state = () => store.getState().outbox;
  const all = () => Object.values(state().deliveries);
  const isActive = ({ runId }: Delivery) => state().runs[runId]?.isPaused === false;
  const isSingle = ({ runId }: Delivery) => state().runs[runId]?.isSingle === true;
  const pause = (reason: PauseReason) => void store.dispatch(runsPaused(reason));
  let faults = 0;
  let refusals = 0;
  /** How often this page was asked to wait. */
  let waits = 0;
  const patience = createPatience(store, ports);
  /** Those that were compared with the list since this page has the lock. */
  const checked = new Set<string>();
  /** Single decisions on requests whose earlier one may have arrived: sent instead of that one if it has not. */
  const wanted = new Map<string, Delivery>();

  /** What other pages have sent while nothing could be stored, they may still have to write down. */
  let hasMissed = false;
  const stopMissing = startListening({ actionCreator: storageFailed, effect: () => void (hasMissed = true) });

  const isOfRun = (one: Delivery) => isActive(one) && !isSingle(one);
  const queued = () => all().filter((one) => one.state.kind === 'queued' && isOfRun(one));

  /** With the lock; what is called 'sending' then is what a page was sending when it ended. @returns whether any was */
  async function takeOver(): Promise<boolean> {
    checked.clear();
    await outbox.readAgain();
    const left = all().filter(({ state: { kind } }) => kind === 'sending');
    await outbox.change(
      left.map(({ requestId }) => requestId),
      interruptedDelivery,
    );
    return left.length > 0;
  }

  /** Whether something else can have sent it, without this page knowing. */
  const isUnsure = ({ requestId, state: { kind }, runId }: Delivery) =>
    kind === 'unconfirmed' ||
    (kind === 'queued' && !checked.has(requestId) && (hasMissed || state().runs[runId]?.isResumed === true));

  /**
   * Compares what is unsure with its list.
   * @returns why a list could not be loaded, in words for people; null where all could
   */
  async function check(isMeant: (delivery: Delivery) => boolean): Promise<string | null> {
    const unsure = all().filter((one) => isUnsure(one) && isMeant(one));
    let failure: string | null = null;
    for (const boardId of new Set(unsure.map((one) => one.boardId))) {
      const ofBoard = unsure.filter((one) => one.boardId === boardId);
      try {
        await compare(ofBoard, await ports.backend.loadList(boardId));
      } catch (error) {
        failure = errorText(error);
      }
    }
    return failure;
  }

  /** @param list null where the board is gone */
  async function compare(unsure: readonly Delivery[], list: readonly JoinRequest[] | null) {
    const listed = new Map(list?.map((request) => [request.id, request]));
    const before = new Map(unsure.map((delivery) => [delivery.requestId, delivery]));
    for (const { requestId } of unsure) checked.add(requestId);
    await outbox.change([...before.keys()], (delivery) => {
      const known = before.get(delivery.requestId);
      // Without locks, another tab may have tried it since the list was asked for.
      if (delivery.state.kind !== known?.state.kind || delivery.runId !== known.runId) return null;
      if (list === null) return endedDelivery(delivery, 'boardGone');
      const isLastLook = isSingle(delivery) || state().runs[delivery.runId]?.isResumed === true;
      const next = checkedDelivery(delivery, seenIn(listed.get(delivery.requestId)), isLastLook);
      const isOpen = next.state.kind === 'queued' || next.state.kind === 'refused';
      const instead = wanted.get(delivery.requestId);
      // Not in the place of itself: what is known of it by now would be lost.
      const isEarlier = instead !== undefined && instead.confirmedAt !== delivery.confirmedAt;
      return isOpen && isEarlier ? instead : next;
    });
  }

  /** @param waitsBefore as the call began */
  function react(answer: SendAnswer, waitsBefore: number) {
    const isTooMany = answer.kind === 'tooMany';
    const waitMs = isTooMany
      ? (answer.retryAfterMs ?? RETRY_AFTER_MS)
      : answer.kind === 'unknown'
        ? answer.retryAfterMs
        : undefined;
    if (waitMs !== undefined) {
      // Calls that were in flight together are refused together, which counts once.
      if (waits === waitsBefore) {
        waits += 1;
        refusals += 1;
      }
      if (refusals >= FAULTS_MAX) return pause(isTooMany ? 'tooMany' : 'faults');
      return patience.ask(waitMs, isTooMany ? 'tooMany' : 'notReady');
    }
    refusals = 0;
    if (answer.kind === 'unknown') faults += 1;
    else faults = 0;
    if (answer.kind === 'signedOut') pause('signedOut');
    else if (answer.kind === 'unknown' && !ports.isOnline()) pause('offline');
    else if (faults >= FAULTS_MAX) pause('faults');
  }

  /** @returns null where it was not sent, for instance because another run's decision is in its place by now */
  async function sendOne({ requestId, runId }: Delivery): Promise<SendAnswer | null> {
    let own: Delivery | null = null;
    // Written down before it is sent: after a crash it is known that it may have arrived.
    await outbox.change(
      [requestId],
      (delivery) => (own = delivery.runId === runId ? startedDelivery(delivery) : null),
    );
    if (own === null) return null;
    // The storage may have failed at this very moment, and others have sent unseen.
    const isUnseen = hasMissed && !checked.has(requestId);
    if (life.isOver || !isActive(own) || isUnseen) {
      await outbox.change([requestId], (delivery) =>
        delivery.state.kind === 'sending' ? { ...delivery, state: { kind: 'queued' } } : null,
      );
      return null;
    }
    const answer = await ports.backend.decide(own);
    await outbox.change([requestId], (delivery) => answeredDelivery(delivery, answer));
    return answer;
  }

  async function work(claimed: Set<string>, touched: Set<string>) {
    while (!life.isOver && !patience.isWaiting() && claimed.size < BATCH_CALLS_MAX) {
      const [next] = queued()
        .filter((one) => !claimed.has(one.requestId) && !isUnsure(one))
        .sort(byConfirmation);
      if (next === undefined) return;
      if (!ports.isOnline()) return pause('offline');
      claimed.add(next.requestId);
      touched.add(next.boardId);
      const waitsBefore = waits;
      const answer = await sendOne(next);
      if (answer !== null) react(answer, waitsBefore);
    }
  }

  /** Sends some of what is queued, as far as it is sure. @returns whether nothing is queued any more */
  async function sendSome(touched: Set<string>): Promise<boolean> {
    await takeOver();
    if (life.isOver) return true;
    if (queued().length > 0 && !ports.isOnline()) pause('offline');
    if (all().some(isUnsure)) {
      const runIds = new Set(queued().map(({ runId }) => runId));
      const failure = await check((one) => one.state.kind === 'unconfirmed' || isOfRun(one));
      if (failure === null) runIds.forEach((runId) => store.dispatch(runChecked(runId)));
      else if (queued().some(isUnsure)) pause('faults');
    }
    if (queued().length === 0) return true;
    const claimed = new Set<string>();
    await Promise.all(Array.from({ length: REVIEW_CALLS_AT_ONCE_MAX }, () => work(claimed, touched)));
    return false;
  }

  async function sendRuns() {
    const touched = new Set<string>();
    faults = 0;
    refusals = 0;
    for (let isOver = false; !isOver;) {
      await patience.isOver();
      if (life.isOver) return;
      await ports.lock.hold(async () => {
        isOver = await sendSome(touched);
      });
    }
    // What could not be checked waits until the reviewer goes on: nothing is being sent any more.
    if (life.isOver) return;
    if (all().some((one) => one.state.kind === 'unconfirmed' && isOfRun(one))) pause('unchecked');
    if (touched.size > 0) ports.backend.sendingEnded([...touched]);
  }

  let sending: Promise<void> | null = null;
  let isMore = false;
  /** All runs of this page at once; what starts while they are sent is sent with them. */
  async function send() {
    isMore = true;
    sending ??= (async () => {
      while (isMore) {
        isMore = false;
        await sendRuns();
      }
      sending = null;
    })();
    await sending;
  }

  const stopRuns = startListening({
    actionCreator: runStarted,
    effect: ({ payload: { runId, isSingle: isOne } }) => {
      void ports.ownership.own(runId);
      if (!isOne) void send();
    },
  });

  const stopWaiting = startListening({ actionCreator: runsPaused, effect: patience.giveUp });

  let isLooking = false;
  const stopLeftovers = startListening({
    actionCreator: outboxLoaded,
    // Another tab is sending these; what it leaves when it ends is looked at.
    effect: ({ payload }) => {
      const isForeign = (one: Delivery) =>
        one.state.kind === 'sending' && state().runs[one.runId] === undefined;
      if (life.isOver || isLooking || !ports.lock.isShared || !payload.some(isForeign)) return;
      isLooking = true;
      void ports.lock.hold(async () => {
        isLooking = false;
        const isAnyLeft = !life.isOver && (await takeOver());
        if (isAnyLeft && !life.isOver) await check(({ state: { kind } }) => kind === 'unconfirmed');
      });
    },
  });

  return {
    /**
     * Sends a run of one, and looks at the list where its answer leaves anything open.
     * @returns why it was not sent or answered, in words for people; null where nothing has failed
     */
    async sendSingle(delivery: Delivery): Promise<string | null> {
      const { requestId, runId, boardId } = delivery;
      const isOwn = (one: Delivery) => one.runId === runId;
      let failure: string | null = null;
      wanted.set(requestId, delivery);
      await ports.lock.hold(async () => {
        await takeOver();
        failure = await check(isOwn);
        if (failure !== null || life.isOver) return;
        const answer = await sendOne(delivery);
        if (answer === null) {
          failure = NOT_SENT;
          return;
        }
        wanted.delete(requestId);
        if (answer.kind === 'done') ports.backend.sendingEnded([boardId]);
        else failure = answer.text;
        await check(isOwn);
      });
      wanted.delete(requestId);
      return failure;
    },
    /** Another tab was asked to wait. */
    hearOfWait: patience.hear,
    /** Starts nothing new any more. */
    stop() {
      stopRuns();
      stopMissing();
      stopLeftovers();
      stopWaiting();
      patience.giveUp();
    },
  };
}

export type Sender = ReturnType<typeof sendDeliveries>;
