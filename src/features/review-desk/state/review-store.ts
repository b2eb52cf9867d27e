import { configureStore } from '@reduxjs/toolkit';
import type { Delivery } from '@/domain/review/delivery';
import { decide, type SingleResult } from './decide';
import { findInterrupted } from './find-interrupted';
import { keepAssessments } from './keep-assessments';
import { createListeners } from './listeners';
import { runClosed, storageFailed, storageRecovered } from './outbox-slice';
import { createOutboxStorage } from './outbox-storage';
import type { ReviewPorts } from './review-ports';
import { reviewReducer } from './review-state';
import { createRunOwnership } from './run-ownership';
import { sendDeliveries } from './send-deliveries';

/**
 * The state of one reviewer at all their desks: what they think of applications, and what is being sent. It is a store
 * of its own because the app's is part of every first load, and most visitors never review anything.
 *
 * It lives as long as the account is signed in on this page. What is unsent stays on the device and is found again.
 */
export function createReviewStore(ports: ReviewPorts) {
  const life = { isOver: false };
  const listeners = createListeners();
  const store = configureStore({
    reducer: reviewReducer,
    // The state is plain and never mutated; the development checks would walk thousands of notes at each step.
    middleware: (getDefault) =>
      getDefault({ thunk: false, immutableCheck: false, serializableCheck: false }).prepend(
        listeners.middleware,
      ),
  });
  const ownership = createRunOwnership(ports, life);
  listeners.startListening({ actionCreator: storageFailed, effect: ownership.release });
  listeners.startListening({
    actionCreator: storageRecovered,
    effect: () => Object.keys(store.getState().outbox.runs).forEach((runId) => void ownership.own(runId)),
  });
  listeners.startListening({
    actionCreator: runClosed,
    effect: ({ payload }) => ownership.disown(payload),
  });
  const parts = { ...ports, ownership };
  const tryAgain = recoverStorage(ports, life, async () => {
    await assessments.recover();
    await outbox.recover();
  });
  function whenFailed(isMissed: boolean) {
    if (isMissed && !store.getState().outbox.isMemoryOnly) store.dispatch(storageFailed());
    tryAgain();
  }
  const outbox = createOutboxStorage(store, parts, () => whenFailed(true), life);
  const sender = sendDeliveries(listeners.startListening, store, outbox, parts, life);
  const stopFinding = findInterrupted(listeners.startListening, store, parts, life);
  const assessments = keepAssessments(listeners.startListening, store, ports, whenFailed, life);
  const stopReading = ports.channel.subscribe((message) => {
    if (message.kind === 'deliveries') void outbox.readAgain();
    if (message.kind === 'wait') sender.hearOfWait(message.wait);
  });
  return {
    store,
    outbox,
    ownership,
    /** Sends one decision now, and waits for what becomes of it. */
    decide: (delivery: Delivery): Promise<SingleResult> => decide({ store, outbox, sender }, delivery),
    /** Loads what is kept of a board; afterwards it follows what other tabs write. */
    openBoard: (boardId: string) => assessments.read(boardId),
    /** Called on returning to the page: a tab that has crashed may have stored something without announcing it. */
    async refresh(): Promise<void> {
      const boardIds = Object.keys(store.getState().assessments);
      await Promise.all([outbox.readAgain(), ...boardIds.map((boardId) => assessments.read(boardId))]);
    },
    /** Starts nothing more; what is being sent at this moment is still recorded. */
    dispose() {
      life.isOver = true;
      sender.stop();
      stopFinding();
      assessments.stop();
      stopReading();
      ownership.release();
    },
  };
}

export type ReviewRoomStore = ReturnType<typeof createReviewStore>;

/**
 * @param recover rejects while the storage does not work
 * @returns starts trying; once at a time, until it works
 */
function recoverStorage(
  { untilRetry }: Pick<ReviewPorts, 'untilRetry'>,
  life: { isOver: boolean },
  recover: () => Promise<void>,
): () => void {
  let isTrying = false;
  async function tryUntilItWorks() {
    for (let failures = 1; ; failures += 1) {
      await untilRetry(failures);
      if (life.isOver) return;
      try {
        return await recover();
      } catch {
        // Next time.
      }
    }
  }
  return () => {
    if (isTrying) return;
    isTrying = true;
    void tryUntilItWorks().then(() => (isTrying = false));
  };
}
