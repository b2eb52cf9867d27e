import { useMemo } from 'react';
import { byConfirmation, interruptedDelivery, type Delivery } from '@/domain/review/delivery';
import { CANCELLED_WORDS, deliveryWords } from '@/domain/review/status-words';
import { isFinished, runsOf, type RunProgress } from '@/domain/review/run-progress';
import { paths } from '@/lib/addresses/paths';
import { useReviewState } from '../state/review-room';

/** The last segment of the path of the screen on which decisions are sent. */
export const SEND_STEP = 'send';
export const sendPath = (boardId: string) => `${paths.review(boardId)}/${SEND_STEP}`;

/** Every delivery, where one that another page was sending when it ended counts as one that may have arrived. */
function useDeliveries(): Delivery[] {
  const { deliveries, runs } = useReviewState(({ outbox }) => outbox);
  return useMemo(
    () =>
      Object.values(deliveries).map((one) =>
        runs[one.runId] === undefined ? interruptedDelivery(one) : one,
      ),
    [deliveries, runs],
  );
}

/**
 * The runs that this page sends, has sent or has stopped, and those that were interrupted.
 * @param boardId of one board; null for all
 */
export function useRuns(boardId: string | null) {
  const deliveries = useDeliveries();
  const { runs, cancelled, stopped, interrupted } = useReviewState(({ outbox }) => outbox);
  return useMemo(() => {
    const isShown = (progress: RunProgress) =>
      runs[progress.runId] !== undefined ||
      stopped.includes(progress.runId) ||
      (interrupted.includes(progress.runId) && !isFinished(progress));
    const isOfBoard = (one: Delivery) => boardId === null || one.boardId === boardId;
    return runsOf(deliveries.filter(isOfBoard), cancelled.filter(isOfBoard))
      .filter(isShown)
      .map((progress) => ({ progress, run: runs[progress.runId] }));
  }, [deliveries, runs, cancelled, stopped, interrupted, boardId]);
}

/** Its `run` is undefined if another page has started it. */
export type ShownRun = ReturnType<typeof useRuns>[number];

export interface RunRow {
  delivery: Delivery;
  words: string;
}

/** Every decision of a run, and at the end those that were taken back. */
export function useRunRows(runId: string): RunRow[] {
  const own = useDeliveries()
    .filter((one) => one.runId === runId)
    .sort(byConfirmation);
  const cancelled = useReviewState(({ outbox }) => outbox.cancelled);
  return [
    ...own.map((delivery) => ({ delivery, words: deliveryWords(delivery) })),
    ...cancelled
      .filter((one) => one.runId === runId)
      .map((delivery) => ({
        delivery,
        words: delivery.state.kind === 'queued' ? CANCELLED_WORDS : deliveryWords(delivery),
      })),
  ];
}
