import type { RequestStatus } from '../request-status';
import type { ApplicationStatus } from './application-status';
import type { Verdict } from './assessment';
import { isUnderway, MEANT, type Delivery, type DeliveryState } from './delivery';

export const VERDICT_WORDS: Record<Verdict, string> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

const STATUS_WORDS = {
  sending: 'Sending...',
  unconfirmed: 'To be checked',
  refused: 'Not sent',
  gone: 'Not listed any more',
} as const;

/** An application's status in a word or two; '' while there is nothing to say. */
export function statusWords(status: ApplicationStatus): string {
  if (status.kind === 'open') return status.verdict === null ? '' : VERDICT_WORDS[status.verdict];
  if (status.kind === 'queued') return status.outcome === 'accept' ? 'To be accepted' : 'To be rejected';
  return status.kind === 'decided' ? decidedWords(status) : STATUS_WORDS[status.kind];
}

function decidedWords({ outcome, by }: Extract<ApplicationStatus, { kind: 'decided' }>): string {
  if (by === 'unknown') return 'Decided; the answer was lost';
  const word = outcome === null ? 'Decided' : outcome === 'accept' ? 'Accepted' : 'Rejected';
  return by === 'own' ? word : `${word} elsewhere`;
}

const ANSWER_LOST =
  'This application is decided. The answer to your own decision was lost, so it may be yours or another.';
const WORDS = { accept: 'acceptance', reject: 'rejection' } as const;

/** Why an application can't be judged at the moment, or was not sent; null where there is nothing to say. */
export function statusText(status: ApplicationStatus): string | null {
  switch (status.kind) {
    case 'open':
      return null;
    case 'queued':
      return `Your ${WORDS[status.outcome]} is waiting to be sent.`;
    case 'sending':
      return `Your ${WORDS[status.outcome]} is being sent.`;
    case 'unconfirmed':
      return `Your ${WORDS[status.outcome]} may have arrived. The list is checked before anything is sent again.`;
    case 'refused':
      return `Your ${WORDS[status.outcome]} was not sent. ${status.text ?? 'You are not allowed to do this.'}`;
    case 'decided':
      return status.by === 'unknown' ? ANSWER_LOST : `${statusWords(status)}.`;
    case 'gone':
      return 'This application is not in the list any more. It was decided elsewhere or withdrawn.';
  }
}

/** Of a decision that was confirmed, and taken back before it was sent. */
export const CANCELLED_WORDS = 'Not sent: you stopped sending';

const CONFLICTS: Record<Extract<DeliveryState, { kind: 'conflict' }>['found'], string> = {
  accepted: 'accepted elsewhere',
  rejected: 'rejected elsewhere',
  decided: 'decided elsewhere',
  gone: 'not in the list any more',
  boardGone: 'the board is gone',
  forbidden: 'you are not allowed to do this',
};

const DELIVERY_WORDS = {
  queued: 'Not sent yet',
  sending: 'Sending...',
  delivered: 'Sent',
  unconfirmed: 'To be checked: it may have arrived',
} as const;

/** What happened to a decision, in a sentence. */
export function deliveryWords({ state }: Delivery): string {
  if (state.kind === 'refused') return `Not sent: ${state.text}`;
  if (state.kind === 'conflict') return `Not sent: ${CONFLICTS[state.found]}`;
  if (state.kind === 'delivered' && state.byEarlierTry)
    return 'An earlier try of yours had arrived, as it stands here';
  if (state.kind !== 'answerLost') return DELIVERY_WORDS[state.kind];
  return state.isUnchecked ? 'The answer was lost: it may have arrived' : 'Decided; the answer was lost';
}

const OVER: Record<Exclude<RequestStatus, 'pending'>, string> = {
  accepted: 'This request has already been accepted. The list has been refreshed.',
  rejected: 'This request has already been rejected. The list has been refreshed.',
  decided: 'This request has already been decided. The list has been refreshed.',
  gone: 'This request is no longer in the list. It was decided elsewhere or withdrawn.',
};

const WAITING_AT_DESK = 'You have decided on this at the review desk, and that is still being sent.';

/** Why there is nothing left to decide; null while there is. @param delivery the decision made here, if there is one */
export function overText(status: RequestStatus, delivery: Delivery | undefined): string | null {
  if (status === 'pending' && delivery?.isReopened) return null;
  const state = delivery?.state;
  // The list may have pending requests only, or be older than the decision.
  if (delivery !== undefined && (status === 'gone' || status === 'pending')) {
    if (state?.kind === 'answerLost') return ANSWER_LOST;
    if (state?.kind === 'delivered') return OVER[MEANT[delivery.outcome]];
  }
  if (status !== 'pending') return OVER[status];
  if (state?.kind === 'conflict' && state.found in OVER) return OVER[state.found as keyof typeof OVER];
  // If it is not known whether an earlier decision has arrived, the next press checks that first.
  const isWaiting = delivery !== undefined && isUnderway(delivery) && state?.kind !== 'unconfirmed';
  return isWaiting ? WAITING_AT_DESK : null;
}
