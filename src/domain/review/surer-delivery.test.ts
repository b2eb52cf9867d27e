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
        expect(surerDelivery(own, stored).state).toBe(
          (ownRank > rank && (stored !== sending || own === delivered) ? own : stored).state,
        ),
      ),
    );
    expect(surerDelivery(queued, null)).toBe(queued);
  });

  it('a new decision takes the place of one that was refused', () => {
    const later = { ...queued, confirmedAt: '2099-01-01T00:00:00.000Z' };
    expect(surerDelivery(later, refused)).toBe(later);
    expect(surerDelivery(refused, later)).toBe(later);
    expect(surerDelivery(later, delivered)).toBe(delivered);
  });

  it('a decision in the list is not called somebody else’s where a try is stored that this page had not heard of', () => {
    const elsewhere = at({ kind: 'conflict', found: 'accepted' });
    const again = at({ kind: 'queued' }, { mayHaveArrived: true });
    const disputed = at({ kind: 'refused', text: 'No' }, { disputedAs: 'decided' });
    for (const tried of [sending, again, disputed]) {
      expect(surerDelivery(elsewhere, tried)).toBe(tried);
    }
    for (const untried of [queued, refused]) expect(surerDelivery(elsewhere, untried)).toBe(elsewhere);
    const knowing = { ...elsewhere, mayHaveArrived: true };
    expect(surerDelivery(knowing, again)).toEqual(knowing);
  });

  it('what another page is sending stays, and so what it is answered, unless it has arrived by this one', () => {
    for (const own of [queued, refused, lost]) {
      const { mayHaveArrived } = own;
      expect(surerDelivery(own, sending)).toEqual({ ...sending, mayHaveArrived });
    }
    expect(surerDelivery(delivered, sending)).toBe(delivered);
    const other = { ...sending, runId: 'other', note: 'Other' };
    const tries = [{ note: delivered.note, mayHaveArrived: true }];
    expect(surerDelivery(delivered, other)).toMatchObject({ ...other, earlierTries: tries });
    // Another page has been answered while this one is still waiting.
    expect(surerDelivery(sending, refused)).toEqual({ ...refused, mayHaveArrived: true });
  });

  it('what waits, and was touched by another page, stands before a new decision of this page', () => {
    const later = { ...queued, runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' };
    expect(surerDelivery(later, queued)).toBe(queued);
    expect(surerDelivery(later, sending)).toBe(sending);
    expect(surerDelivery(succeeding(later, lost), queued)).toEqual({
      ...queued,
      mayHaveArrived: true,
    });
  });

  it('of the same, tried by two pages, what has no answer there may have arrived, whatever the other one was told', () => {
    const gone = at({ kind: 'unconfirmed', refusal: 'Not found' }, { disputedAs: 'gone' });
    expect(surerDelivery(lost, gone)).toEqual({ ...gone, mayHaveArrived: true });
    expect(surerDelivery(gone, lost)).toEqual({ ...lost, disputedAs: 'gone' });
    const decided = at({ kind: 'answerLost' }, { disputedAs: 'decided' });
    expect(surerDelivery(decided, gone)).toEqual(decided);
    const again = { ...decided, runId: 'again' };
    expect(surerDelivery(again, gone)).toEqual(again);
    expect(surerDelivery({ ...gone, runId: 'again' }, decided)).toEqual(decided);
  });

  it('a later decision of another page that waits stands, and knows of what this page has tried', () => {
    const later = { ...queued, runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' };
    const tried = at({ kind: 'refused', text: 'No' }, { mayHaveArrived: true });
    for (const own of [tried, at({ kind: 'unconfirmed', refusal: null }, { mayHaveArrived: true })]) {
      expect(surerDelivery(own, later)).toEqual({ ...later, mayHaveArrived: true });
      const other = surerDelivery(own, { ...later, outcome: 'reject' });
      expect(other).toMatchObject({ runId: 'later', outcome: 'reject', earlierTries: [{ note: own.note }] });
    }
    const arrived = at({ kind: 'answerLost' });
    expect(surerDelivery(arrived, later)).toBe(arrived);
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
    expect(tries(surerDelivery(sent, lost))).toEqual([['reject', queued.note]]);
    expect(tries(surerDelivery(succeeding(later, known), { ...lost, note: 'Other' }))).toEqual([
      ['reject', 'Known'],
    ]);
    const both = surerDelivery(lost, succeeding({ ...later, confirmedAt: queued.confirmedAt }, known));
    expect(tries(both)).toEqual([['reject', 'Known']]);
    expect(both.mayHaveArrived).toBe(true);
    const same = surerDelivery({ ...sent, outcome: queued.outcome }, at(DISPUTED.state));
    expect(same).toMatchObject({ mayHaveArrived: true, state: { kind: 'unconfirmed' } });
    expect(surerDelivery({ ...later, confirmedAt: queued.confirmedAt }, delivered)).toBe(delivered);
  });

  it('of two that the server was sent, the later one stands if it may have arrived, for it may have replaced the earlier', () => {
    const later = { outcome: 'reject', runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' } as const;
    const earlier = { outcome: 'accept', note: queued.note, mayHaveArrived: true };
    for (const state of [sending.state, lost.state, { kind: 'answerLost' }] as const) {
      const sent = at(state, { ...later, mayHaveArrived: state !== sending.state });
      for (const stands of [surerDelivery(sent, delivered), surerDelivery(delivered, sent)]) {
        expect(stands).toMatchObject({ ...later, state });
        expect(stands.earlierTries).toMatchObject([earlier]);
      }
    }
    const arrived = at(delivered.state, later);
    expect(surerDelivery(arrived, delivered)).toBe(arrived);
    expect(surerDelivery(delivered, arrived)).toBe(arrived);
    for (const state of [queued.state, { kind: 'unconfirmed', refusal: 'Decided' }] as const) {
      const unsent = at(state, later);
      expect(surerDelivery(unsent, delivered)).toBe(delivered);
      expect(surerDelivery(delivered, unsent)).toBe(delivered);
    }
  });
});
