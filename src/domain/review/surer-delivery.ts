import {
  cancelledDelivery,
  interruptedDelivery,
  isReplaceable,
  isUnderway,
  mayHaveDecided,
  succeeding,
  type Delivery,
  type DeliveryState,
} from './delivery';

/** From what may be out of date to what is certain; what a look at the list settles again stands before the rest. */
const BY_CERTAINTY: readonly DeliveryState['kind'][] = [
  'queued',
  'sending',
  'refused',
  'conflict',
  'unconfirmed',
  'answerLost',
  'delivered',
];

/** What stands of two decisions, with the tries of the other one, which may arrive all the same. */
function remembering(delivery: Delivery, other: Delivery): Delivery {
  if (delivery.state.kind === 'delivered') return delivery;
  const hasArrived = other.state.kind === 'delivered';
  return succeeding(delivery, hasArrived ? { ...other, mayHaveArrived: true } : interruptedDelivery(other));
}

/** Whether it is stored as this page has left it. */
export const isUntouched = (stored: Delivery, left: Delivery | undefined): boolean =>
  JSON.stringify(stored) === JSON.stringify(left);

/**
 * Of one request, when this page could not write for a while.
 * @param own what this page has made of it meanwhile
 * @param stored what is stored by now, perhaps by another page
 * @param left what was stored as this page could still write
 * @returns null where another page has taken it back, and nothing of it can have arrived
 */
export function surerDelivery(
  own: Delivery,
  stored: Delivery | null,
  left: Delivery | undefined,
): Delivery | null {
  if (stored === null) {
    const isLeft = isUnderway(own) && left?.runId === own.runId;
    return isLeft ? cancelledDelivery(interruptedDelivery(own)) : own;
  }
  if (isUntouched(stored, left)) return own;
  const sure = surer(own, stored);
  return sure === own ? remembering(own, stored) : remembering(sure, own);
}

/** Whether the server may have it, as far as is known. */
function mayStand({ state: { kind }, mayHaveArrived }: Delivery): boolean {
  const isOpen = kind === 'unconfirmed' || kind === 'answerLost';
  return kind === 'delivered' || kind === 'sending' || (isOpen && mayHaveArrived);
}

function surer(own: Delivery, stored: Delivery): Delivery {
  const isLater = own.confirmedAt > stored.confirmedAt;
  const isEarlier = own.confirmedAt < stored.confirmedAt;
  // The other page is to find in its place what it sends, so that it can write down what is answered.
  const isSame = own.runId === stored.runId;
  if (stored.state.kind === 'sending' && !(isSame && own.state.kind === 'delivered')) return stored;
  // It may be that the other page does not want it to be sent any more.
  if (isSame && own.state.kind === 'unconfirmed' && stored.state.kind === 'refused') return stored;
  // A server that lets a decision be replaced has the later one of two that it was sent, if that has arrived.
  if (own.state.kind === 'delivered' && isEarlier && mayStand(stored)) return stored;
  if (stored.state.kind === 'delivered' && isLater && mayStand(own)) return own;
  if (isReplaceable(stored) && isLater) return own;
  // Nor is an earlier one sent once more where another page has decided anew.
  const isTold = isReplaceable(own) || (own.state.kind === 'unconfirmed' && stored.state.kind === 'queued');
  if (isTold && isEarlier) return stored;
  // This page took a decision in the list for somebody else's. It had not heard of a try whose work it may be.
  const isTaken = own.state.kind === 'conflict' && own.state.found !== 'forbidden' && !mayHaveDecided(own);
  if (isTaken && mayHaveDecided(stored)) return stored;
  const certainty = ({ state }: Delivery) => BY_CERTAINTY.indexOf(state.kind);
  return certainty(own) > certainty(stored) ? own : stored;
}
