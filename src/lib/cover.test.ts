import { expect, it } from 'vitest';
import { hueOf, HUES, patternOf } from './cover';

const SEEDS = Array.from({ length: 300 }, (_, index) => `board-${index}`);

it('gives a seed the same picture every time', () => {
  expect(hueOf('board-1')).toBe(6);
  expect(patternOf('board-1', 2, 2)).toEqual(patternOf('board-1', 2, 2));
  expect(patternOf('', 1, 1).join('')).toMatch(/^M/);
});

it('spreads seeds over all hues', () => {
  const counts = Array.from({ length: HUES }, (_, index) =>
    SEEDS.filter((seed) => hueOf(seed) === index + 1),
  );
  for (const { length } of counts) expect(length).toBeGreaterThan(SEEDS.length / HUES / 2);
});

it('gives different seeds different patterns', () => {
  expect(new Set(SEEDS.map((seed) => patternOf(seed, 16, 1).join())).size).toBe(SEEDS.length);
});
