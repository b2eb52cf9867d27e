import { interruptedDelivery, type Delivery, type DeliveryState } from '@/domain/review/delivery';
import { delivery as makeDelivery } from '@kit/delivery';

/** A decision that is waiting to be sent, and the same one in other states. */
export const QUEUED = makeDelivery({ note: 'Welcome,\nAda' });
export const at = (state: DeliveryState, changes: Partial<Delivery> = {}): Delivery => ({
  ...QUEUED,
  ...changes,
  state,
});

export const SENDING = at({ kind: 'sending' });
export const LOST = interruptedDelivery(SENDING);
export const DISPUTED = at({ kind: 'unconfirmed', refusal: 'Too late' }, { disputedAs: 'decided' });
export const NOT_FOUND = at({ kind: 'unconfirmed', refusal: 'Not found' }, { disputedAs: 'gone' });

/** One in each state. */
export const ALL: Delivery[] = [
  QUEUED,
  SENDING,
  LOST,
  DISPUTED,
  at({ kind: 'delivered' }),
  at({ kind: 'answerLost' }),
  at({ kind: 'conflict', found: 'gone' }),
  at({ kind: 'conflict', found: 'accepted' }),
  at({ kind: 'conflict', found: 'forbidden' }),
  at({ kind: 'conflict', found: 'boardGone' }),
  at({ kind: 'refused', text: 'No' }),
];
