import { noteOf } from '../application-status';
import { requestStatusOf, type RequestStatus } from '../request-status';
import type { JoinRequest } from '../join-request';
import { REVIEW_LIST_BEHIND_MS } from './limits';
import type { Outcome } from './outcome';
import type { SendAnswer } from './send-answer';

/** Why nothing more can be sent to a board, or found out about it. */
export type EndReason = 'boardGone' | 'forbidden';

/** Why a decision can't be made any more. */
type ConflictReason = Exclude<RequestStatus, 'pending'> | EndReason;

export type DeliveryState =
  | { kind: 'queued' }
  | { kind: 'sending' }
  /**
   * It may have arrived: a timeout, a dropped line, a fault of the server, or the page was closed meanwhile. Or the
   * server refused it as decided or gone, in the words of `refusal`. Only the reloaded list can tell.
   */
  | { kind: 'unconfirmed'; refusal: string | null }
  /** With `byEarlierTry` an earlier decision has arrived: the outcome and the note are that one's. */
  | { kind: 'delivered'; byEarlierTry?: true }
  /**
   * The application is decided, and it cannot be known whether by this delivery; or, if `isUnchecked`, nobody can look
   * any more whether this has arrived.
   */
  | { kind: 'answerLost'; isUnchecked?: true }
  | { kind: 'conflict'; found: ConflictReason }
  /** The server can't use it as it is. */
  | { kind: 'refused'; text: string };

/** Of one that the server has refused as decided or gone, without a word of its own. */
const REFUSED_THOUGH_PENDING = 'The server refused this, though the request is still pending. Try again.';
export const REFUSED_UNCHECKED =
  'The server refused this, and the list could not be reloaded to see why. Try again.';

/** A decision that the reviewer has confirmed, exactly as it will be sent; delivered ones are the history. */
export interface Delivery {
  requestId: string;
  boardId: string;
  boardName: string;
  /** Identifies the applicant (`Application.personKey`). */
  personKey: string;
  personName: string;
  outcome: Outcome;
  note: string;
  /** When it was confirmed: ISO 8601. */
  confirmedAt: string;
  /** The reviewer's name. */
  reviewer: string;
  /** The confirmation it belongs to. */
  runId: string;
  /** Its place among those that were confirmed together, as they were shown. */
  place: number;
  /** An earlier attempt was not answered: what the list shows may be the work of that one. */
  mayHaveArrived: boolean;
  /**
   * What the server said of the request to it: decided, elsewhere or by this very decision, which the browser has
   * repeated after it had lost the connection; or only ever gone.
   */
  disputedAs?: 'decided' | 'gone';
  /** Earlier decisions on the request, with another outcome or note, that may have arrived. */
  earlierTries?: readonly Try[];
  state: DeliveryState;
  /** When this device learned that the request is decided or gone: ms since 1970. */
  settledAt?: number;
  /** The request is pending again, and this is history: the person has applied anew, or somebody undid the decision. */
  isReopened?: true;
}

type Try = Pick<Delivery, 'outcome' | 'note' | 'confirmedAt' | 'reviewer' | 'mayHaveArrived' | 'disputedAs'>;

/** As it is being sent; null where it must not be sent (again). */
export const startedDelivery = (delivery: Delivery): Delivery | null =>
  delivery.state.kind === 'queued' ? { ...delivery, state: { kind: 'sending' } } : null;

type Known = Pick<Try, 'mayHaveArrived' | 'disputedAs'>;

/** With what is known of the same one besides. What was decided once, perhaps by an earlier call, may be missing later. */
function knowing<T extends Known>(one: T, { mayHaveArrived, disputedAs }: Known): T {
  const disputed = one.disputedAs === 'decided' ? one.disputedAs : (disputedAs ?? one.disputedAs);
  return {
    ...one,
    mayHaveArrived: one.mayHaveArrived || mayHaveArrived,
    ...(disputed && { disputedAs: disputed }),
  };
}

/** A new decision in the place of an earlier one. What the server has may be the work of whatever was tried before. */
export function succeeding(delivery: Delivery, earlier: Delivery | null): Delivery {
  // What arrived and was reopened is history: its application is not the one that is decided on now.
  if (earlier === null || (earlier.isReopened && earlier.state.kind === 'delivered')) return delivery;
  const { outcome, note, confirmedAt, reviewer, mayHaveArrived, disputedAs, earlierTries = [] } = earlier;
  const last = { outcome, note, confirmedAt, reviewer, mayHaveArrived, ...(disputedAs && { disputedAs }) };
  return [...earlierTries, last].filter(mayHaveDecided).reduce(withTry, delivery);
}

function withTry(delivery: Delivery, tried: Try): Delivery {
  const isSame = (one: Try) => one.outcome === tried.outcome && one.note === tried.note;
  if (isSame(delivery)) return knowing(delivery, tried);
  const { earlierTries = [] } = delivery;
  const isNew = !earlierTries.some(isSame);
  const known = earlierTries.map((one) => (isSame(one) ? knowing(one, tried) : one));
  return { ...delivery, earlierTries: isNew ? [...known, tried] : known };
}

const NOT_SENT_AGAIN = 'You chose not to send this again. An earlier try may still arrive.';

/**
 * The reviewer doesn't want it to be sent any more.
 * @returns null where nothing of it can have arrived, so that nothing has to be kept of it
 */
export function cancelledDelivery(delivery: Delivery): Delivery | null {
  // If a later list shows it decided as meant, that is its own work.
  return mayHaveDecided(delivery) || delivery.earlierTries
    ? { ...delivery, state: { kind: 'refused', text: NOT_SENT_AGAIN } }
    : null;
}

const DECIDED_IN_ANOTHER_TAB = 'Another tab had decided on this application already.';

/** It was waiting, unknown to another page, whose decision on the same request stands. */
export const replacedDelivery = (delivery: Delivery): Delivery => ({
  ...delivery,
  state: { kind: 'refused', text: DECIDED_IN_ANOTHER_TAB },
});

/** The page that was sending it has been closed. */
export function interruptedDelivery(delivery: Delivery): Delivery {
  if (delivery.state.kind !== 'sending') return delivery;
  return { ...delivery, mayHaveArrived: true, state: { kind: 'unconfirmed', refusal: null } };
}

export function answeredDelivery(delivery: Delivery, answer: SendAnswer): Delivery {
  // What another page has found meanwhile may be from before the call.
  if (delivery.state.kind !== 'sending' && answer.kind !== 'done') return delivery;
  const become = (state: DeliveryState): Delivery => ({ ...delivery, state });
  switch (answer.kind) {
    case 'done':
      return become({ kind: 'delivered' });
    case 'unknown':
      return interruptedDelivery(delivery);
    case 'tooMany':
    case 'signedOut':
      return become({ kind: 'queued' });
    case 'forbidden':
      return become({ kind: 'conflict', found: 'forbidden' });
    case 'disputed':
      return knowing(
        { ...become({ kind: 'unconfirmed', refusal: answer.text }), disputedAs: answer.as },
        delivery,
      );
    case 'refused':
      return become({ kind: 'refused', text: answer.text });
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
  const status = requestStatusOf(request);
  return { status, note: request === undefined ? '' : noteOf(request, status) };
}

export const MEANT = { accept: 'accepted', reject: 'rejected' } as const satisfies Record<
  Outcome,
  RequestStatus
>;

const squeezed = (text: string) => text.normalize().replace(/\s+/gu, ' ').trim();

/** Whether what the list shows is, as far as it can be told, the work of this delivery. */
function isOurs(delivery: Delivery, { status, note }: Seen): boolean {
  if (status !== MEANT[delivery.outcome]) return false;
  const isSameNote = squeezed(note) === squeezed(delivery.note);
  if (delivery.mayHaveArrived) return isSameNote || note === '';
  return isSameNote && note !== '';
}

/** Whether the request may have been decided by this delivery, as far as the server's answers tell. */
export const mayHaveDecided = ({ mayHaveArrived, disputedAs }: Try): boolean =>
  mayHaveArrived || disputedAs !== undefined;

/** The same, and nothing in the list speaks against it. */
function mayBeOurs(delivery: Delivery, { status, note }: Seen): boolean {
  if (!mayHaveDecided(delivery)) return false;
  if (status === 'gone') return delivery.mayHaveArrived || delivery.disputedAs === 'decided';
  if (status === 'decided') return true;
  return status === MEANT[delivery.outcome] && (note === '' || squeezed(note) === squeezed(delivery.note));
}

/** If the list shows the request as pending. */
function pendingState({ state, mayHaveArrived }: Delivery, isLastLook: boolean): DeliveryState {
  if (state.kind !== 'unconfirmed') return state;
  if (state.refusal === null) return { kind: 'queued' };
  // The server says both that it is decided and that it is pending. After an attempt of our own the first is more
  // likely, and a later list will show it.
  return mayHaveArrived && !isLastLook
    ? state
    : { kind: 'refused', text: state.refusal || REFUSED_THOUGH_PENDING };
}

function decidedState(delivery: Delivery, seen: Seen & { status: ConflictReason }): DeliveryState {
  const { state } = delivery;
  const isRefused = state.kind === 'refused' || state.kind === 'conflict';
  // What the server has refused stays refused, whoever has decided since.
  if (isRefused && !mayHaveDecided(delivery)) return state;
  if (isOurs(delivery, seen)) return { kind: 'delivered' };
  if (mayBeOurs(delivery, seen)) return state.kind === 'answerLost' ? state : { kind: 'answerLost' };
  // The server has called it decided while its list still showed it as pending: this list explains why.
  const isExplained = state.kind === 'refused' && delivery.disputedAs !== undefined;
  return isRefused && !isExplained ? state : { kind: 'conflict', found: seen.status };
}

/**
 * The delivery after a look at the list. What this page does not know to be decided is settled by it: delivered
 * where the list shows it, or an earlier try, as meant, a conflict where it shows something else, and queued again
 * where it is pending.
 * @param seen in a list whose loading began after the last attempt had ended
 * @param isLastLook the reviewer wants to know: where the server contradicts itself, the list is believed
 */
export function checkedDelivery(delivery: Delivery, seen: Seen, isLastLook = false): Delivery {
  const { kind } = delivery.state;
  if (kind === 'sending' || kind === 'delivered') return delivery;
  const { status } = seen;
  if (status === 'pending') return inState(delivery, pendingState(delivery, isLastLook));
  const state = decidedState(delivery, { ...seen, status });
  const tries = (delivery.earlierTries ?? []).map((one): Delivery => ({ ...delivery, ...one }));
  const arrived = tries.filter((one) => isOurs(one, seen));
  if (state.kind === 'delivered' && arrived.length === 0) return { ...delivery, state };
  if (state.kind !== 'delivered' && arrived.length === 1)
    return { ...arrived[0]!, state: { kind: 'delivered', byEarlierTry: true } };
  // Without its note the list does not tell which of several it is.
  const isOpen = arrived.length > 0 || tries.some((one) => mayBeOurs(one, seen));
  if (!isOpen) return inState(delivery, state);
  return kind === 'answerLost' ? delivery : { ...delivery, state: { kind: 'answerLost' } };
}

function inState(delivery: Delivery, state: DeliveryState): Delivery {
  return state === delivery.state ? delivery : { ...delivery, state };
}

/** The delivery once its board is gone, or is no longer the reviewer's, for what no page is sending. */
export function endedDelivery(delivery: Delivery, why: EndReason): Delivery {
  const { state } = delivery;
  const isOpen = [delivery, ...(delivery.earlierTries ?? [])].some(
    ({ mayHaveArrived, disputedAs }) => mayHaveArrived || disputedAs === 'decided',
  );
  // No later list will show any more whether what was refused had arrived all the same.
  const isRefused = state.kind === 'refused' || (state.kind === 'conflict' && state.found === 'forbidden');
  const canEnd = state.kind === 'queued' || state.kind === 'unconfirmed' || (isRefused && isOpen);
  if (!canEnd) return delivery;
  return {
    ...delivery,
    state: isOpen ? { kind: 'answerLost', isUnchecked: true } : { kind: 'conflict', found: why },
  };
}

/** For sorting: the order in which they were confirmed. */
export function byConfirmation(a: Delivery, b: Delivery): number {
  if (a.runId === b.runId) return a.place - b.place;
  return a.confirmedAt.localeCompare(b.confirmedAt);
}

/** Whether it still has to be sent, answered or checked. */
export const isUnderway = ({ state: { kind } }: Delivery): boolean =>
  kind === 'queued' || kind === 'sending' || kind === 'unconfirmed';

/**
 * Whether a newly confirmed decision on the same request may replace it: not where it turned out that the request is
 * decided or gone, which whoever confirms the new one may not have seen yet.
 */
export const isReplaceable = ({ state, isReopened }: Delivery): boolean =>
  isReopened === true ||
  state.kind === 'refused' ||
  (state.kind === 'conflict' && (state.found === 'forbidden' || state.found === 'boardGone'));

/** Whether, as far as this device knows, the request is decided or gone. */
export const isSettled = (delivery: Delivery): boolean => !isUnderway(delivery) && !isReplaceable(delivery);

/** The delivery after a look at a list that shows the request as pending, which may be older than the decision. */
export function reopenedDelivery(delivery: Delivery, loadBegan: number | null): Delivery {
  const isLater = (loadBegan ?? 0) > (delivery.settledAt ?? Infinity) + REVIEW_LIST_BEHIND_MS;
  return isLater && isSettled(delivery) ? { ...delivery, isReopened: true } : delivery;
}
