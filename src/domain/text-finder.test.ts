import { expect, it } from 'vitest';
import { textFinder } from './text-finder';

it('finds parts, whatever spaces are around them, and everything for none, in the order of the list', () => {
  const find = textFinder(['São Paulo', 'Łódź', 'Lisbon']);
  expect(find(' sao ')).toEqual(['São Paulo']);
  expect(find('L')).toEqual(['São Paulo', 'Łódź', 'Lisbon']);
  expect(find(' ')).toEqual(['São Paulo', 'Łódź', 'Lisbon']);
  expect(find('Porto')).toEqual([]);
});

it('finds what has several texts', () => {
  const ada = { name: 'Ada', email: 'countess@mail.example' };
  const find = textFinder([ada], ({ name, email }) => `${name}\n${email}`);
  expect(find('COUNTESS')).toEqual([ada]);
  expect(find('adacountess')).toEqual([]);
});
