import { requestStatusOf, type RequestStatus } from '../request-status';
import type { JoinRequest } from '../join-request';
import type { Outcome } from './outcome';

/** Why a decision can't be made any more. */
type ConflictReason = Exclude<RequestStatus, 'pending'> | 'forbidden';

export type DeliveryState =
  | { kind: 'queued' }
  | { kind: 'sending' }
  /**
   * It may have arrived: a timeout, a dropped line, a fault of the server, or the page was closed meanwhile. Or the
   * server refused it as decided or gone, in the words of `refusal`. Only the reloaded list can tell.
   */
  | { kind: 'unconfirmed'; refusal: string | null }
  | { kind: 'delivered' }
  /** The application is decided, and it cannot be known whether by this delivery. */
  | { kind: 'answerLost' }
  | { kind: 'conflict'; found: ConflictReason }
  /** The server can't use it as it is. */
  | { kind: 'refused'; text: string };

/** A decision that the reviewer has confirmed, exactly as it will be sent; delivered ones are the history. */
export interface Delivery {
  requestId: string;
  boardId: string;
  boardName: string;
  /** Identifies the applicant (`Application.personKey`). */
  personKey: string;
  personName: string;
  outcome: Outcome;
  /** As confirmed. */
  note: string;
  /** When it was confirmed: ISO 8601. */
  confirmedAt: string;
  /** The reviewer's name. */
  reviewer: string;
  /** The confirmation it belongs to. */
  runId: string;
  /** An earlier attempt was not answered: what the list shows may be the work of that one. */
  mayHaveArrived: boolean;
  state: DeliveryState;
}

/** What came back for a decision that was sent. */
export type SendAnswer =
  | { kind: 'done' }
  /** It is not known whether the server has acted. With `retryAfterMs` it has said when to try again. */
  | { kind: 'unknown'; retryAfterMs?: number }
  /** The server did nothing: it wants fewer calls, or a new sign-in. */
  | { kind: 'tooMany'; retryAfterMs: number | null }
  | { kind: 'signedOut' }
  | { kind: 'forbidden' }
  /** The server says that it is decided or gone; the list is checked before anything is reported. */
  | { kind: 'disputed'; text: string }
  | { kind: 'refused'; text: string };

/**
 * @param status of the answer; null where there was none
 * @param text the refusal in words for people
 * @param retryAfterMs how long the server asks us to wait; null if it does not say
 */
export function readSendAnswer(
  status: number | null,
  text: string,
  retryAfterMs: number | null = null,
): SendAnswer {
  // Whoever answered 503, a proxy for instance, may not know what has happened behind it.
  if (status === 503 && retryAfterMs !== null) return { kind: 'unknown', retryAfterMs };
  if (status === null || status === 408 || status >= 500) return { kind: 'unknown' };
  if (status >= 200 && status < 300) return { kind: 'done' };
  switch (status) {
    case 401:
      return { kind: 'signedOut' };
    case 403:
      return { kind: 'forbidden' };
    case 404:
    case 409:
    case 410:
      return { kind: 'disputed', text };
    case 429:
      return { kind: 'tooMany', retryAfterMs };
    default:
      return { kind: 'refused', text };
  }
}

/** The same delivery as it is being sent; null where it must not be sent (again). */
export function startedDelivery(delivery: Delivery): Delivery | null {
  return delivery.state.kind === 'queued' ? { ...delivery, state: { kind: 'sending' } } : null;
}

/** The page that was sending it has been closed. */
export function interruptedDelivery(delivery: Delivery): Delivery {
  if (delivery.state.kind !== 'sending') return delivery;
  return { ...delivery, mayHaveArrived: true, state: { kind: 'unconfirmed', refusal: null } };
}

export function answeredDelivery(delivery: Delivery, answer: SendAnswer): Delivery {
  if (delivery.state.kind !== 'sending') return delivery;
  switch (answer.kind) {
    case 'done':
      return { ...delivery, state: { kind: 'delivered' } };
    case 'unknown':
      return interruptedDelivery(delivery);
    case 'tooMany':
    case 'signedOut':
      return { ...delivery, state: { kind: 'queued' } };
    case 'forbidden':
      return { ...delivery, state: { kind: 'conflict', found: 'forbidden' } };
    case 'disputed':
      return { ...delivery, state: { kind: 'unconfirmed', refusal: answer.text } };
    case 'refused':
      return { ...delivery, state: { kind: 'refused', text: answer.text } };
  }
}

/** How a request is shown in a list that was loaded after the last attempt. */
export interface Seen {
  status: RequestStatus;
  /** With the decision; '' also where the server leaves notes out. */
  note: string;
}

/** @param request undefined where the list does not contain it */
export function seenIn(request: JoinRequest | undefined): Seen {
  return {
    status: requestStatusOf(request),
    note: (request?.acceptanceNote ?? '') || (request?.rejectionNote ?? ''),
  };
}

const MEANT: Record<Outcome, RequestStatus> = { accept: 'accepted', reject: 'rejected' };

const squeezed = (text: string) => text.normalize().replace(/\s+/gu, ' ').trim();

/** Whether what the list shows can be the work of this delivery. */
function isOurs(delivery: Delivery, { status, note }: Seen): boolean {
  if (status !== MEANT[delivery.outcome]) return false;
  const isSameNote = squeezed(note) === squeezed(delivery.note);
  if (delivery.mayHaveArrived) return isSameNote || note === '';
  return isSameNote && note !== '';
}

function checkedState(delivery: Delivery, seen: Seen, isLastLook: boolean): DeliveryState {
  const { state, mayHaveArrived } = delivery;
  const { status } = seen;
  if (status === 'pending') {
    if (state.kind !== 'unconfirmed') return state;
    if (state.refusal === null) return { kind: 'queued' };
    // The server says both that it is decided and that it is pending. After an attempt of our own the first is more
    // likely, and a later list will show it.
    return mayHaveArrived && !isLastLook ? state : { kind: 'refused', text: state.refusal };
  }
  if (isOurs(delivery, seen)) return { kind: 'delivered' };
  if (status !== 'accepted' && status !== 'rejected' && mayHaveArrived) return { kind: 'answerLost' };
  return { kind: 'conflict', found: status };
}

/**
 * The delivery after a look at the list. What this page does not know to be decided is settled by it: delivered
 * where the list shows it as meant, a conflict where it shows something else, and queued again where it is pending.
 * @param seen in a list whose loading began after the last attempt had ended
 * @param isLastLook the reviewer wants to know: where the server contradicts itself, the list is believed
 */
export function checkedDelivery(delivery: Delivery, seen: Seen, isLastLook = false): Delivery {
  const { kind } = delivery.state;
  if (kind !== 'queued' && kind !== 'unconfirmed' && kind !== 'answerLost') return delivery;
  const state = checkedState(delivery, seen, isLastLook);
  return state === delivery.state ? delivery : { ...delivery, state };
}

/** Whether it still has to be sent, answered or checked. */
export function isUnderway({ state }: Delivery): boolean {
  return state.kind === 'queued' || state.kind === 'sending' || state.kind === 'unconfirmed';
}

/**
 * Whether a newly confirmed decision on the same request may replace it: not where it turned out that the request is
 * decided or gone, which whoever confirms the new one may not have seen yet.
 */
export function isReplaceable({ state }: Delivery): boolean {
  return state.kind === 'refused' || (state.kind === 'conflict' && state.found === 'forbidden');
}
