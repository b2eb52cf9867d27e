import { useState } from 'react';
import { errorText, isConflict, isNotFound } from '@/api/errors';
import { useApproveJoinRequestMutation, useRejectJoinRequestMutation } from '@/api/join-requests';
import type { JoinRequest } from '@/domain/join-request';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { decisionFailed, REQUEST_ACCEPTED, REQUEST_REJECTED } from './messages';

export type Decision = 'accept' | 'reject';

/** 'taken': somebody else was first, or the request is gone; 'failed': another try may work. */
export type DecisionOutcome = 'done' | 'taken' | 'failed';

/** Sends a decision and says how it went. */
export function useDecision() {
  const [approve] = useApproveJoinRequestMutation();
  const [reject] = useRejectJoinRequestMutation();
  const [running, setRunning] = useState<Decision | null>(null);

  /** @param note for the applicant; only a rejection goes without */
  async function decide(request: JoinRequest, decision: Decision, note: string): Promise<DecisionOutcome> {
    const { id: requestId, boardId } = request;
    setRunning(decision);
    try {
      if (decision === 'accept') await approve({ requestId, boardId, acceptanceNote: note }).unwrap();
      else await reject({ requestId, boardId, rejectionNote: note }).unwrap();
      showNotice(decision === 'accept' ? REQUEST_ACCEPTED : REQUEST_REJECTED);
      return 'done';
    } catch (error) {
      if (isConflict(error) || isNotFound(error)) return 'taken';
      showToast(decisionFailed(errorText(error)));
      return 'failed';
    } finally {
      setRunning(null);
    }
  }

  return { running, decide };
}
