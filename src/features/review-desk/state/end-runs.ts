import { checkedDelivery, interruptedDelivery, isUnderway, seenIn } from '@/domain/review/delivery';
import { runStarted } from './outbox-slice';
import type { ReviewRoom } from './review-room';

/** Ends the interrupted runs of a board that is gone; what became of them is shown until it is dismissed. */
export async function endRunsOf({ store, outbox }: ReviewRoom, boardId: string): Promise<void> {
  const { deliveries, interrupted } = store.getState().outbox;
  const left = Object.values(deliveries).filter(
    (one) => one.boardId === boardId && isUnderway(one) && interrupted.includes(one.runId),
  );
  const runIds = new Set(left.map(({ runId }) => runId));
  await outbox.change(
    left.map(({ requestId }) => requestId),
    (now) => (runIds.has(now.runId) ? checkedDelivery(interruptedDelivery(now), seenIn(undefined)) : null),
  );
  // Nothing of them is queued any more, so this sends nothing.
  runIds.forEach((runId) => store.dispatch(runStarted({ runId, isResumed: true })));
}
