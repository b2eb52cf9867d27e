import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Verdict } from '@/domain/review/assessment';
import { countPiles, pileOf } from '@/domain/review/pile';
import { application } from '@kit/application';
import { reviewPorts } from '@kit/review-device';
import { createPileCounter, createStatusReader } from './desk-facts';
import { createReviewStore } from './review-store';

const BOARD = 'board';
const IDS = ['a', 'b', 'c', 'd'];

function counting() {
  const { store, assessments } = createReviewStore(reviewPorts());
  const statusOf = createStatusReader(
    store,
    BOARD,
    IDS.map((id) => application(id, {}).request),
  );
  const pile = (id: string) => pileOf(statusOf(id), assessments.of(BOARD, id).verdict);
  const give = (id: string, verdict: Verdict | null) => assessments.change(BOARD, [[id, { verdict }]]);
  return { give, read: createPileCounter(store, BOARD, IDS, pile), all: () => countPiles(IDS.map(pile)) };
}

it('gives after any changes what counting all of them gives', () => {
  const change = fc.tuple(
    fc.constantFrom(...IDS),
    fc.constantFrom<Verdict | null>('yes', 'maybe', 'no', null),
  );
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 }), (rounds) => {
      const { give, read, all } = counting();
      for (const round of rounds) {
        round.forEach(([id, verdict]) => give(id, verdict));
        expect(read()).toEqual(all());
      }
    }),
  );
});

it('gives the same object for the same counts', () => {
  const { give, read } = counting();
  give('a', 'yes');
  const counts = read();
  give('a', 'yes');
  give('b', null);
  expect(read()).toBe(counts);
});
