import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { errorText, isConflict, isNotFound } from '@/api/errors';
import { joinRequestsApi } from '@/api/join-requests';
import { isPending } from '@/domain/join-request';
import type { QueuedDecision, SendProblem } from '@/domain/review/decision-queue';
import { ALREADY_DECIDED, REQUEST_GONE } from './messages';

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Whether the decision is on the server already: as ours ('ours'), as another's ('theirs'), or not at all (null). */
async function whoDecided(
  dispatch: ApiDispatch,
  { boardId, requestId, outcome, note }: QueuedDecision,
): Promise<'ours' | 'theirs' | null> {
  const list = joinRequestsApi.endpoints.listBoardJoinRequests;
  const requests = await dispatch(list.initiate(boardId, { forceRefetch: true, subscribe: false })).unwrap();
  const request = requests.find(({ id }) => id === requestId);
  if (request === undefined || isPending(request)) return null;
  const noted = outcome === 'accept' ? request.acceptanceNote : request.rejectionNote;
  return noted === note ? 'ours' : 'theirs';
}

/**
 * Sends one decision. @param mayHaveArrived an earlier page died while it was on its way: then the server is asked
 * first, so that nothing is sent twice
 * @returns what stood in the way, or null where the decision stands
 */
export async function sendDecision(
  dispatch: ApiDispatch,
  decision: QueuedDecision,
  mayHaveArrived: boolean,
): Promise<SendProblem | null> {
  const { requestId, boardId, outcome, note } = decision;
  const { approveJoinRequest, rejectJoinRequest } = joinRequestsApi.endpoints;
  const call = { requestId, boardId, isOneOfMany: true };
  const options = { track: false };
  try {
    const decided = mayHaveArrived ? await whoDecided(dispatch, decision) : null;
    if (decided === 'ours') return null;
    if (decided === 'theirs') return { kind: 'taken', text: ALREADY_DECIDED };
    if (outcome === 'accept') {
      await dispatch(approveJoinRequest.initiate({ ...call, acceptanceNote: note }, options)).unwrap();
    } else {
      await dispatch(rejectJoinRequest.initiate({ ...call, rejectionNote: note }, options)).unwrap();
    }
    return null;
  } catch (error) {
    if (isConflict(error)) return { kind: 'taken', text: ALREADY_DECIDED };
    if (isNotFound(error)) return { kind: 'taken', text: REQUEST_GONE };
    return { kind: 'fault', text: errorText(error) };
  }
}
