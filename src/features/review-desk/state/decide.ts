import {
  isReplaceable,
  isSettled,
  mayHaveDecided,
  REFUSED_UNCHECKED,
  type Delivery,
} from '@/domain/review/delivery';
import type { Outbox } from './outbox';
import type { ReviewStore } from './review-state';
import type { Runs } from './runs';
import type { Sender } from './sender';

/** 'over': there is nothing left to decide; 'failed': another try may work. */
export type SingleResult = { kind: 'done' | 'over' } | { kind: 'failed'; text: string };

const OVER: SingleResult = { kind: 'over' };

/**
 * Sends a single decision, and waits for what becomes of it: a run of one. Where it has failed it leaves nothing
 * behind, unless it may still arrive; where it may have arrived, its run is paused until the reviewer goes on.
 * @param delivery of a run of its own
 */
export async function decide(
  { store, outbox, runs, sender }: { store: ReviewStore; outbox: Outbox; runs: Runs; sender: Sender },
  delivery: Delivery,
): Promise<SingleResult> {
  const { requestId, runId } = delivery;
  const claim = await outbox.confirmSingle(delivery);
  if (claim === null) return OVER;
  const { before } = claim;
  const { failure, isUnanswered } = await sender.sendSingle(delivery);
  const now = store.get().outbox.deliveries[requestId];

  async function settle(): Promise<SingleResult> {
    // Another tab has gone on with it, or the list has been seen there.
    if (now?.runId !== runId) return OVER;
    const { state } = now;
    if (state.kind === 'delivered') return state.byEarlierTry ? OVER : { kind: 'done' };
    if (state.kind === 'answerLost' || (state.kind === 'conflict' && !isReplaceable(now))) return OVER;
    // Where it was not sent, what `now` says of earlier tries was in `before` already; without one, another page has told.
    const isNews = state.kind !== 'queued' || before === null;
    let text = failure;
    if (state.kind === 'refused') ({ text } = state);
    if (state.kind === 'unconfirmed') {
      runs.pause(runId, 'unchecked');
      if (state.refusal !== null) text = state.refusal || REFUSED_UNCHECKED;
    } else if (isUnanswered || (isNews && (mayHaveDecided(now) || now.earlierTries))) {
      // A list that is loaded later may show that it has arrived all the same.
      await outbox.change([requestId], (latest) =>
        latest.runId === runId && latest.state.kind === state.kind
          ? { ...latest, state: { kind: 'refused', text: text ?? '' } }
          : null,
      );
    } else await outbox.takeBack(now, before);
    const left = store.get().outbox.deliveries[requestId];
    // A list that was loaded meanwhile has shown it.
    if (left?.runId === runId && isSettled(left)) return OVER;
    return text === null ? OVER : { kind: 'failed', text };
  }

  const result = await settle();
  if (store.get().outbox.runs[runId]?.isPaused === false) runs.close(runId);
  return result;
}
