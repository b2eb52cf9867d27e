import { NO_ASSESSMENT } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { createAssessments } from './assessments';
import { decide, type SingleResult } from './decide';
import { createOutbox } from './outbox';
import type { ReviewPorts } from './review-ports';
import { changeOutbox, createReviewState, type PauseReason } from './review-state';
import { createRuns } from './runs';
import { createSender } from './sender';

/**
 * The state of one reviewer at all their desks, and everything that changes it: what they think of applications, and
 * what is being sent. It is a store of its own because the app's is part of every first load, and most visitors never
 * review anything.
 *
 * It lives as long as the account is signed in on this page. What is unsent stays on the device and is found again.
 */
export function createReviewStore(ports: ReviewPorts) {
  const life = { isOver: false };
  const store = createReviewState();
  const runs = createRuns(store, ports, life);
  let isRecovering = false;
  /** Once at a time, until the storage works. */
  async function recover() {
    if (isRecovering) return;
    isRecovering = true;
    for (let failures = 1; isRecovering; failures += 1) {
      await ports.untilRetry(failures);
      if (life.isOver) return;
      try {
        await assessments.recover();
        await outbox.recover();
        isRecovering = false;
        sender.goOn();
      } catch {
        // Next time.
      }
    }
  }
  function whenFailed(isMissed: boolean) {
    if (isMissed && !store.get().outbox.isMemoryOnly) {
      changeOutbox(store, { isMemoryOnly: true, isLoaded: true, hasFailed: true });
      runs.release();
    }
    void recover();
  }
  function whenRead() {
    void runs.findInterrupted();
    sender.followOthers();
  }
  /** The new application is still to be read: the verdict and the notes on the earlier one are not meant for it. */
  function whenReopened(boardId: string, requestIds: readonly string[]) {
    const { verdict, isRead, notes } = NO_ASSESSMENT;
    assessments.change(
      boardId,
      requestIds.map((id) => [id, { verdict, isRead, notes }]),
    );
  }
  const events = { whenRead, whenFailed: () => whenFailed(true), whenReopened };
  const outbox = createOutbox(store, runs, ports, events, life);
  const sender = createSender(store, outbox, runs, ports, life);
  const assessments = createAssessments(store, ports, whenFailed);
  const stopReading = ports.channel.subscribe((message) => {
    if (message.kind === 'deliveries') void outbox.readAgain();
    if (message.kind === 'wait') sender.hearOfWait(message.wait);
  });
  return {
    store,
    assessments,
    outbox,
    /** Confirms decisions (`Outbox.confirm`), and sends them. @returns the ids of those that are sent */
    async confirm(runId: string, deliveries: readonly Delivery[]): Promise<string[]> {
      const taken = await outbox.confirm(runId, deliveries);
      if (taken.length > 0) void sender.send();
      return taken;
    },
    /** Sends one decision now, and waits for what becomes of it. */
    decide: (delivery: Delivery): Promise<SingleResult> => decide({ store, outbox, runs, sender }, delivery),
    /** The reviewer goes on with a run: one that was paused, or that another page has left. */
    resume(runId: string): void {
      runs.start(runId, { isResumed: true });
      void sender.send();
    },
    pause: (reason: PauseReason) => sender.pause(reason),
    /** What became of a run has been seen. */
    closeRun: runs.close,
    isAnySentElsewhere: runs.isAnyElsewhere,
    openBoard: assessments.read,
    /** Called on returning to the page: a tab that has crashed may have stored something without announcing it. */
    async refresh(): Promise<void> {
      const boardIds = Object.keys(store.get().assessments);
      await Promise.all([outbox.readAgain(), ...boardIds.map(assessments.read)]);
    },
    /** Starts nothing more; what is being sent at this moment is still recorded. */
    dispose() {
      life.isOver = true;
      sender.stop();
      assessments.stop();
      stopReading();
      runs.release();
    },
  };
}

export type ReviewRoomStore = ReturnType<typeof createReviewStore>;
