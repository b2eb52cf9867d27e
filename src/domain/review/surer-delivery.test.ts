import { describe, expect, it } from 'vitest';
import { at, DISPUTED, LOST, QUEUED, SENDING } from '@kit/delivery-states';
import { cancelledDelivery, succeeding, type Delivery } from './delivery';
import { surerDelivery } from './surer-delivery';

/** Where another page has changed what is stored. */
const surer = (own: Delivery, stored: Delivery) => surerDelivery(own, stored, undefined)!;

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
    const isSurer = (own: Delivery, stored: Delivery) =>
      bySurety.indexOf(own) > bySurety.indexOf(stored) &&
      (stored !== sending || own === delivered) &&
      (stored !== refused || own !== lost);
    bySurety.forEach((own) =>
      bySurety.forEach((stored) =>
        expect(surer(own, stored).state).toBe((isSurer(own, stored) ? own : stored).state),
      ),
    );
  });

  it('what nobody else has touched is as this page has it', () => {
    for (const own of [queued, refused, lost]) expect(surerDelivery(own, sending, { ...sending })).toBe(own);
    expect(surerDelivery(queued, null, undefined)).toBe(queued);
  });

  it('what another page has taken back is not sent, but what may have arrived of it is known', () => {
    expect(surerDelivery(queued, null, queued)).toBeNull();
    for (const tried of [{ ...queued, mayHaveArrived: true }, lost])
      expect(surerDelivery(tried, null, queued)).toEqual(cancelledDelivery(tried));
    expect(surerDelivery(sending, null, queued)).toEqual(cancelledDelivery(lost));
    for (const own of [{ ...queued, runId: 'again' }, refused, delivered])
      expect(surerDelivery(own, null, queued)).toBe(own);
  });

  it('a new decision takes the place of one that was refused', () => {
    const later = { ...queued, confirmedAt: '2099-01-01T00:00:00.000Z' };
    expect(surer(later, refused)).toBe(later);
    expect(surer(refused, later)).toBe(later);
    expect(surer(later, delivered)).toBe(delivered);
  });

  it('a decision in the list is not called somebody else’s where a try is stored that this page had not heard of', () => {
    const elsewhere = at({ kind: 'conflict', found: 'accepted' });
    const again = at({ kind: 'queued' }, { mayHaveArrived: true });
    const disputed = at({ kind: 'refused', text: 'No' }, { disputedAs: 'decided' });
    for (const tried of [sending, again, disputed]) {
      expect(surer(elsewhere, tried)).toBe(tried);
    }
    for (const untried of [queued, refused]) expect(surer(elsewhere, untried)).toBe(elsewhere);
    const knowing = { ...elsewhere, mayHaveArrived: true };
    expect(surer(knowing, again)).toEqual(knowing);
  });

  it('what another page is sending stays, and so what it is answered, unless it has arrived by this one', () => {
    for (const own of [queued, refused, lost]) {
      const { mayHaveArrived } = own;
      expect(surer(own, sending)).toEqual({ ...sending, mayHaveArrived });
    }
    expect(surer(delivered, sending)).toBe(delivered);
    const other = { ...sending, runId: 'other', note: 'Other' };
    const tries = [{ note: delivered.note, mayHaveArrived: true }];
    expect(surer(delivered, other)).toMatchObject({ ...other, earlierTries: tries });
    // Another page has been answered while this one is still waiting.
    expect(surer(sending, refused)).toEqual({ ...refused, mayHaveArrived: true });
  });

  it('what another page does not want to be sent any more is not, and what may have arrived of it is known', () => {
    expect(surer(lost, refused)).toEqual({ ...refused, mayHaveArrived: true });
  });

  it('what waits, and was touched by another page, stands before a new decision of this page', () => {
    const later = { ...queued, runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' };
    expect(surer(later, queued)).toBe(queued);
    expect(surer(later, sending)).toBe(sending);
    expect(surer(succeeding(later, lost), queued)).toEqual({
      ...queued,
      mayHaveArrived: true,
    });
  });

  it('of the same, tried by two pages, what has no answer there may have arrived, whatever the other one was told', () => {
    const gone = at({ kind: 'unconfirmed', refusal: 'Not found' }, { disputedAs: 'gone' });
    expect(surer(lost, gone)).toEqual({ ...gone, mayHaveArrived: true });
    expect(surer(gone, lost)).toEqual({ ...lost, disputedAs: 'gone' });
    const decided = at({ kind: 'answerLost' }, { disputedAs: 'decided' });
    expect(surer(decided, gone)).toEqual(decided);
    const again = { ...decided, runId: 'again' };
    expect(surer(again, gone)).toEqual(again);
    expect(surer({ ...gone, runId: 'again' }, decided)).toEqual(decided);
  });

  it('a later decision of another page that waits stands, and knows of what this page has tried', () => {
    const later = { ...queued, runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' };
    const tried = at({ kind: 'refused', text: 'No' }, { mayHaveArrived: true });
    for (const own of [tried, at({ kind: 'unconfirmed', refusal: null }, { mayHaveArrived: true })]) {
      expect(surer(own, later)).toEqual({ ...later, mayHaveArrived: true });
      const other = surer(own, { ...later, outcome: 'reject' });
      expect(other).toMatchObject({ runId: 'later', outcome: 'reject', earlierTries: [{ note: own.note }] });
    }
    const arrived = at({ kind: 'answerLost' });
    expect(surer(arrived, later)).toBe(arrived);
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
    expect(tries(surer(sent, lost))).toEqual([['reject', queued.note]]);
    expect(tries(surer(succeeding(later, known), { ...lost, note: 'Other' }))).toEqual([['reject', 'Known']]);
    const both = surer(lost, succeeding({ ...later, confirmedAt: queued.confirmedAt }, known));
    expect(tries(both)).toEqual([['reject', 'Known']]);
    expect(both.mayHaveArrived).toBe(true);
    const same = surer({ ...sent, outcome: queued.outcome }, at(DISPUTED.state));
    expect(same).toMatchObject({ mayHaveArrived: true, state: { kind: 'unconfirmed' } });
    expect(surer({ ...later, confirmedAt: queued.confirmedAt }, delivered)).toBe(delivered);
  });

  it('of two that the server was sent, the later one stands if it may have arrived, for it may have replaced the earlier', () => {
    const later = { outcome: 'reject', runId: 'later', confirmedAt: '2099-01-01T00:00:00.000Z' } as const;
    const earlier = { outcome: 'accept', note: queued.note, mayHaveArrived: true };
    for (const state of [sending.state, lost.state, { kind: 'answerLost' }] as const) {
      const sent = at(state, { ...later, mayHaveArrived: state !== sending.state });
      for (const stands of [surer(sent, delivered), surer(delivered, sent)]) {
        expect(stands).toMatchObject({ ...later, state });
        expect(stands.earlierTries).toMatchObject([earlier]);
      }
    }
    const arrived = at(delivered.state, later);
    expect(surer(arrived, delivered)).toBe(arrived);
    expect(surer(delivered, arrived)).toBe(arrived);
    for (const state of [queued.state, { kind: 'unconfirmed', refusal: 'Decided' }] as const) {
      const unsent = at(state, later);
      expect(surer(unsent, delivered)).toBe(delivered);
      expect(surer(delivered, unsent)).toBe(delivered);
    }
  });
});
