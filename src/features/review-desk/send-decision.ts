import { errorText, isConflict, isNotFound } from '@/api/errors';
import { joinRequestsApi } from '@/api/join-requests';
import { lookUpRequest, refusalText, type ApiDispatch } from '@/api/look-up-request';
import type { QueuedDecision, SendProblem } from '@/domain/review/decision-queue';
import {
  answeredDelivery,
  checkedDelivery,
  interruptedDelivery,
  readSendAnswer,
  seenIn,
  startedDelivery,
  type Delivery,
} from '@/domain/review/delivery';
import { ANSWER_LOST, decidedElsewhere, MAY_HAVE_ARRIVED, NOT_ALLOWED, REQUEST_GONE } from './messages';

function call(dispatch: ApiDispatch, { requestId, boardId, outcome, note }: Delivery) {
  const { approveJoinRequest, rejectJoinRequest } = joinRequestsApi.endpoints;
  const request = { requestId, boardId, isOneOfMany: true };
  const options = { track: false };
  return outcome === 'accept'
    ? dispatch(approveJoinRequest.initiate({ ...request, acceptanceNote: note }, options)).unwrap()
    : dispatch(rejectJoinRequest.initiate({ ...request, rejectionNote: note }, options)).unwrap();
}

const statusOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;

/** Compares what may have arrived, or is said to be decided, with the reloaded list. */
async function check(dispatch: ApiDispatch, delivery: Delivery): Promise<Delivery> {
  if (delivery.state.kind !== 'unconfirmed') return delivery;
  try {
    return checkedDelivery(
      delivery,
      seenIn(await lookUpRequest(dispatch, delivery.boardId, delivery.requestId)),
    );
  } catch {
    return delivery;
  }
}

/** @param text what went wrong, in words for people */
function problemOf({ state }: Delivery, text: string): SendProblem | null {
  switch (state.kind) {
    case 'delivered':
      return null;
    case 'answerLost':
      return { kind: 'taken', text: ANSWER_LOST };
    case 'conflict':
      if (state.found === 'forbidden') return { kind: 'fault', text: text || NOT_ALLOWED };
      return { kind: 'taken', text: state.found === 'gone' ? REQUEST_GONE : decidedElsewhere(state.found) };
    case 'refused':
      return { kind: 'fault', text: state.text };
    case 'unconfirmed':
    case 'sending':
      return { kind: 'unconfirmed', text: MAY_HAVE_ARRIVED };
    case 'queued':
      return { kind: 'fault', text };
  }
}

/**
 * Sends one decision. @param mayHaveArrived an earlier attempt was not answered, or its page died: the list is asked
 * first, so that nothing is sent twice
 * @returns what stood in the way, or null where the server has the decision
 */
export async function sendDecision(
  dispatch: ApiDispatch,
  { requestId, boardId, personKey, personName, outcome, note }: QueuedDecision,
  mayHaveArrived: boolean,
): Promise<SendProblem | null> {
  const decision = { requestId, boardId, personKey, personName, outcome, note, runId: '' };
  const queued: Delivery = { ...decision, mayHaveArrived: false, state: { kind: 'queued' } };
  const sending: Delivery = { ...queued, state: { kind: 'sending' } };
  const before = mayHaveArrived ? await check(dispatch, interruptedDelivery(sending)) : queued;
  const started = startedDelivery(before);
  if (started === null) return problemOf(before, '');
  try {
    await call(dispatch, started);
    return null;
  } catch (error) {
    const isDisputed = isConflict(error) || isNotFound(error);
    const text = isDisputed ? refusalText(error, 'pending') : errorText(error);
    const answered = answeredDelivery(started, readSendAnswer(statusOf(error), text));
    const checked = await check(dispatch, answered);
    if (isDisputed && checked === answered && !checked.mayHaveArrived) {
      return { kind: 'fault', text: refusalText(error, null) };
    }
    return problemOf(checked, text);
  }
}
