import { expect, test } from 'vitest';
import {
  readThousandsOfUsd,
  readUsd,
  readYears,
  salaryText,
  numberText,
  thousandsTextOfUsd,
} from './typed-number';

test.each([
  ['85000', 85_000],
  ['85,000', 85_000],
  ['85.000', 85_000],
  ['85\u00a0000', 85_000],
  ['85’000', 85_000],
  ['8,50,000', 850_000],
  ['1.234.567,8', 1_234_567.8],
  ['1,234,567.89', 1_234_567.89],
  ['62,5', 62.5],
  ['0.500', 0.5],
  [',5', 0.5],
  ['85.', 85],
  ['1000.125', 1000.13],
  ['62,5k', 62_500],
  ['８５，０００', 85_000],
  ['٨٥٠٠٠', 85_000],
  ['\u202d85,\u200b000\u202c', 85_000],
  [' $85,000 ', 85_000],
  ['USD 85,000 per year', 85_000],
  ['85k p.a.', 85_000],
  ['85,000/year', 85_000],
  ['−1', -1],
  [' \u00a0', null],
])('reads %j as %s USD', (text, usd) => {
  expect(readUsd(text)).toBe(usd);
});

test.each([
  '80-90',
  '80 to 90',
  'a lot',
  '85,00,0',
  '1.2.3',
  '1,234.567,8',
  '85kk',
  '85m',
  '1e5',
  '0x10',
  '.',
  '-',
  'k',
  '$',
  '€85',
])('rejects %j as a salary', (text) => {
  expect(readUsd(text)).toBeNaN();
  expect(readThousandsOfUsd(text)).toBeNaN();
});

test.each([
  ['85', 85_000],
  ['62,5', 62_500],
  ['90.123', 90_123],
  ['0.5', 500],
  ['10000', 10_000_000],
  // The full amount in a field for thousands.
  ['1.5k', 1500],
  ['85,000', 85_000],
  ['85000', 85_000],
  ['-1', -1000],
  ['', null],
])('reads %j thousand as %s USD', (text, usd) => {
  expect(readThousandsOfUsd(text)).toBe(usd);
});

test.each([null, 0, 1, 33, 1001, 9123, 62_512.75, 90_123, 123_457, 9_999_999, 10_000_000])(
  'shows and reads a salary of %s without changing it',
  (usd) => {
    expect(readUsd(numberText(usd))).toBe(usd);
    expect(readThousandsOfUsd(thousandsTextOfUsd(usd))).toBe(usd);
  },
);

test.each<[string, number | null]>([
  ['7', 7],
  ['2,5', 2.5],
  ['1.125', 1.125],
  ['7 years', 7],
  ['10yoe', 10],
  ['-1', -1],
  [' ', null],
  ...[null, 0, 0.25, 50].map((years): [string, number | null] => [numberText(years), years]),
])('reads %j as %s years', (text, years) => {
  expect(readYears(text)).toBe(years);
});

test.each(['7-8', '7+', 'many', '5k', '1,000,000', 'years'])('rejects %j as years', (text) => {
  expect(readYears(text)).toBeNaN();
});

test.each([
  [90_000, 'USD 90,000 per year'],
  [62.5, 'USD 62.5 per year'],
])('formats a salary of %s as %s', (usd, text) => {
  expect(salaryText(usd).replace(/\s/g, ' ')).toBe(text);
});
