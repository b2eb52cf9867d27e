import { formatNumber } from '../format-number';
import { isUnderway, type Delivery } from './delivery';

const NOTHING = {
  total: 0,
  delivered: 0,
  /** An earlier decision of the reviewer had arrived. */
  byEarlierTry: 0,
  /** Decided elsewhere, or withdrawn. */
  conflicts: 0,
  /** Not sent, because the board is gone. */
  boardGone: 0,
  /** Not sent, because the server does not allow it, or the board is somebody else's now. */
  forbidden: 0,
  /** Decided, perhaps by these decisions. */
  answersLost: 0,
  /** Nobody can look any more whether they have arrived. */
  unchecked: 0,
  refused: 0,
  /** Nobody knows yet whether they have arrived. */
  unconfirmed: 0,
  /** Taken back by the reviewer before it was sent. */
  cancelled: 0,
  /** Not sent yet, or being sent at this moment. */
  remaining: 0,
};

/** The progress of the decisions that were confirmed together. */
export type RunProgress = Pick<Delivery, 'runId' | 'boardId' | 'boardName'> & typeof NOTHING;

export const isFinished = ({ unconfirmed, remaining }: RunProgress) => unconfirmed + remaining === 0;

/**
 * One for each run that these deliveries belong to, the latest first.
 * @param cancelled what was taken back before it was sent
 */
export function runsOf(deliveries: Iterable<Delivery>, cancelled: Iterable<Delivery> = []): RunProgress[] {
  const runs = new Map<string, RunProgress & { startedAt: string }>();
  function runWith({ runId, boardId, boardName, confirmedAt: startedAt }: Delivery) {
    const run = runs.get(runId) ?? { runId, boardId, boardName, ...NOTHING, startedAt };
    runs.set(runId, run);
    run.total += 1;
    return run;
  }
  for (const delivery of deliveries) {
    const run = runWith(delivery);
    const { state } = delivery;
    if (state.kind === 'delivered') run[state.byEarlierTry ? 'byEarlierTry' : 'delivered'] += 1;
    else if (state.kind === 'refused') run.refused += 1;
    else if (state.kind === 'answerLost') run[state.isUnchecked ? 'unchecked' : 'answersLost'] += 1;
    else if (state.kind === 'conflict' && (state.found === 'boardGone' || state.found === 'forbidden'))
      run[state.found] += 1;
    else if (state.kind === 'unconfirmed') run.unconfirmed += 1;
    else if (isUnderway(delivery)) run.remaining += 1;
    else run.conflicts += 1;
  }
  for (const delivery of cancelled) runWith(delivery).cancelled += 1;
  return [...runs.values()]
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt))
    .map(({ startedAt: _startedAt, ...run }) => run);
}

/** 'Sent 17 of 31, 1 to be checked, 13 not sent' */
export function progressText(run: RunProgress): string {
  const counts: [number, string][] = [
    [run.byEarlierTry, 'decided by an earlier try of yours'],
    [run.conflicts, 'decided elsewhere or gone'],
    [run.boardGone, 'not sent because the board is gone'],
    [run.forbidden, 'not sent because you are not allowed to'],
    [run.answersLost, 'decided, the answer was lost'],
    [run.unchecked, 'without an answer'],
    [run.unconfirmed, 'to be checked'],
    [run.refused + run.cancelled + run.remaining, 'not sent'],
  ];
  return [
    `Sent ${formatNumber(run.delivered)} of ${formatNumber(run.total)}`,
    ...counts.filter(([count]) => count > 0).map(([count, words]) => `${formatNumber(count)} ${words}`),
  ].join(', ');
}
