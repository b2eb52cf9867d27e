import { describe, expect, it } from 'vitest';
import { at, DISPUTED, LOST, QUEUED, SENDING } from '@kit/delivery-states';
import { succeeding, type Delivery } from './delivery';
import { surerDelivery } from './surer-delivery';

describe('of what this page has made of a decision and what is stored of it', () => {
  const [queued, sending, refused, forbidden, lost, delivered] = [
    QUEUED,
    SENDING,
    at({ kind: 'refused', text: 'No' }),
    at({ kind: 'conflict', found: 'forbidden' }),
    LOST,
    at({ kind: 'delivered' }),
  ];
  const bySurety = [queued, sending, refused, forbidden, lost, delivered];

  it('the surer is taken, and what is stored where they are alike', () => {
    bySurety.forEach((own, ownRank) =>
      bySurety.forEach((stored, rank) =>
        expect(surerDelivery(own, stored, false)).toEqual(ownRank > rank ? own : stored),
      ),
    );
    expect(surerDelivery(queued, null, false)).toBe(queued);
  });

  it('a new decision takes the place of one that was refused', () => {
    const later = { ...queued, confirmedAt: '2099-01-01T00:00:00.000Z' };
    expect(surerDelivery(later, refused, false)).toBe(later);
    expect(surerDelivery(refused, later, false)).toBe(later);
    expect(surerDelivery(later, delivered, false)).toBe(delivered);
  });

  it('a decision in the list is not called somebody else’s where a try is stored that this page had not heard of', () => {
    const elsewhere = at({ kind: 'conflict', found: 'accepted' });
    const again = at({ kind: 'queued' }, { mayHaveArrived: true });
    const disputed = at({ kind: 'refused', text: 'No' }, { disputedAs: 'decided' });
    for (const tried of [sending, again, disputed]) {
      expect(surerDelivery(elsewhere, tried, false)).toBe(tried);
    }
    expect(surerDelivery(elsewhere, sending, true)).toEqual(lost);
    for (const untried of [queued, refused]) expect(surerDelivery(elsewhere, untried, false)).toBe(elsewhere);
    const knowing = { ...elsewhere, mayHaveArrived: true };
    expect(surerDelivery(knowing, sending, false)).toBe(knowing);
  });

  it('what waits, and was touched by another page, stands before a new decision of this page', () => {
    const later = { ...queued, runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' };
    expect(surerDelivery(later, queued, true)).toBe(queued);
    expect(surerDelivery(later, sending, true)).toBe(sending);
    expect(surerDelivery(succeeding(later, lost), queued, true)).toEqual({
      ...queued,
      mayHaveArrived: true,
    });
  });

  it('of the same, tried by two pages, what has no answer there may have arrived, whatever the other one was told', () => {
    const gone = at({ kind: 'unconfirmed', refusal: 'Not found' }, { disputedAs: 'gone' });
    expect(surerDelivery(lost, gone, false)).toEqual({ ...gone, mayHaveArrived: true });
    expect(surerDelivery(gone, lost, false)).toEqual({ ...lost, disputedAs: 'gone' });
    const decided = at({ kind: 'answerLost' }, { disputedAs: 'decided' });
    expect(surerDelivery(decided, gone, false)).toEqual(decided);
    const again = { ...decided, runId: 'again' };
    expect(surerDelivery(again, gone, false)).toEqual(again);
    expect(surerDelivery({ ...gone, runId: 'again' }, decided, false)).toEqual(decided);
  });

  it('a later decision of another page that waits stands, and knows of what this page has tried', () => {
    const later = { ...queued, runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' };
    const tried = at({ kind: 'refused', text: 'No' }, { mayHaveArrived: true });
    for (const own of [tried, at({ kind: 'unconfirmed', refusal: null }, { mayHaveArrived: true })]) {
      expect(surerDelivery(own, later, false)).toEqual({ ...later, mayHaveArrived: true });
      const other = surerDelivery(own, { ...later, outcome: 'reject' }, false);
      expect(other).toMatchObject({ runId: 'later', outcome: 'reject', earlierTries: [{ note: own.note }] });
    }
    const arrived = at({ kind: 'answerLost' });
    expect(surerDelivery(arrived, later, false)).toBe(arrived);
  });

  it('what was tried by the one that does not stand is remembered', () => {
    const later = {
      ...queued,
      runId: 'later',
      outcome: 'reject',
      confirmedAt: '2099-01-01T00:00:00.000Z',
    } as const;
    const known = { ...later, runId: 'known', note: 'Known', mayHaveArrived: true };
    const tries = (one: Delivery) => (one.earlierTries ?? []).map(({ outcome, note }) => [outcome, note]);
    const sent = { ...later, state: sending.state };
    expect(tries(surerDelivery(sent, lost, true))).toEqual([['reject', queued.note]]);
    expect(tries(surerDelivery(succeeding(later, known), { ...lost, note: 'Other' }, true))).toEqual([
      ['reject', 'Known'],
    ]);
    const both = surerDelivery(lost, succeeding({ ...later, confirmedAt: queued.confirmedAt }, known), false);
    expect(tries(both)).toEqual([['reject', 'Known']]);
    expect(both.mayHaveArrived).toBe(true);
    const same = surerDelivery({ ...sent, outcome: queued.outcome }, at(DISPUTED.state), true);
    expect(same).toMatchObject({ mayHaveArrived: true, state: { kind: 'unconfirmed' } });
    expect(surerDelivery({ ...later, confirmedAt: queued.confirmedAt }, delivered, true)).toBe(delivered);
  });

  it('of two that the server was sent, the later one stands if it may have arrived, for it may have replaced the earlier', () => {
    const later = { outcome: 'reject', runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' } as const;
    const earlier = { outcome: 'accept', note: queued.note, mayHaveArrived: true };
    for (const state of [sending.state, lost.state, { kind: 'answerLost' }] as const) {
      const sent = at(state, { ...later, mayHaveArrived: state !== sending.state });
      for (const stands of [surerDelivery(sent, delivered, true), surerDelivery(delivered, sent, false)]) {
        expect(stands).toMatchObject({ ...later, state });
        expect(stands.earlierTries).toMatchObject([earlier]);
      }
    }
    const arrived = at(delivered.state, later);
    expect(surerDelivery(arrived, delivered, true)).toBe(arrived);
    expect(surerDelivery(delivered, arrived, false)).toBe(arrived);
    for (const state of [queued.state, { kind: 'unconfirmed', refusal: 'Decided' }] as const) {
      const unsent = at(state, later);
      expect(surerDelivery(unsent, delivered, true)).toBe(delivered);
      expect(surerDelivery(delivered, unsent, false)).toBe(delivered);
    }
  });
});
