import type { JoinRequest } from '@/domain/join-request';
import { REVIEW_CALLS_AT_ONCE_MAX } from '@/domain/review/limits';
import {
  answeredDelivery,
  checkedDelivery,
  interruptedDelivery,
  seenIn,
  startedDelivery,
  type Delivery,
  type SendAnswer,
} from '@/domain/review/delivery';
import { outboxLoaded, runChecked, runsPaused, runStarted, type PauseReason } from './outbox-slice';
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

/** Sends what was confirmed on this page, while no other tab does. @returns stops starting anything new */
export function sendDeliveries(
  startListening: StartListening,
  store: ReviewStore,
  outbox: OutboxStorage,
  ports: ReviewPorts & { ownership: RunOwnership },
  life: { isOver: boolean },
): () => void {
  const state = () => store.getState().outbox;
  const all = () => Object.values(state().deliveries);
  const isActive = ({ runId }: Delivery) => state().runs[runId]?.isPaused === false;
  const pause = (reason: PauseReason) => void store.dispatch(runsPaused(reason));
  let faults = 0;
  let refusals = 0;
  /** How often this page was asked to wait. */
  let waits = 0;
  const patience = createPatience(store, ports);
  /** Those that were compared with the list while this page held the lock. */
  const checked = new Set<string>();

  const ids = (isWanted: (delivery: Delivery) => boolean) =>
    all()
      .filter(isWanted)
      .map(({ requestId }) => requestId);
  const queued = () => all().filter((one) => one.state.kind === 'queued' && isActive(one));

  /** Pages that can store nothing learn nothing of each other, so that another one's end would never be seen here. */
  const isAbandoned = async (runId: string) =>
    (state().isMemoryOnly && !ports.ownership.isCalling(runId)) || (await ports.ownership.isAbandoned(runId));

  /** What the page of their run was sending when it closed. */
  async function takeOver() {
    await outbox.readAgain();
    const sending = all().filter(({ state: { kind } }) => kind === 'sending');
    const abandoned = new Set<string>();
    for (const runId of new Set(sending.map((one) => one.runId))) {
      if (await isAbandoned(runId)) abandoned.add(runId);
    }
    await outbox.change(
      ids(({ state: { kind }, runId }) => kind === 'sending' && abandoned.has(runId)),
      interruptedDelivery,
    );
  }

  /** Whether something else can have sent it, without this page knowing. */
  const isUnsure = ({ requestId, state: { kind }, runId }: Delivery) =>
    kind === 'unconfirmed' ||
    (kind === 'queued' &&
      !checked.has(requestId) &&
      (state().isMemoryOnly || state().runs[runId]?.isResumed === true));

  /** @returns whether everything that is unsure could be compared with its list */
  async function check(): Promise<boolean> {
    const runIds = [...new Set(queued().map(({ runId }) => runId))];
    const unsure = all().filter(
      (one) => isUnsure(one) && (one.state.kind === 'unconfirmed' || isActive(one)),
    );
    let isComplete = true;
    for (const boardId of new Set(unsure.map((one) => one.boardId))) {
      const list = await ports.backend.loadList(boardId).catch(() => null);
      if (list === null) isComplete = false;
      else
        await compare(
          unsure.filter((one) => one.boardId === boardId),
          list,
        );
    }
    if (isComplete) runIds.forEach((runId) => store.dispatch(runChecked(runId)));
    return isComplete;
  }

  async function compare(unsure: readonly Delivery[], list: readonly JoinRequest[]) {
    const listed = new Map(list.map((request) => [request.id, request]));
    const before = new Map(unsure.map((delivery) => [delivery.requestId, delivery]));
    for (const { requestId } of unsure) checked.add(requestId);
    await outbox.change([...before.keys()], (delivery) => {
      const known = before.get(delivery.requestId);
      // A single decision may have been tried and left unanswered since the list was asked for.
      if (delivery.state.kind !== known?.state.kind || delivery.runId !== known.runId) return null;
      const isLastLook = state().runs[delivery.runId]?.isResumed === true;
      return checkedDelivery(delivery, seenIn(listed.get(delivery.requestId)), isLastLook);
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

  async function sendOne(requestId: string) {
    let own: Delivery | null = null;
    // Written down before it is sent: after a crash it is known that it may have arrived.
    await outbox.change([requestId], (delivery) => (own = startedDelivery(delivery)));
    if (own === null) return;
    if (life.isOver || !isActive(own)) {
      await outbox.change([requestId], (delivery) =>
        delivery.state.kind === 'sending' ? { ...delivery, state: { kind: 'queued' } } : null,
      );
      return;
    }
    const waitsBefore = waits;
    const answer = await ports.backend.decide(own);
    await outbox.change([requestId], (delivery) => answeredDelivery(delivery, answer));
    react(answer, waitsBefore);
  }

  async function work(claimed: Set<string>, touched: Set<string>) {
    for (;;) {
      await patience.isOver();
      const next = life.isOver
        ? undefined
        : queued().find((one) => !claimed.has(one.requestId) && !isUnsure(one));
      if (next === undefined) return;
      if (!ports.isOnline()) return pause('offline');
      claimed.add(next.requestId);
      touched.add(next.boardId);
      await sendOne(next.requestId);
    }
  }

  /** Sends what is queued, as far as it is sure. @returns whether nothing is queued any more */
  async function sendQueued(touched: Set<string>): Promise<boolean> {
    if (all().some(isUnsure)) {
      const isComplete = await check();
      if (!isComplete && queued().some(isUnsure)) pause('faults');
    }
    if (queued().length === 0) return true;
    const claimed = new Set<string>();
    await Promise.all(Array.from({ length: REVIEW_CALLS_AT_ONCE_MAX }, () => work(claimed, touched)));
    return false;
  }

  async function sendAll() {
    const touched = new Set<string>();
    faults = 0;
    refusals = 0;
    checked.clear();
    await takeOver();
    for (;;) {
      await patience.isOver();
      if (life.isOver) break;
      if (queued().length > 0 && !ports.isOnline()) pause('offline');
      const isOver = state().isMemoryOnly
        ? await ports.callLock.alone(() => sendQueued(touched))
        : await sendQueued(touched);
      if (isOver) break;
    }
    // What could not be checked waits until the reviewer goes on: nothing is being sent any more.
    if (!life.isOver && all().some((one) => one.state.kind === 'unconfirmed' && isActive(one)))
      pause('unchecked');
    if (touched.size > 0 && !life.isOver) ports.backend.sendingEnded([...touched]);
  }

  const stopRuns = startListening({
    actionCreator: runStarted,
    effect: async ({ payload: { runId } }) => {
      const isFree = await ports.ownership.isAbandoned(runId);
      const isOwned = ports.ownership.own(runId);
      // Where another page has it too, what that one is sending is left to it.
      if (isFree) await isOwned;
      await ports.lock.hold(sendAll);
    },
  });

  const stopWaiting = startListening({ actionCreator: runsPaused, effect: patience.giveUp });

  const awaited = new Set<string>();
  const stopLeftovers = startListening({
    actionCreator: outboxLoaded,
    // Another tab is sending these; when it is gone, what it has left is looked at.
    effect: ({ payload }) => {
      if (life.isOver || !ports.lock.isShared) return;
      for (const {
        state: { kind },
        runId,
      } of payload) {
        if (kind !== 'sending' || awaited.has(runId) || state().runs[runId] !== undefined) continue;
        awaited.add(runId);
        void ports.ownership.abandoned(runId).then(() =>
          ports.lock.hold(async () => {
            awaited.delete(runId);
            await sendAll();
          }),
        );
      }
    },
  });

  return () => {
    stopRuns();
    stopLeftovers();
    stopWaiting();
    patience.giveUp();
  };
}
