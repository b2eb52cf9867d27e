import { useMemo } from 'react';
import { byConfirmation, interruptedDelivery, type Delivery } from '@/domain/review/delivery';
import { CANCELLED_WORDS, deliveryWords } from '@/domain/review/status-words';
import { isFinished, runsOf, type RunProgress } from '@/domain/review/run-progress';
import { paths } from '@/lib/addresses/paths';
import { useReviewState } from '../state/review-room';

/** The last segment of the path of the screen on which decisions are sent. */
export const SEND_STEP = 'send';
export const sendPath = (boardId: string) => `${paths.review(boardId)}/${SEND_STEP}`;

export interface RunRow {
  delivery: Delivery;
  words: string;
}

/**
 * The runs that this page sends, has sent or has stopped, and those that were interrupted.
 * @param boardId of one board; null for all
 */
export function useRuns(boardId: string | null) {
  const { deliveries, runs, cancelled, stopped, interrupted } = useReviewState(({ outbox }) => outbox);
  return useMemo(() => {
    const isOfBoard = (one: Delivery) => boardId === null || one.boardId === boardId;
    // What another page was sending when it ended counts as one that may have arrived.
    const known = Object.values(deliveries)
      .filter(isOfBoard)
      .map((one) => (runs[one.runId] === undefined ? interruptedDelivery(one) : one));
    const takenBack = cancelled.filter(isOfBoard);
    const isShown = (progress: RunProgress) =>
      runs[progress.runId] !== undefined ||
      stopped.includes(progress.runId) ||
      (interrupted.includes(progress.runId) && !isFinished(progress));
    return runsOf(known, takenBack)
      .filter(isShown)
      .map((progress) => {
        const isOfRun = ({ runId }: Delivery) => runId === progress.runId;
        /** Every decision, and at the end those that were taken back. */
        const rows = (): RunRow[] => [
          ...known
            .filter(isOfRun)
            .sort(byConfirmation)
            .map((delivery) => ({ delivery, words: deliveryWords(delivery) })),
          ...takenBack.filter(isOfRun).map((delivery) => ({
            delivery,
            words: delivery.state.kind === 'queued' ? CANCELLED_WORDS : deliveryWords(delivery),
          })),
        ];
        /** Undefined if another page has started it. */
        const run = runs[progress.runId];
        return { progress, run, rows };
      });
  }, [deliveries, runs, cancelled, stopped, interrupted, boardId]);
}

export type ShownRun = ReturnType<typeof useRuns>[number];
