import { expect, test } from 'vitest';
import { salaryText } from './salary';

test.each([
  [90_000, 'USD 90,000 per year'],
  [0, 'USD 0 per year'],
  [62.5, 'USD 62.5 per year'],
])('a salary of %s reads %s', (usd, text) => {
  expect(salaryText(usd).replace(/\s/g, ' ')).toBe(text);
});
