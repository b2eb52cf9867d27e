import { errorText } from '@/api/errors';
import type { JoinRequest } from '@/domain/join-request';
import {
  answeredDelivery,
  checkedDelivery,
  seenIn,
  type Delivery,
  type SendAnswer,
} from '@/domain/review/delivery';
import type { Claim, OutboxStorage } from './outbox-storage';
import type { ReviewPorts } from './review-ports';
import type { RunOwnership } from './run-ownership';

export interface SingleAnswer {
  answer: SendAnswer;
  /**
   * Why it failed, in words for people.
   * @param found 'pending' where the reloaded list still has the request as pending; null where it could not be loaded
   */
  failureText: (found: 'pending' | null) => string;
}

/** How a single decision is sent and looked up, with the words for its failures. */
export interface SingleDecisionBackend {
  /** Never throws. */
  send(delivery: Delivery): Promise<SingleAnswer>;
  /** The request in its board's list, loaded again. @throws where that could not be loaded */
  lookUp(boardId: string, requestId: string): Promise<JoinRequest | undefined>;
}

/** 'over': there is nothing left to decide; 'failed': another try may work. */
export type SingleResult = { kind: 'done' | 'over' } | { kind: 'failed'; text: string };

interface DecisionParts extends Pick<ReviewPorts, 'lock' | 'callLock'> {
  outbox: OutboxStorage;
  ownership: RunOwnership;
  life: { isOver: boolean };
}

const OVER: SingleResult = { kind: 'over' };

/**
 * Sends a single decision at once. It goes through the outbox like all others, so that the same request never gets a
 * second one from the review desk or another tab.
 * @param delivery of a run of its own
 */
export function decideAtOnce(
  { outbox, ownership, lock, callLock, life }: DecisionParts,
  backend: SingleDecisionBackend,
  delivery: Delivery,
): Promise<SingleResult> {
  const { requestId, boardId, runId, outcome } = delivery;
  const sending: Delivery = { ...delivery, state: { kind: 'sending' } };
  const look = async () => seenIn(await backend.lookUp(boardId, requestId));
  const record = (next: Delivery) => outbox.change([requestId], (now) => (now.runId === runId ? next : null));

  /** What this one has taken the place of. */
  let replaced: Delivery | null = null;
  /** It was not sent. */
  const takeBack = () => (replaced === null ? outbox.release(delivery) : record(replaced));

  /** Records what the list has settled. @returns null where the request can still be decided */
  async function settled(checked: Delivery): Promise<SingleResult | null> {
    const { kind } = checked.state;
    if (kind !== 'delivered' && kind !== 'conflict' && kind !== 'answerLost') return null;
    await record(checked);
    // What has arrived may be another decision than this one.
    return kind === 'delivered' && checked.outcome === outcome ? { kind: 'done' } : OVER;
  }

  /** An earlier decision may have arrived. @returns null if this one may be sent instead */
  async function compare(earlier: Delivery): Promise<SingleResult | null> {
    try {
      const checked = checkedDelivery(earlier, await look(), true);
      const result = await settled(checked);
      if (result !== null) return result;
      replaced = checked;
      await record(sending);
      return null;
    } catch (error) {
      await record(earlier);
      return { kind: 'failed', text: errorText(error) };
    }
  }

  /** @returns null if it may be sent */
  async function lookFirst(): Promise<SingleResult | null> {
    try {
      if ((await look()).status === 'pending') return null;
      await takeBack();
      return OVER;
    } catch (error) {
      await takeBack();
      return { kind: 'failed', text: errorText(error) };
    }
  }

  async function decide(): Promise<SingleResult> {
    const first = await callLock.beside(async () => {
      const claim = await outbox.claim(delivery);
      if (claim.kind === 'taken') return OVER;
      return outbox.isMemoryOnly() ? { claimed: claim } : sendClaimed(claim);
    });
    if (!('claimed' in first)) return first;
    // The tabs can't see what the others have claimed: only one of them sends, after a look at the list.
    const results: SingleResult[] = [];
    await lock.hold(async () => void results.push(await callLock.alone(() => sendClaimed(first.claimed))));
    return results[0] ?? OVER;
  }

  async function sendClaimed(claim: Exclude<Claim, { kind: 'taken' }>): Promise<SingleResult> {
    if (claim.kind === 'ours') ({ replaced } = claim);
    const result =
      claim.kind === 'earlier'
        ? await compare(claim.earlier)
        : outbox.isMemoryOnly()
          ? await lookFirst()
          : null;
    if (result !== null) return result;
    // Calls carry the token of whoever is signed in.
    if (life.isOver) {
      await takeBack();
      return OVER;
    }
    return afterAnswer(await backend.send(delivery));
  }

  /** A refusal, or an answer that was lost, is checked against the list before anything is said. */
  async function afterAnswer({ answer, failureText }: SingleAnswer): Promise<SingleResult> {
    const answered = answeredDelivery(sending, answer);
    if (answered.state.kind === 'unconfirmed') {
      const seen = await look().catch(() => null);
      if (seen === null) {
        if (answer.kind === 'disputed') await outbox.release(delivery);
        else await record(answered);
        return { kind: 'failed', text: failureText(null) };
      }
      const result = await settled(checkedDelivery(answered, seen, true));
      if (result !== null) return result;
    } else if (answered.state.kind === 'delivered') {
      await record(answered);
      return { kind: 'done' };
    }
    await outbox.release(delivery);
    return { kind: 'failed', text: failureText('pending') };
  }

  // Another tab must not take it for the decision of a page that is gone.
  return ownership.during(runId, decide);
}
