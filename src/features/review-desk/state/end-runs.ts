import { useEffect } from 'react';
import {
  endedDelivery,
  interruptedDelivery,
  isUnderway,
  type Delivery,
  type EndReason,
} from '@/domain/review/delivery';
import { announceWaitingWork } from '@/lib/desk/waiting-work';
import { useReviewState, type ReviewRoom } from './review-room';
import type { OutboxState } from './review-state';

/** What becomes of a decision whose board is gone or somebody else's; the same object for what a page is sending. */
function end(one: Delivery, { runs, interrupted }: OutboxState, why: EndReason): Delivery {
  if (interrupted.includes(one.runId)) return endedDelivery(interruptedDelivery(one), why);
  return isUnderway(one) && runs[one.runId]?.isPaused !== true ? one : endedDelivery(one, why);
}

const toEnd = (outbox: OutboxState, boardId: string, why: EndReason) =>
  Object.values(outbox.deliveries).filter((one) => one.boardId === boardId && end(one, outbox, why) !== one);

/** Ends the runs of such a board; what became of them is shown until it is dismissed. */
export async function endRuns(
  { store, outbox, resume }: Pick<ReviewRoom, 'store' | 'outbox' | 'resume'>,
  boardId: string,
  why: EndReason,
): Promise<void> {
  const state = store.get().outbox;
  const left = toEnd(state, boardId, why);
  const runs = new Set(left.map(({ runId }) => runId));
  // Nothing waits any more then, but what became of it is to be shown on every screen.
  announceWaitingWork();
  await outbox.change(
    left.map(({ requestId }) => requestId),
    (now) => (runs.has(now.runId) ? end(now, state, why) : null),
  );
  // Nothing of them is queued any more, so this sends nothing.
  for (const runId of runs) {
    if (state.interrupted.includes(runId)) resume(runId);
  }
}

/**
 * For a board that may be gone, or somebody else's: its runs could be neither continued nor put away otherwise, and what
 * has been judged on it could not be sent.
 * @param why null for a board that is there and the reviewer's own
 */
export function useEndOfRuns(room: ReviewRoom, boardId: string, why: EndReason | null): void {
  const left = useReviewState(({ outbox }) =>
    why === null
      ? ''
      : toEnd(outbox, boardId, why)
          .map(({ requestId }) => requestId)
          .join(),
  );
  useEffect(() => {
    if (why === null) return;
    room.seeList({ id: boardId, name: '', questions: [] }, []);
    if (left !== '') void endRuns(room, boardId, why);
  }, [room, boardId, why, left]);
}
