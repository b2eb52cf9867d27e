import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText } from '@/api/errors';
import { useApproveJoinRequestMutation, useRejectJoinRequestMutation } from '@/api/join-requests';
import { lookUpRequest, refusalText, type ApiDispatch } from '@/api/look-up-request';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { readApplication } from '@/domain/review/application';
import type { Delivery } from '@/domain/review/delivery';
import type { Outcome } from '@/domain/review/outcome';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import type { SingleAnswer, SingleResult } from '../state/decide-at-once';
import { answerTo } from '../state/review-backend';
import { useReviewRoom } from '../state/review-room';
import { newId } from '../state/new-id';
import { deliveryOf, keepAnswers } from '../state/send-confirmed';
import { decisionFailed, REQUEST_ACCEPTED, REQUEST_REJECTED } from './messages';

/** Sends a single decision at once and reports the result. */
export function useDecision(board: Board) {
  const room = useReviewRoom();
  const [approve] = useApproveJoinRequestMutation();
  const [reject] = useRejectJoinRequestMutation();
  const dispatch = useDispatch<ApiDispatch>();
  const [running, setRunning] = useState<Outcome | null>(null);

  async function send({ requestId, boardId, outcome, note }: Delivery): Promise<SingleAnswer> {
    try {
      if (outcome === 'accept') await approve({ requestId, boardId, acceptanceNote: note }).unwrap();
      else await reject({ requestId, boardId, rejectionNote: note }).unwrap();
      return { answer: { kind: 'done' }, failureText: () => '' };
    } catch (error) {
      const answer = answerTo(error);
      return {
        answer,
        failureText: (found) => (answer.kind === 'disputed' ? refusalText(error, found) : errorText(error)),
      };
    }
  }
  const lookUp = (boardId: string, requestId: string) => lookUpRequest(dispatch, boardId, requestId);

  /** @param note for the applicant; only a rejection goes without */
  async function decide(request: JoinRequest, outcome: Outcome, note: string): Promise<SingleResult> {
    const application = readApplication(request, board.questions);
    const delivery = deliveryOf({ room, board }, newId(), { application, outcome, note });
    setRunning(outcome);
    try {
      const result = await room.decideAtOnce({ send, lookUp }, delivery);
      if (result.kind === 'failed') showToast(decisionFailed(result.text));
      if (result.kind === 'done') {
        await keepAnswers(room, [application]);
        showNotice(outcome === 'accept' ? REQUEST_ACCEPTED : REQUEST_REJECTED);
      }
      return result;
    } finally {
      setRunning(null);
    }
  }

  return { running, decide, room };
}
