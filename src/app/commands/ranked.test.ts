import { expect, it } from 'vitest';
import { ranked } from './ranked';

const find = (labels: string[], typed: string, keywords: string[] = []) =>
  ranked(labels, typed, (label) => ({ label, keywords }));

it.each([
  ['Guild of Łódź', 'lodz'],
  ['Søren’s Board', "soren's"],
  ['Rene\u0301', 'René'],
  ["O'Brien", 'o’brien'],
  ['Straße', 'STRASSE'],
])('finds %j by %j', (label, typed) => {
  expect(find([label, 'Something else'], typed)).toEqual([label]);
});

it('finds by keywords, the best match first, and keeps the order without a term', () => {
  expect(find(['A'], 'cafe', ['Café'])).toEqual(['A']);
  expect(find(['Go to Boards', 'Boards'], 'boards')).toEqual(['Boards', 'Go to Boards']);
  expect(find(['B', 'A'], '')).toEqual(['B', 'A']);
});
