import { expect, it } from 'vitest';
import { neighborOf, inOrder, nextMatching, rangeBetween } from './desk-order';

const ids = ['a', 'b', 'c', 'd'];

it('sorts without losing or adding ids', () => {
  expect(inOrder(ids, ['d', 'new', 'b'])).toEqual(['d', 'b', 'a', 'c']);
});

it('moves to the next id, decided or not, and stops at the ends', () => {
  expect(neighborOf(ids, 'a', 1)).toBe('b');
  expect(neighborOf(ids, 'b', -1)).toBe('a');
  expect(neighborOf(ids, 'd', 1)).toBeNull();
  expect(neighborOf(ids, 'a', -1)).toBeNull();
  expect(neighborOf(ids, 'gone', 1)).toBe('a');
  expect(neighborOf(ids, null, -1)).toBe('d');
  expect(neighborOf([], null, 1)).toBeNull();
});

it.each([
  ['b', ['a', 'b', 'd'], 'd'],
  ['b', ['b', 'c', 'd'], 'c'],
  ['d', ['a', 'b', 'd'], 'a'],
  ['d', ['a', 'c', 'd'], 'a'],
  ['c', ['c'], null],
  [null, ['b', 'c', 'd'], 'b'],
  ['gone', ['b', 'c'], 'b'],
])('moves from %s with %j matching to %s', (current, left, next) => {
  expect(nextMatching(ids, current, (id) => left.includes(id))).toBe(next);
});

it('selects a range in both directions', () => {
  expect(rangeBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(ids, 'a', 'b')).toEqual(['a', 'b']);
  expect(rangeBetween(ids, 'b', 'a')).toEqual(['a', 'b']);
  expect(rangeBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(ids, null, 'c')).toEqual(['c']);
  expect(rangeBetween(ids, 'gone', 'c')).toEqual(['c']);
  expect(rangeBetween(ids, 'c', 'gone')).toEqual(['gone']);
});
