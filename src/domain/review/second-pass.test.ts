import { expect, it } from 'vitest';
import { mergedAssessment, stamped, type Assessment } from './assessment';
import {
  earlyOnes,
  givenBefore,
  isFromBefore,
  keptBefore,
  readPass,
  shownInPass,
  writePass,
  type SecondPass,
} from './second-pass';

/** Changes in their order, each with its time. */
const judged = (...changes: [at: number, Partial<Assessment>][]) =>
  changes.reduce<ReturnType<typeof mergedAssessment> | undefined>(
    (kept, [at, change]) => mergedAssessment(kept, stamped(change, at)),
    undefined,
  ) ?? mergedAssessment(undefined, stamped({}, 0));
const pass = (changes: Partial<SecondPass> = {}): SecondPass => ({
  isOn: true,
  since: 10,
  only: null,
  ...changes,
});

it.each<[string, SecondPass]>([
  ['', { isOn: false, since: 0, only: null }],
  ['nonsense', { isOn: false, since: 0, only: null }],
  ['on x', { isOn: true, since: 0, only: null }],
  ['on 10', { isOn: true, since: 10, only: null }],
  ['off 10', { isOn: false, since: 10, only: null }],
  ['on 10 a b', { isOn: true, since: 10, only: ['a', 'b'] }],
])('reads %j, and what it writes', (text, expected) => {
  expect(readPass(text)).toEqual(expected);
  expect(readPass(writePass(expected))).toEqual(expected);
});

it.each<[string, SecondPass, Parameters<typeof judged>, Partial<Assessment>]>([
  ['what was given before', pass(), [[9, { verdict: 'yes', score: 4 }]], { verdict: null, score: null }],
  ['nothing without a pass', pass({ isOn: false }), [[9, { verdict: 'yes' }]], { verdict: 'yes' }],
  ['nothing of others', pass({ only: ['b'] }), [[9, { verdict: 'yes' }]], { verdict: 'yes' }],
  ['of those it is about', pass({ only: ['a'] }), [[9, { verdict: 'yes' }]], { verdict: null }],
  ['nothing given since', pass(), [[10, { verdict: 'yes' }]], { verdict: 'yes' }],
  [
    'the score until there is a new one',
    pass(),
    [
      [9, { verdict: 'yes', score: 4 }],
      [11, { verdict: 'no' }],
    ],
    { verdict: 'no', score: null },
  ],
  [
    // It was no change.
    'nothing that was given once more',
    pass(),
    [
      [9, { verdict: 'yes' }],
      [11, { verdictBefore: { value: 'yes', at: 9 } }],
    ],
    { verdict: 'yes' },
  ],
  [
    'again what an earlier pass has shown',
    pass({ since: 20 }),
    [
      [9, { verdict: 'yes' }],
      [11, { verdictBefore: { value: 'yes', at: 9 } }],
    ],
    { verdict: null },
  ],
])('hides %s', (_name, of, changes, expected) => {
  expect(shownInPass(of, 'a', judged(...changes))).toMatchObject(expected);
});

it('is the same object where nothing is hidden', () => {
  const assessment = judged([11, { verdict: 'yes' }]);
  expect(shownInPass(pass(), 'a', assessment)).toBe(assessment);
});

it('shows both once there is a new one, and as long as the pass is on', () => {
  const before = judged([9, { verdict: 'yes', score: 4 }]);
  expect(isFromBefore(pass(), 'a', before, 'verdict')).toBe(true);
  expect(givenBefore(pass(), 'a', before)).toEqual({ verdict: null, score: null });
  const now = mergedAssessment(before, stamped({ ...keptBefore(before, 'score'), score: 2 }, 11));
  expect(givenBefore(pass(), 'a', now)).toEqual({ verdict: null, score: { value: 4, at: 9 } });
  const both = mergedAssessment(now, stamped({ ...keptBefore(now, 'verdict'), verdict: 'no' }, 12));
  expect(givenBefore(pass(), 'a', both).verdict).toEqual({ value: 'yes', at: 9 });
  expect(givenBefore(pass({ isOn: false, since: 13 }), 'a', both)).toEqual({ verdict: null, score: null });
  expect(givenBefore(pass({ since: 20 }), 'a', both)).toEqual({ verdict: null, score: null });
});

const sitting = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `a${index}`, at: 100 - index }));

it.each<[judged: number, left: number, expected: string[]]>([
  [0, 0, []],
  [19, 0, []],
  [20, 21, []],
  [20, 20, ['a19', 'a18', 'a17']],
  [60, 0, ['a59', 'a58', 'a57']],
])('after %i, with %i left, offers %j', (count, left, expected) => {
  expect(earlyOnes(sitting(count), left)).toEqual(expected);
});

it('takes what was judged by one press for one judgement', () => {
  const byOnePress = sitting(60).map(({ id }) => ({ id, at: 100 }));
  expect(earlyOnes(byOnePress, 0)).toEqual([]);
  // One of these at the same time as those.
  expect(earlyOnes([...byOnePress, ...sitting(19)], 0)).toEqual([]);
  expect(earlyOnes([...byOnePress, ...sitting(20)], 0)).toEqual(['a19', 'a18', 'a17']);
});
