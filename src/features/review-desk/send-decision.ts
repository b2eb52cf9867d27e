import { errorText, isConflict, isNotFound } from '@/api/errors';
import { joinRequestsApi } from '@/api/join-requests';
import { lookUpRequest, refusalText, type ApiDispatch } from '@/api/look-up-request';
import { standingOf, type Standing } from '@/domain/join-request-standing';
import type { QueuedDecision, SendProblem } from '@/domain/review/decision-queue';
import { ALREADY_DECIDED, REQUEST_GONE } from './messages';

type Finding = Exclude<Standing, 'accepted' | 'rejected' | 'decided'> | 'ours' | 'theirs';

/** How the application stands on the server, and whether a decision there is ours. */
async function look(dispatch: ApiDispatch, decision: QueuedDecision): Promise<Finding> {
  const { boardId, requestId, outcome, note } = decision;
  const request = await lookUpRequest(dispatch, boardId, requestId);
  const standing = standingOf(request);
  if (request === undefined || standing === 'gone') return 'gone';
  if (standing === 'pending') return 'pending';
  const isSameOutcome = standing === (outcome === 'accept' ? 'accepted' : 'rejected');
  const noted = outcome === 'accept' ? request.acceptanceNote : request.rejectionNote;
  return isSameOutcome && noted === note ? 'ours' : 'theirs';
}

function send(dispatch: ApiDispatch, { requestId, boardId, outcome, note }: QueuedDecision) {
  const { approveJoinRequest, rejectJoinRequest } = joinRequestsApi.endpoints;
  const call = { requestId, boardId, isOneOfMany: true };
  const options = { track: false };
  return outcome === 'accept'
    ? dispatch(approveJoinRequest.initiate({ ...call, acceptanceNote: note }, options)).unwrap()
    : dispatch(rejectJoinRequest.initiate({ ...call, rejectionNote: note }, options)).unwrap();
}

/** What a refusal means; null where the decision arrived on an earlier try. */
async function explain(
  dispatch: ApiDispatch,
  decision: QueuedDecision,
  error: unknown,
): Promise<SendProblem | null> {
  if (!isConflict(error) && !isNotFound(error)) return { kind: 'fault', text: errorText(error) };
  const finding = await look(dispatch, decision).catch(() => null);
  switch (finding) {
    case 'ours':
      return null;
    case 'theirs':
      return { kind: 'taken', text: ALREADY_DECIDED };
    case 'gone':
      return { kind: 'taken', text: REQUEST_GONE };
    default:
      return { kind: 'fault', text: refusalText(error, finding) };
  }
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
  try {
    const found = mayHaveArrived ? await look(dispatch, decision) : null;
    if (found === 'ours') return null;
    if (found === 'theirs') return { kind: 'taken', text: ALREADY_DECIDED };
    await send(dispatch, decision);
    return null;
  } catch (error) {
    return explain(dispatch, decision, error);
  }
}
