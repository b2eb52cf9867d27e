import { expect, it } from 'vitest';
import { formatNumber } from './format-number';

it.each([
  [0, '0'],
  [12, '12'],
  [1234, '1,234'],
  [1_234_567, '1,234,567'],
  [7.5, '7.5'],
])('%s reads %s in any locale', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
