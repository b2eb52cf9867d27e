import { formatNumber } from '../format-number';
import type { Delivery } from './delivery';

/** What becomes of decisions, in the order in which it is said; '' where the number of all is said with it. */
const WORDS = {
  delivered: '',
  byEarlierTry: 'decided by an earlier try of yours',
  conflicts: 'decided elsewhere or gone',
  boardGone: 'not sent because the board is gone',
  /** The server does not allow it, or the board is somebody else's now. */
  forbidden: 'not sent because you are not allowed to',
  answersLost: 'decided, the answer was lost',
  /** Nobody can look any more whether they have arrived. */
  unchecked: 'without an answer',
  /** Nobody knows yet whether they have arrived. */
  unconfirmed: 'to be checked',
  refused: 'not sent',
  /** Taken back by the reviewer before it was sent. */
  cancelled: 'not sent',
  /** Not sent yet, or being sent at this moment. */
  remaining: 'not sent',
};

type Kind = keyof typeof WORDS;
const KINDS = Object.keys(WORDS) as Kind[];
const NOTHING = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;

/** The progress of the decisions that were confirmed together. */
export type RunProgress = Pick<Delivery, 'runId' | 'boardId' | 'boardName'> & Record<'total' | Kind, number>;

function kindOf({ state }: Delivery): Kind {
  if (state.kind === 'delivered') return state.byEarlierTry ? 'byEarlierTry' : 'delivered';
  if (state.kind === 'answerLost') return state.isUnchecked ? 'unchecked' : 'answersLost';
  if (state.kind === 'refused' || state.kind === 'unconfirmed') return state.kind;
  if (state.kind !== 'conflict') return 'remaining';
  return state.found === 'boardGone' || state.found === 'forbidden' ? state.found : 'conflicts';
}

export const isFinished = ({ unconfirmed, remaining }: RunProgress) => unconfirmed + remaining === 0;

/**
 * One for each run that these deliveries belong to, the latest first.
 * @param cancelled what was taken back before it was sent
 */
export function runsOf(deliveries: Iterable<Delivery>, cancelled: Iterable<Delivery> = []): RunProgress[] {
  const runs = new Map<string, RunProgress & { startedAt: string }>();
  function count({ runId, boardId, boardName, confirmedAt: startedAt }: Delivery, kind: Kind) {
    const run = runs.get(runId) ?? { runId, boardId, boardName, total: 0, ...NOTHING, startedAt };
    runs.set(runId, run);
    run.total += 1;
    run[kind] += 1;
  }
  for (const delivery of deliveries) count(delivery, kindOf(delivery));
  for (const delivery of cancelled) count(delivery, 'cancelled');
  return [...runs.values()]
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt))
    .map(({ startedAt: _startedAt, ...run }) => run);
}

/** 'Sent 17 of 31, 1 to be checked, 13 not sent' */
export function progressText(run: RunProgress): string {
  const counts = new Map<string, number>();
  for (const kind of KINDS) counts.set(WORDS[kind], (counts.get(WORDS[kind]) ?? 0) + run[kind]);
  const said = [...counts].filter(([words, count]) => words !== '' && count > 0);
  return [
    `Sent ${formatNumber(run.delivered)} of ${formatNumber(run.total)}`,
    ...said.map(([words, count]) => `${formatNumber(count)} ${words}`),
  ].join(', ');
}
