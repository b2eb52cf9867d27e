import { describe, expect, it } from 'vitest';
import { ALL, at, DISPUTED, LOST, NOT_FOUND, QUEUED } from '@kit/delivery-states';
import type { RequestStatus } from '../request-status';
import { checkedDelivery, type Delivery, type DeliveryState } from './delivery';

describe('a look at the list', () => {
  const AGAIN = at({ kind: 'queued' }, { mayHaveArrived: true });
  const DISPUTED_AGAIN = { ...DISPUTED, mayHaveArrived: true };
  const REFUSED_AS_DECIDED = { ...DISPUTED, state: { kind: 'refused', text: 'Too late' } } as const;
  const REJECTION = { ...LOST, outcome: 'reject', note: '' } as const;
  const cases: [string, Delivery, RequestStatus, string, DeliveryState | 'unchanged'][] = [
    ['after a lost answer', LOST, 'pending', '', { kind: 'queued' }],
    ['after a lost answer', LOST, 'accepted', 'Welcome,\nAda', { kind: 'delivered' }],
    ['after a lost answer, line breaks changed', LOST, 'accepted', 'Welcome,\r\nAda ', { kind: 'delivered' }],
    ['after a lost answer, without notes', LOST, 'accepted', '', { kind: 'delivered' }],
    ['after a lost answer, other note', LOST, 'accepted', 'Hi', { kind: 'conflict', found: 'accepted' }],
    ['after a lost answer', LOST, 'rejected', '', { kind: 'conflict', found: 'rejected' }],
    ['after a lost answer', LOST, 'decided', '', { kind: 'answerLost' }],
    ['after a lost answer', LOST, 'gone', '', { kind: 'answerLost' }],
    ['after a lost rejection', REJECTION, 'rejected', '', { kind: 'delivered' }],
    [
      'after a lost rejection, other note',
      REJECTION,
      'rejected',
      'No',
      { kind: 'conflict', found: 'rejected' },
    ],
    ['after a refusal', DISPUTED, 'pending', '', { kind: 'refused', text: 'Too late' }],
    ['after a refusal', DISPUTED, 'accepted', 'Hi', { kind: 'conflict', found: 'accepted' }],
    // The browser may have repeated it, and been refused because of it.
    ['after a refusal, without notes', DISPUTED, 'accepted', '', { kind: 'answerLost' }],
    ['after a refusal, without notes', DISPUTED, 'rejected', '', { kind: 'conflict', found: 'rejected' }],
    ['after a refusal, not found, without notes', NOT_FOUND, 'accepted', '', { kind: 'answerLost' }],
    ['after a refusal, not found', NOT_FOUND, 'gone', '', { kind: 'conflict', found: 'gone' }],
    ['after a refusal, same note', DISPUTED, 'accepted', 'Welcome, Ada', { kind: 'delivered' }],
    // An empty note proves nothing: whoever rejects without a word looks the same.
    [
      'after a refused rejection, without notes',
      { ...DISPUTED, outcome: 'reject', note: '' },
      'rejected',
      '',
      { kind: 'answerLost' },
    ],
    [
      'after a lost answer, words run together',
      LOST,
      'accepted',
      'Welcome,Ada',
      { kind: 'conflict', found: 'accepted' },
    ],
    ['after a refusal', DISPUTED, 'decided', '', { kind: 'answerLost' }],
    ['after a refusal', DISPUTED, 'gone', '', { kind: 'answerLost' }],
    ['that came late, after a refusal', REFUSED_AS_DECIDED, 'pending', '', 'unchanged'],
    [
      'that came late, after a refusal',
      REFUSED_AS_DECIDED,
      'accepted',
      'Welcome,\nAda',
      { kind: 'delivered' },
    ],
    ['that came late, after a refusal', REFUSED_AS_DECIDED, 'accepted', '', { kind: 'answerLost' }],
    [
      'that came late, after a refusal',
      REFUSED_AS_DECIDED,
      'rejected',
      '',
      { kind: 'conflict', found: 'rejected' },
    ],
    [
      'that came late, after another refusal',
      at({ kind: 'refused', text: 'No' }),
      'rejected',
      '',
      'unchanged',
    ],
    ['after a lost answer and a refusal', DISPUTED_AGAIN, 'pending', '', 'unchanged'],
    ['after a lost answer and a refusal', DISPUTED_AGAIN, 'accepted', '', { kind: 'delivered' }],
    ['after a lost answer and a refusal', DISPUTED_AGAIN, 'gone', '', { kind: 'answerLost' }],
    ['before sending', QUEUED, 'pending', '', 'unchanged'],
    ['before sending', QUEUED, 'accepted', '', { kind: 'conflict', found: 'accepted' }],
    // A page that could store nothing may have sent it.
    ['before sending, same note', QUEUED, 'accepted', 'Welcome,\nAda', { kind: 'delivered' }],
    ['before sending', QUEUED, 'gone', '', { kind: 'conflict', found: 'gone' }],
    ['before sending again', AGAIN, 'pending', '', 'unchanged'],
    ['before sending again', AGAIN, 'accepted', 'Welcome,\nAda', { kind: 'delivered' }],
    ['before sending again', AGAIN, 'gone', '', { kind: 'answerLost' }],
    [
      'when settled without knowing',
      at({ kind: 'answerLost' }, { mayHaveArrived: true }),
      'pending',
      '',
      'unchanged',
    ],
    [
      'when settled without knowing',
      at({ kind: 'answerLost' }, { mayHaveArrived: true }),
      'accepted',
      '',
      { kind: 'delivered' },
    ],
  ];

  it.each(cases)('%s: %j shown as %s with the note %j', (_when, delivery, status, note, expected) => {
    const checked = checkedDelivery(delivery, { status, note });
    expect(checked.state).toEqual(expected === 'unchanged' ? delivery.state : expected);
  });

  it('has words for a refusal where the server has none', () => {
    const wordless = at({ kind: 'unconfirmed', refusal: '' }, { disputedAs: 'decided' });
    expect(checkedDelivery(wordless, { status: 'pending', note: '' }).state).toEqual({
      kind: 'refused',
      text: 'The server refused this, though the request is still pending. Try again.',
    });
  });

  it('settles a contradiction when the reviewer asks again', () => {
    const seen = { status: 'pending', note: '' } as const;
    expect(checkedDelivery(DISPUTED_AGAIN, seen, true).state).toEqual({ kind: 'refused', text: 'Too late' });
  });

  it('that shows nothing new leaves the delivery as it is, so that nothing is stored again', () => {
    for (const delivery of [QUEUED, DISPUTED_AGAIN]) {
      expect(checkedDelivery(delivery, { status: 'pending', note: '' })).toBe(delivery);
    }
  });

  it('changes nothing that is settled or being sent', () => {
    const settled = ALL.filter(({ state }) => !['queued', 'unconfirmed', 'answerLost'].includes(state.kind));
    for (const delivery of settled) {
      expect(checkedDelivery(delivery, { status: 'rejected', note: 'No' })).toBe(delivery);
    }
  });
});
