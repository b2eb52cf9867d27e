import { REVIEW_CALLS_AT_ONCE_MAX } from '@/domain/review/limits';
import {
  answeredDelivery,
  byConfirmation,
  isUnderway,
  startedDelivery,
  type Delivery,
} from '@/domain/review/delivery';
import type { SendAnswer } from '@/domain/review/send-answer';
import { createListCheck } from './list-check';
import type { Outbox } from './outbox';
import { createPatience } from './patience';
import type { ReviewPorts } from './review-ports';
import type { PauseReason, ReviewStore } from './review-state';
import type { Runs } from './runs';

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
export function createSender(
  store: ReviewStore,
  outbox: Outbox,
  runs: Runs,
  ports: ReviewPorts,
  life: { isOver: boolean },
) {
  const state = () => store.get().outbox;
  const all = () => Object.values(state().deliveries);
  const isActive = ({ runId }: Delivery) => state().runs[runId]?.isPaused === false;
  const isSingle = ({ runId }: Delivery) => state().runs[runId]?.isSingle === true;
  let faults = 0;
  let refusals = 0;
  /** How often this page was asked to wait. */
  let waits = 0;
  const patience = createPatience(store, ports);
  const { isUnseen, isUnsure, takeOver, check } = createListCheck(store, outbox, ports);

  const isOfRun = (one: Delivery) => isActive(one) && !isSingle(one);
  const queued = () => all().filter((one) => one.state.kind === 'queued' && isOfRun(one));

  function pause(reason: PauseReason): void {
    runs.pauseAll(reason);
    patience.giveUp();
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
      // Another page may have added what it had tried since the list was looked at.
      (delivery) =>
        (own = delivery.runId === runId && !isUnsure(delivery) ? startedDelivery(delivery) : null),
    );
    if (own === null) return null;
    // The storage may have failed at this very moment, and others have sent unseen.
    if (life.isOver || !isActive(own) || isUnseen(requestId)) {
      await outbox.change([requestId], (delivery) =>
        delivery.state.kind === 'sending' ? { ...delivery, state: { kind: 'queued' } } : null,
      );
      return null;
    }
    const answer = await ports.backend.decide(own);
    // Another page's decision may have taken its place: what was stored while nothing could be written.
    await outbox.change([requestId], (delivery) =>
      delivery.runId === runId ? answeredDelivery(delivery, answer) : null,
    );
    return answer;
  }

  /** What comes back unsent to a run of this page whose rest is not to be sent, is a part of that rest. */
  async function cancelStopped() {
    const isStopped = (runId: string) =>
      state().runs[runId]?.isPaused === true && state().stopped.includes(runId);
    const back = all().filter((one) => one.state.kind === 'queued' && isStopped(one.runId));
    for (const runId of new Set(back.map((one) => one.runId))) await outbox.cancel(runId);
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
      if (failure === null) runs.checked(runIds);
      else if (queued().some(isUnsure)) pause('unchecked');
    }
    await cancelStopped();
    if (queued().length === 0) return true;
    const claimed = new Set<string>();
    await Promise.all(Array.from({ length: REVIEW_CALLS_AT_ONCE_MAX }, () => work(claimed, touched)));
    await cancelStopped();
    return false;
  }

  async function sendRuns() {
    const touched = new Set<string>();
    faults = 0;
    refusals = 0;
    for (let isNothingQueued = false; !isNothingQueued;) {
      await patience.whenOver();
      if (life.isOver) return;
      await ports.lock.hold(async () => {
        isNothingQueued = await sendSome(touched);
      });
    }
    // What could not be checked waits until the reviewer goes on: nothing is being sent any more.
    if (life.isOver) return;
    if (all().some((one) => one.state.kind === 'unconfirmed' && isOfRun(one))) pause('unchecked');
    if (touched.size > 0) ports.backend.sendingEnded([...touched]);
  }

  let sending: Promise<void> | null = null;
  let isMore = false;
  let isLooking = false;

  /** All runs of this page at once; what starts while they are sent is sent with them. */
  async function send(): Promise<void> {
    if (life.isOver) return;
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

  /** With runs of this page that another one may have left. */
  function goOn(): void {
    if (all().some((one) => isOfRun(one) && isUnderway(one))) void send();
  }

  return {
    send,
    goOn,
    /**
     * Sends a run of one, and looks at the list where its answer leaves anything open.
     * @returns why it was not sent or answered, in words for people; null where nothing has failed. What is unanswered
     * may arrive later, whatever the list shows
     */
    async sendSingle(delivery: Delivery): Promise<{ failure: string | null; isUnanswered: boolean }> {
      const { runId, boardId } = delivery;
      const isOwn = (one: Delivery) => one.runId === runId;
      let failure: string | null = null;
      let isUnanswered = false;
      await ports.lock.hold(async () => {
        await takeOver();
        failure = await check(isOwn);
        if (failure !== null) return;
        const answer = life.isOver ? null : await sendOne(delivery);
        if (answer === null) {
          failure = NOT_SENT;
          return;
        }
        isUnanswered = answer.kind === 'unknown';
        if (answer.kind === 'done') ports.backend.sendingEnded([boardId]);
        else failure = answer.text;
        await check(isOwn);
      });
      return { failure, isUnanswered };
    },
    pause,
    /** Another tab was asked to wait. */
    hearOfWait: patience.hear,
    /** What another tab is sending it may leave when it ends: that is looked at then. What is stored has been read. */
    followOthers(): void {
      const isAny = all().some(({ state: { kind } }) => kind === 'sending');
      if (life.isOver || isLooking || !ports.lock.isShared || !isAny) return;
      isLooking = true;
      void ports.lock.hold(async () => {
        isLooking = false;
        const isAnyLeft = !life.isOver && (await takeOver());
        if (isAnyLeft && !life.isOver) await check(({ state: { kind } }) => kind === 'unconfirmed');
        if (isAnyLeft) goOn();
      });
    },
    /** Starts nothing new any more. */
    stop: patience.giveUp,
  };
}

export type Sender = ReturnType<typeof createSender>;
