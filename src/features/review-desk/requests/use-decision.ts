import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText } from '@/api/errors';
import { useApproveJoinRequestMutation, useRejectJoinRequestMutation } from '@/api/join-requests';
import { lookUpRequest, refusalText, type ApiDispatch } from '@/api/look-up-request';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { readApplication, type Application } from '@/domain/review/application';
import {
  answeredDelivery,
  checkedDelivery,
  seenIn,
  startedDelivery,
  type Delivery,
} from '@/domain/review/delivery';
import type { Outcome } from '@/domain/review/outcome';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { answerTo } from '../state/review-backend';
import { useReviewRoom } from '../state/review-room';
import { deliveryOf, keepAnswers, newRunId } from '../state/send-confirmed';
import { decisionFailed, REQUEST_ACCEPTED, REQUEST_REJECTED } from './messages';

/** 'over': there is nothing left to decide; 'failed': another try may work. */
export type DecisionOutcome = 'done' | 'over' | 'failed';

const outcomeOf = ({ state }: Delivery): DecisionOutcome | null => {
  if (state.kind === 'delivered') return 'done';
  return state.kind === 'conflict' || state.kind === 'answerLost' ? 'over' : null;
};

/**
 * Sends a single decision at once and reports the result. It goes through the outbox like all others, so that the same
 * request never gets a second one from the review desk or another tab.
 */
export function useDecision(board: Board) {
  const room = useReviewRoom();
  const [approve] = useApproveJoinRequestMutation();
  const [reject] = useRejectJoinRequestMutation();
  const dispatch = useDispatch<ApiDispatch>();
  const [running, setRunning] = useState<Outcome | null>(null);
  const { outbox, ownership, store } = room;
  const known = (id: string) => store.getState().outbox.deliveries[id] ?? null;

  /** Compares a decision that may have arrived with the reloaded list. @throws where that could not be loaded */
  async function check(delivery: Delivery): Promise<Delivery> {
    const seen = seenIn(await lookUpRequest(dispatch, delivery.boardId, delivery.requestId));
    return checkedDelivery(delivery, seen, true);
  }

  /** @returns null if this decision may be sent now */
  async function claim(delivery: Delivery): Promise<DecisionOutcome | null> {
    if (await outbox.claim(delivery)) return null;
    const before = known(delivery.requestId);
    if (before?.state.kind !== 'unconfirmed') return 'over';
    // An earlier attempt was not answered.
    const checked = await check(before);
    const outcome = outcomeOf(checked);
    if (outcome !== null) {
      await outbox.change([before.requestId], () => checked);
      return outcome;
    }
    await outbox.release(before);
    return (await outbox.claim(delivery)) ? null : 'over';
  }

  async function send({ id: requestId, boardId }: JoinRequest, { outcome, note }: Delivery): Promise<void> {
    if (outcome === 'accept') await approve({ requestId, boardId, acceptanceNote: note }).unwrap();
    else await reject({ requestId, boardId, rejectionNote: note }).unwrap();
  }

  /** A refusal, or an answer that was lost, is checked against the list before anything is said. */
  async function afterFailure(delivery: Delivery, error: unknown): Promise<DecisionOutcome> {
    const answer = answerTo(error);
    const isDisputed = answer.kind === 'disputed';
    const sending = startedDelivery(delivery) ?? delivery;
    const answered = answeredDelivery(sending, answer);
    let text = isDisputed ? refusalText(error, 'pending') : errorText(error);
    if (answered.state.kind === 'unconfirmed') {
      try {
        const checked = await check(answered);
        const outcome = outcomeOf(checked);
        if (outcome !== null) {
          await outbox.change([delivery.requestId], () => checked);
          return outcome;
        }
        await outbox.release(delivery);
      } catch {
        if (isDisputed) {
          text = refusalText(error, null);
          await outbox.release(delivery);
        } else await outbox.change([delivery.requestId], () => answered);
      }
    } else await outbox.release(delivery);
    showToast(decisionFailed(text));
    return 'failed';
  }

  /** @param note for the applicant; only a rejection goes without */
  async function decide(request: JoinRequest, outcome: Outcome, note: string): Promise<DecisionOutcome> {
    const application = readApplication(request, board.questions);
    const runId = newRunId();
    const delivery = deliveryOf({ room, board }, runId, { application, outcome, note });
    setRunning(outcome);
    // Another tab must not take it for the decision of a page that is gone.
    return ownership.during(runId, () => sendClaimed(request, application, delivery));
  }

  async function sendClaimed(
    request: JoinRequest,
    application: Application,
    delivery: Delivery,
  ): Promise<DecisionOutcome> {
    const { outcome } = delivery;
    try {
      const other = await claim(delivery);
      if (other === null) {
        await send(request, delivery);
        await outbox.change([request.id], (now) => ({ ...now, state: { kind: 'delivered' } }));
        await keepAnswers(room, [application]);
      } else if (other === 'over') return other;
      showNotice(outcome === 'accept' ? REQUEST_ACCEPTED : REQUEST_REJECTED);
      return 'done';
    } catch (error) {
      const result = await afterFailure(delivery, error);
      if (result === 'done') showNotice(outcome === 'accept' ? REQUEST_ACCEPTED : REQUEST_REJECTED);
      return result;
    } finally {
      setRunning(null);
    }
  }

  return { running, decide, room };
}
