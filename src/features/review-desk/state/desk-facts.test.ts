// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Verdict } from '@/domain/review/assessment';
import { countPiles } from '@/domain/review/pile';
import { application } from '@kit/application';
import { reviewPorts } from '@kit/review-device';
import { createDeskFacts } from './desk-facts';
import { createReviewStore } from './review-store';

const BOARD = 'board';
const IDS = ['a', 'b', 'c', 'd'];

function counting() {
  const review = createReviewStore(reviewPorts());
  const facts = createDeskFacts(review, BOARD);
  const requests = IDS.map((id) => application(id, {}).request);
  facts.seeList({ id: BOARD, name: '', questions: [] }, requests);
  const give = (id: string, verdict: Verdict | null) => review.assessments.change(BOARD, [[id, { verdict }]]);
  return {
    facts,
    requests,
    give,
    read: facts.counterOf(() => IDS),
    all: () => countPiles(IDS.map(facts.pileOf)),
  };
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

it('counts those again whose request has changed, and keeps every other status as it was', () => {
  const { facts, requests, read } = counting();
  const [first, second] = IDS.map(facts.statusOf);
  expect(read()).toMatchObject({ toRead: 4, decided: 0 });
  const next = requests.map((request) =>
    request.id === 'a' ? { ...request, status: 'rejected' as const } : request,
  );
  facts.seeList({ id: BOARD, name: '', questions: [] }, next);
  expect(read()).toMatchObject({ toRead: 3, decided: 1 });
  expect(facts.statusOf('a')).not.toBe(first);
  expect(facts.statusOf('b')).toBe(second);
});
