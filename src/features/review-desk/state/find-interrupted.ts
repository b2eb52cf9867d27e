import { isUnderway, type Delivery } from '@/domain/review/delivery';
import { outboxLoaded, runsInterrupted } from './outbox-slice';
import type { ReviewPorts } from './review-ports';
import type { StartListening } from './listeners';
import type { ReviewStore } from './review-state';

/**
 * Finds unfinished runs: once this page gets the sender's lock, everything that is neither settled nor being sent by
 * this page belongs to a page that was closed or has crashed. They continue only when the reviewer says so.
 * @returns stops looking
 */
export function findInterrupted(
  startListening: StartListening,
  store: ReviewStore,
  { lock }: Pick<ReviewPorts, 'lock'>,
  life: { isOver: boolean },
): () => void {
  let isLooking = false;

  function leftovers(): string[] {
    const { deliveries, runs } = store.getState().outbox;
    const isLeft = (one: Delivery) => isUnderway(one) && runs[one.runId] === undefined;
    return [
      ...new Set(
        Object.values(deliveries)
          .filter(isLeft)
          .map(({ runId }) => runId),
      ),
    ];
  }

  return startListening({
    actionCreator: outboxLoaded,
    effect: async () => {
      if (life.isOver || isLooking || leftovers().length === 0) return;
      isLooking = true;
      await lock.hold(async () => {
        isLooking = false;
        if (!life.isOver) store.dispatch(runsInterrupted(leftovers()));
        return Promise.resolve();
      });
    },
  });
}
