import { expect, it } from 'vitest';
import type { Verdict } from './assessment';
import { cutLine, cutStep, readPlaces, type CutChoice, type CutLine } from './cut-line';

const SCORES: Record<string, number> = { a: 3, b: 5, c: 3, d: 1, e: 4, f: 3 };
const IDS = ['a', 'x', 'b', 'c', 'd', 'y', 'e', 'f'];
const lineAt = (places: number, ids = IDS) => cutLine(ids, (id) => SCORES[id] ?? null, places);

it.each<[number, Partial<CutLine>]>([
  [0, { above: [], below: ['b', 'e', 'a', 'c', 'f', 'd'] }],
  [1, { above: ['b'], below: ['e', 'a', 'c', 'f', 'd'] }],
  [2, { above: ['b', 'e'], below: ['a', 'c', 'f', 'd'] }],
  [3, { above: ['b', 'e'], tied: ['a', 'c', 'f'], tiedPlaces: 1, below: ['d'] }],
  [4, { above: ['b', 'e'], tied: ['a', 'c', 'f'], tiedPlaces: 2, below: ['d'] }],
  // All of equal score fit, so that nothing is left to chance.
  [5, { above: ['b', 'e', 'a', 'c', 'f'], below: ['d'] }],
  [6, { above: ['b', 'e', 'a', 'c', 'f', 'd'], below: [] }],
  [40, { above: ['b', 'e', 'a', 'c', 'f', 'd'], below: [] }],
])('%s places', (places, expected) => {
  expect(lineAt(places)).toEqual({ tied: [], tiedPlaces: 0, unscored: ['x', 'y'], ...expected });
});

it('ranks nobody where nobody has a score', () => {
  const line = lineAt(3, ['x', 'y']);
  expect(line).toEqual({ above: [], tied: [], tiedPlaces: 0, below: [], unscored: ['x', 'y'] });
});

const CHOICE: CutChoice = { below: 'maybe', tied: null, mayReplace: false };
const VERDICTS: Record<string, Verdict> = { b: 'no', e: 'yes', d: 'no', x: 'yes' };
const stepAt = (places: number, choice: Partial<CutChoice>) => {
  const { step, differing } = cutStep(lineAt(places), { ...CHOICE, ...choice }, (id) => VERDICTS[id] ?? null);
  const words = (changes: typeof step) =>
    changes.map(({ requestId, from, to }) => `${requestId}: ${from} to ${to}`);
  return { step: words(step), differing: words(differing) };
};

it('gives those without a verdict theirs, names the others, and leaves the tied and the unscored', () => {
  expect(stepAt(3, {})).toEqual({ step: [], differing: ['b: no to yes', 'd: no to maybe'] });
  expect(stepAt(2, {})).toEqual({
    step: ['a: null to maybe', 'c: null to maybe', 'f: null to maybe'],
    differing: ['b: no to yes', 'd: no to maybe'],
  });
});

it('replaces other verdicts only where that is wanted', () => {
  expect(stepAt(3, { mayReplace: true }).step).toEqual(['b: no to yes', 'd: no to maybe']);
});

it('takes back no verdict of the tied who are left as they are', () => {
  const { step, differing } = cutStep(
    { above: [], tied: ['a'], tiedPlaces: 0, below: [], unscored: [] },
    { ...CHOICE, mayReplace: true },
    () => 'yes',
  );
  expect([step, differing]).toEqual([[], []]);
});

it('decides the tied as chosen', () => {
  expect(stepAt(3, { tied: 'no', below: 'no' })).toEqual({
    step: ['a: null to no', 'c: null to no', 'f: null to no'],
    differing: ['b: no to yes'],
  });
});

it.each([
  ['40', 40],
  [' 0 ', 0],
  ['٤０', 40],
  ['', null],
  ['-1', null],
  ['4.5', null],
  ['1e3', null],
  ['9999999', null],
])('reads %j as %j places', (text, places) => {
  expect(readPlaces(text)).toBe(places);
});
