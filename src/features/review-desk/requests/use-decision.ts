import { useState } from 'react';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { readApplication } from '@/domain/review/application';
import type { Outcome } from '@/domain/review/outcome';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import type { SingleResult } from '../state/decide';
import { newId } from '../state/new-id';
import { useReviewRoom } from '../state/review-room';
import { deliveryOf, keepAnswers } from '../state/send-confirmed';
import { decisionFailed, REQUEST_ACCEPTED, REQUEST_REJECTED } from './messages';

/** Sends a single decision at once and reports the result. */
export function useDecision(board: Board) {
  const room = useReviewRoom();
  const [running, setRunning] = useState<Outcome | null>(null);

  /** @param note for the applicant; only a rejection goes without */
  async function decide(request: JoinRequest, outcome: Outcome, note: string): Promise<SingleResult> {
    const application = readApplication(request, board.questions);
    const delivery = deliveryOf({ room, board }, newId(), { application, outcome, note });
    setRunning(outcome);
    try {
      const result = await room.decide(delivery);
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
