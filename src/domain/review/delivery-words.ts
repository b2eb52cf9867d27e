import type { Delivery } from './delivery';

/** Of a decision that was confirmed, and taken back before it was sent. */
export const CANCELLED_WORDS = 'Not sent: you stopped sending';

/** What happened to a decision, in a sentence. */
export function deliveryWords({ state }: Delivery): string {
  switch (state.kind) {
    case 'queued':
      return 'Not sent yet';
    case 'sending':
      return 'Sending...';
    case 'delivered':
      return 'Sent';
    case 'unconfirmed':
      return 'To be checked: it may have arrived';
    case 'answerLost':
      return state.isUnchecked ? 'The answer was lost: it may have arrived' : 'Decided; the answer was lost';
    case 'refused':
      return `Not sent: ${state.text}`;
    case 'conflict':
      switch (state.found) {
        case 'accepted':
          return 'Not sent: accepted elsewhere';
        case 'rejected':
          return 'Not sent: rejected elsewhere';
        case 'decided':
          return 'Not sent: decided elsewhere';
        case 'gone':
          return 'Not sent: not in the list any more';
        case 'boardGone':
          return 'Not sent: the board is gone';
        case 'forbidden':
          return 'Not sent: you are not allowed to do this';
      }
  }
}
