import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText, isConflict, isNotFound } from '@/api/errors';
import { useApproveJoinRequestMutation, useRejectJoinRequestMutation } from '@/api/join-requests';
import { lookUpRequest, refusalText, type ApiDispatch } from '@/api/look-up-request';
import type { JoinRequest } from '@/domain/join-request';
import { standingOf } from '@/domain/join-request-standing';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { decisionFailed, REQUEST_ACCEPTED, REQUEST_REJECTED } from './messages';

export type Decision = 'accept' | 'reject';

/** 'over': the reloaded list says that there is nothing left to decide; 'failed': another try may work. */
export type DecisionOutcome = 'done' | 'over' | 'failed';

/** Sends a decision and says how it went. */
export function useDecision() {
  const [approve] = useApproveJoinRequestMutation();
  const [reject] = useRejectJoinRequestMutation();
  const dispatch = useDispatch<ApiDispatch>();
  const [running, setRunning] = useState<Decision | null>(null);

  /** A refusal is checked against the list before anything is said. @returns null where there is nothing left to decide */
  async function failureText(error: unknown, { boardId, id }: JoinRequest): Promise<string | null> {
    if (!isConflict(error) && !isNotFound(error)) return errorText(error);
    try {
      const standing = standingOf(await lookUpRequest(dispatch, boardId, id));
      return standing === 'pending' ? refusalText(error, standing) : null;
    } catch {
      return refusalText(error, null);
    }
  }

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
      const text = await failureText(error, request);
      if (text === null) return 'over';
      showToast(decisionFailed(text));
      return 'failed';
    } finally {
      setRunning(null);
    }
  }

  return { running, decide };
}
