import { useEffect } from 'react';
import { endedDelivery, interruptedDelivery, isUnderway, type EndReason } from '@/domain/review/delivery';
import { announceWaitingWork } from '@/lib/waiting-work';
import { runStarted, type OutboxState } from './outbox-slice';
import { useReviewState, type ReviewRoom } from './review-room';

/** Decisions on a board that no page is sending: their run was interrupted, or is paused here. */
const leftOn = ({ deliveries, runs, interrupted }: OutboxState, boardId: string) =>
  Object.values(deliveries).filter(
    (one) =>
      one.boardId === boardId &&
      isUnderway(one) &&
      (interrupted.includes(one.runId) ||
        (runs[one.runId]?.isPaused === true && one.state.kind !== 'sending')),
  );

/** Ends the runs of such a board; what became of them is shown until it is dismissed. */
async function endRuns({ store, outbox }: ReviewRoom, boardId: string, why: EndReason): Promise<void> {
  const left = leftOn(store.getState().outbox, boardId);
  const runIds = new Set(left.map(({ runId }) => runId));
  // Nothing waits any more then, but what became of it is to be shown on every screen.
  announceWaitingWork();
  await outbox.change(
    left.map(({ requestId }) => requestId),
    (now) => (runIds.has(now.runId) ? endedDelivery(interruptedDelivery(now), why) : null),
  );
  // Nothing of them is queued any more, so this sends nothing.
  runIds.forEach((runId) => store.dispatch(runStarted({ runId, isResumed: true })));
}

/**
 * For a board that may be gone, or somebody else's: its runs could be neither continued nor put away otherwise, and what
 * has been judged on it could not be sent.
 * @param why null for a board that is there and the reviewer's own
 */
export function useEndOfRuns(room: ReviewRoom, boardId: string, why: EndReason | null): void {
  const left = useReviewState(room, ({ outbox }) =>
    why === null
      ? ''
      : leftOn(outbox, boardId)
          .map(({ requestId }) => requestId)
          .join(),
  );
  useEffect(() => {
    if (why === null) return;
    room.seeList({ id: boardId, name: '' }, []);
    if (left !== '') void endRuns(room, boardId, why);
  }, [room, boardId, why, left]);
}
