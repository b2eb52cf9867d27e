import { expect, it } from 'vitest';
import { delivery } from '@kit/delivery';
import type { DeliveryState } from './delivery';
import { deliveryWords } from './status-words';

it.each<[DeliveryState, string]>([
  [{ kind: 'queued' }, 'Not sent yet'],
  [{ kind: 'sending' }, 'Sending...'],
  [{ kind: 'delivered' }, 'Sent'],
  [{ kind: 'delivered', byEarlierTry: true }, 'An earlier try of yours had arrived, as it stands here'],
  [{ kind: 'unconfirmed', refusal: null }, 'To be checked: it may have arrived'],
  [{ kind: 'answerLost' }, 'Decided; the answer was lost'],
  [{ kind: 'answerLost', isUnchecked: true }, 'The answer was lost: it may have arrived'],
  [{ kind: 'refused', text: 'The note is too long' }, 'Not sent: The note is too long'],
  [{ kind: 'conflict', found: 'accepted' }, 'Not sent: accepted elsewhere'],
  [{ kind: 'conflict', found: 'rejected' }, 'Not sent: rejected elsewhere'],
  [{ kind: 'conflict', found: 'decided' }, 'Not sent: decided elsewhere'],
  [{ kind: 'conflict', found: 'gone' }, 'Not sent: not in the list any more'],
  [{ kind: 'conflict', found: 'boardGone' }, 'Not sent: the board is gone'],
  [{ kind: 'conflict', found: 'forbidden' }, 'Not sent: you are not allowed to do this'],
])('%j reads: %s', (state, words) => {
  expect(deliveryWords(delivery({ state }))).toBe(words);
});
