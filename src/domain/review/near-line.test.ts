import { expect, it } from 'vitest';
import {
  comparePairs,
  nearLine,
  suggestedOrder,
  suggestedStep,
  type NearLine,
  type PairAnswer,
} from './near-line';

const IDS = [...'abcdefgh'];
const AT_4: NearLine = { ids: IDS, places: 4, start: 0 };

/** Answers by what somebody thinks, the best first; who stands together cannot be told apart. */
function judge(line: NearLine, truth: readonly string[], most = Infinity) {
  const answers: PairAnswer[] = [];
  const rankOf = (id: string) => truth.findIndex((group) => group.includes(id));
  for (;;) {
    const state = comparePairs(line, answers);
    if (state.pair === null || answers.length === most) return { ...state, questions: answers.length };
    const [first, second] = state.pair.map(rankOf) as [number, number];
    answers.push(first === second ? 'either' : first < second ? 'first' : 'second');
  }
}
const orderOf = (groups: readonly (readonly string[])[]) => groups.map((group) => group.join('')).join(' ');

it.each<[ids: number, places: number, expected: NearLine]>([
  [3, 0, { ids: ['0', '1', '2'], places: 0, start: 0 }],
  [3, 2, { ids: ['0', '1', '2'], places: 2, start: 0 }],
  [3, 40, { ids: ['0', '1', '2'], places: 3, start: 0 }],
  [40, 15, { ids: Array.from({ length: 20 }, (_, at) => String(at + 5)), places: 10, start: 5 }],
])('of %i ranked with %i places', (count, places, expected) => {
  expect(
    nearLine(
      Array.from({ length: count }, (_, at) => String(at)),
      places,
    ),
  ).toEqual(expected);
});

it.each<[what: string, truth: string[], order: string, questions: number]>([
  ['the present order, with one question for each', IDS, 'a b c d e f g h', 7],
  ['an order in which two across the line change places', [...'abcedfgh'], 'a b c e d f g h', 7],
  ['one from far below', [...'habcdefg'], 'h a b c d e f g', 10],
  ['ties, in the present order', ['a', 'b', 'cde', 'f', 'g', 'h'], 'a b cde f g h', 7],
  ['all the same', ['abcdefgh'], 'abcdefgh', 7],
])('finds %s', (_what, truth, order, questions) => {
  const found = judge(AT_4, truth);
  expect([orderOf(found.groups), found.questions, found.compared]).toEqual([order, questions, 8]);
});

it('finds any order, in far fewer questions than there are pairs', () => {
  const line = nearLine([...'abcdefghijklmnopqrst'], 10);
  const reversed = judge(line, line.ids.toReversed());
  expect(orderOf(reversed.groups)).toBe(line.ids.toReversed().join(' '));
  expect(reversed.questions).toBeLessThan(80);
});

it('keeps those in their places who have not been compared', () => {
  const stopped = judge(AT_4, IDS.toReversed(), 1);
  expect([orderOf(stopped.groups), stopped.compared]).toEqual(['a b c e d f g h', 2]);
});

it('shows the two in an order that says nothing of their ranks', () => {
  const line = nearLine([...'abcdefghijklmnopqrst'], 10);
  const answers: PairAnswer[] = [];
  const isLeftBetter = new Set<boolean>();
  for (let state = comparePairs(line, answers); state.pair !== null; state = comparePairs(line, answers)) {
    const [first, second] = state.pair;
    isLeftBetter.add(first < second);
    answers.push(first < second ? 'first' : 'second');
  }
  expect(isLeftBetter.size).toBe(2);
});

it('suggests Yes above the line, nothing for those tied at it, and changes only what differs', () => {
  const suggested = suggestedOrder([['a'], ['c', 'b'], ['d']], 2, 'maybe');
  expect(suggested).toEqual([
    { id: 'a', isTied: false, to: 'yes' },
    { id: 'c', isTied: true, to: null },
    { id: 'b', isTied: true, to: null },
    { id: 'd', isTied: false, to: 'maybe' },
  ]);
  const verdicts = new Map([
    ['a', 'yes' as const],
    ['b', 'no' as const],
  ]);
  expect(suggestedStep(suggested, (id) => verdicts.get(id) ?? null)).toEqual([
    { requestId: 'd', from: null, to: 'maybe' },
  ]);
});

it('gives Yes to all who share a place above the line', () => {
  expect(suggestedOrder([['a', 'b'], ['c']], 2, 'no').map(({ to }) => to)).toEqual(['yes', 'yes', 'no']);
});
