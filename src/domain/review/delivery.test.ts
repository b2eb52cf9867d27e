import { describe, expect, it } from 'vitest';
import { ALL, at, DISPUTED, LOST, NOT_FOUND, QUEUED, SENDING } from '@kit/delivery-states';
import {
  answeredDelivery,
  byConfirmation,
  cancelledDelivery,
  checkedDelivery,
  endedDelivery,
  interruptedDelivery,
  isReplaceable,
  isUnderway,
  seenIn,
  startedDelivery,
  succeeding,
  type Delivery,
  type DeliveryState,
  type Seen,
} from './delivery';

it('only what is queued can be sent', () => {
  const started = ALL.filter((delivery) => startedDelivery(delivery) !== null);
  expect(started).toEqual([QUEUED]);
  expect(startedDelivery(QUEUED)).toEqual(SENDING);
});

describe('an answer', () => {
  it.each([
    [{ kind: 'done' }, { kind: 'delivered' }],
    [
      { kind: 'unknown', text: '' },
      { kind: 'unconfirmed', refusal: null },
    ],
    [{ kind: 'tooMany', text: '', retryAfterMs: 1000 }, { kind: 'queued' }],
    [{ kind: 'signedOut', text: '' }, { kind: 'queued' }],
    [
      { kind: 'forbidden', text: '' },
      { kind: 'conflict', found: 'forbidden' },
    ],
    [
      { kind: 'disputed', text: 'Too late', as: 'decided' },
      { kind: 'unconfirmed', refusal: 'Too late' },
    ],
    [
      { kind: 'refused', text: 'Too long' },
      { kind: 'refused', text: 'Too long' },
    ],
  ] as const)('%j leads to %j', (answer, state) => {
    expect(answeredDelivery(SENDING, answer).state).toEqual(state);
  });

  it('that may hide an arrival is remembered, one that excludes it is not', () => {
    expect(answeredDelivery(SENDING, { kind: 'unknown', text: '' }).mayHaveArrived).toBe(true);
    expect(answeredDelivery(SENDING, { kind: 'tooMany', text: '', retryAfterMs: null }).mayHaveArrived).toBe(
      false,
    );
    expect(answeredDelivery(SENDING, { kind: 'disputed', text: '', as: 'gone' }).mayHaveArrived).toBe(false);
  });

  it('that calls it gone does not take back that an earlier one has called it decided', () => {
    const again = startedDelivery(succeeding(QUEUED, DISPUTED))!;
    const disputed = answeredDelivery(again, { kind: 'disputed', text: 'Not found', as: 'gone' });
    const { state } = checkedDelivery(disputed, { status: 'gone', note: '' });
    expect(state).toEqual({ kind: 'answerLost' });
  });

  it('changes only what is being sent, unless it says that the decision has arrived', () => {
    for (const delivery of ALL.filter((one) => one !== SENDING)) {
      expect(answeredDelivery(delivery, { kind: 'refused', text: 'No' })).toBe(delivery);
      expect(answeredDelivery(delivery, { kind: 'done' }).state).toEqual({ kind: 'delivered' });
      expect(interruptedDelivery(delivery)).toBe(delivery);
    }
  });
});

it('a new decision that is the same as an earlier one may find that one’s work', () => {
  const again = at({ kind: 'queued' });
  expect(succeeding(again, null)).toBe(again);
  // Of an application that has been decided, and made anew since.
  expect(succeeding(again, { ...LOST, isReopened: true, state: { kind: 'delivered' } })).toBe(again);
  expect(succeeding(again, { ...LOST, isReopened: true }).mayHaveArrived).toBe(true);
  expect(succeeding(again, LOST).mayHaveArrived).toBe(true);
  expect(succeeding(again, DISPUTED).disputedAs).toBe('decided');
  const tried = (one: Delivery, changes: Partial<Delivery>) => succeeding(again, { ...one, ...changes });
  const tryOf = ({ outcome, note, confirmedAt, reviewer, mayHaveArrived, disputedAs }: Delivery) => ({
    outcome,
    note,
    confirmedAt,
    reviewer,
    mayHaveArrived,
    ...(disputedAs && { disputedAs }),
  });
  expect(tried(LOST, { note: 'Other' }).earlierTries).toEqual([{ ...tryOf(LOST), note: 'Other' }]);
  expect(tried(DISPUTED, { outcome: 'reject' }).earlierTries).toEqual([
    { ...tryOf(DISPUTED), outcome: 'reject' },
  ]);
  expect(tried(again, { note: 'Other' })).toEqual(again);
});

it('the note of a request is that of its decision', () => {
  const notes = { acceptanceNote: 'Welcome', rejectionNote: 'Sorry' };
  const seen = (status: string) => seenIn({ ...notes, status } as Parameters<typeof seenIn>[0]);
  expect(seen('rejected')).toEqual({ status: 'rejected', note: 'Sorry' });
  expect(seen('accepted')).toEqual({ status: 'accepted', note: 'Welcome' });
  expect(seen('pending')).toEqual({ status: 'pending', note: '' });
  expect(seenIn(undefined)).toEqual({ status: 'gone', note: '' });
});

it('a decision is underway until it is settled, and replaceable only where nothing was decided by it', () => {
  expect(ALL.filter(isUnderway).map(({ state }) => state.kind)).toEqual([
    'queued',
    'sending',
    'unconfirmed',
    'unconfirmed',
  ]);
  expect(ALL.filter(isReplaceable).map(({ state }) => state)).toEqual([
    { kind: 'conflict', found: 'forbidden' },
    { kind: 'conflict', found: 'boardGone' },
    { kind: 'refused', text: 'No' },
  ]);
});

it.each([
  [QUEUED, { kind: 'conflict', found: 'boardGone' }],
  [NOT_FOUND, { kind: 'conflict', found: 'boardGone' }],
  [LOST, { kind: 'answerLost', isUnchecked: true }],
  [DISPUTED, { kind: 'answerLost', isUnchecked: true }],
  [at({ kind: 'refused', text: 'No' }, { disputedAs: 'decided' }), { kind: 'answerLost', isUnchecked: true }],
  [at({ kind: 'refused', text: 'No' }), { kind: 'refused', text: 'No' }],
  [at({ kind: 'conflict', found: 'forbidden' }), { kind: 'conflict', found: 'forbidden' }],
  [
    at({ kind: 'conflict', found: 'forbidden' }, { mayHaveArrived: true }),
    { kind: 'answerLost', isUnchecked: true },
  ],
  [SENDING, { kind: 'sending' }],
  [at({ kind: 'delivered' }), { kind: 'delivered' }],
])('where its board is gone, %j ends as %j', (delivery, state) => {
  expect(endedDelivery(delivery, 'boardGone').state).toEqual(state);
});

it('those that were confirmed together are in the order in which they were shown, after earlier ones', () => {
  const first = at(QUEUED.state, { requestId: 'z', place: 0 });
  const second = at(QUEUED.state, { requestId: 'a', place: 1 });
  const earlier = at(QUEUED.state, { runId: 'before', confirmedAt: '2026-09-30T09:00:00.000Z', place: 7 });
  expect([second, first, earlier].sort(byConfirmation)).toEqual([earlier, first, second]);
});

describe('what the reviewer does not want to send any more', () => {
  it('leaves nothing behind where nothing of it can have arrived', () => {
    expect(cancelledDelivery(QUEUED)).toBeNull();
  });

  it.each([
    [
      'the list shows it decided as meant, with its note',
      { status: 'accepted', note: QUEUED.note },
      'delivered',
    ],
    ['the list shows another decision', { status: 'rejected', note: '' }, 'refused'],
    ['the list goes on showing it as pending', { status: 'pending', note: '' }, 'refused'],
  ] as const)('is still known after a try without an answer, and where %s it is so', (_what, seen, kind) => {
    const cancelled = cancelledDelivery(at({ kind: 'queued' }, { mayHaveArrived: true }))!;
    expect(isUnderway(cancelled)).toBe(false);
    expect(checkedDelivery(cancelled, seen).state.kind).toBe(kind);
  });
});

describe('a decision after an earlier one that may have arrived', () => {
  const tried = {
    outcome: 'reject',
    note: 'Sorry',
    confirmedAt: '2026-01-01T00:00:00.000Z',
    reviewer: 'Ada',
    mayHaveArrived: true,
  } as const;
  const after = at({ kind: 'queued' }, { earlierTries: [tried] });

  it.each([
    ['Sorry', 'with its note'],
    ['', 'without notes'],
  ])('is not sent where the list shows the earlier one: note %j', (note) => {
    const checked = checkedDelivery(after, { status: 'rejected', note });
    expect(checked).toMatchObject({ ...tried, state: { kind: 'delivered', byEarlierTry: true } });
  });

  it.each<[Delivery, Seen, DeliveryState]>([
    [after, { status: 'pending', note: '' }, { kind: 'queued' }],
    [after, { status: 'rejected', note: 'Other' }, { kind: 'conflict', found: 'rejected' }],
    [after, { status: 'accepted', note: '' }, { kind: 'conflict', found: 'accepted' }],
    [after, { status: 'decided', note: '' }, { kind: 'answerLost' }],
    [after, { status: 'gone', note: '' }, { kind: 'answerLost' }],
    [{ ...after, mayHaveArrived: true }, { status: 'accepted', note: '' }, { kind: 'delivered' }],
    [
      { ...after, mayHaveArrived: true, outcome: 'reject' },
      { status: 'rejected', note: '' },
      { kind: 'answerLost' },
    ],
    [
      { ...after, mayHaveArrived: true, outcome: 'reject' },
      { status: 'rejected', note: 'Sorry' },
      { kind: 'delivered', byEarlierTry: true },
    ],
    [
      { ...after, state: { kind: 'refused', text: 'No' } },
      { status: 'rejected', note: 'Sorry' },
      { kind: 'delivered', byEarlierTry: true },
    ],
  ])('%j, where the list shows %j, becomes %j', (delivery, seen, state) => {
    const checked = checkedDelivery(delivery, seen);
    expect(checked.state).toEqual(state);
    expect(checkedDelivery(checked, seen)).toBe(checked);
  });

  it('may have been decided by that one where its board is gone', () => {
    expect(endedDelivery(after, 'boardGone').state).toEqual({ kind: 'answerLost', isUnchecked: true });
  });

  it('is known as long as one of them is not settled', () => {
    expect(cancelledDelivery(after)?.state.kind).toBe('refused');
    const third = succeeding(at({ kind: 'queued' }, { outcome: 'reject', note: 'Sorry' }), after);
    expect(third).toMatchObject({ mayHaveArrived: true });
    expect(third.earlierTries).toBeUndefined();
    expect(succeeding(at({ kind: 'queued' }, { note: 'Third' }), after).earlierTries).toEqual([tried]);
  });
});
