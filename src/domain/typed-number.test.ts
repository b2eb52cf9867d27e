import { expect, test } from 'vitest';
import {
  readThousandsOfUsd,
  readUsd,
  readYears,
  salaryText,
  textOfUsd,
  textOfYears,
  thousandsTextOfUsd,
} from './typed-number';

test.each([
  ['85000', 85_000],
  ['85,000', 85_000],
  ['85.000', 85_000],
  ['85 000', 85_000],
  ['85\u00a0000', 85_000],
  ['85\u202f000', 85_000],
  ["85'000", 85_000],
  ['85’000', 85_000],
  ['8,50,000', 850_000],
  ['1,234,567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['1,234,567.89', 1_234_567.89],
  ['85 000,50', 85_000.5],
  ['62,5', 62.5],
  ['62.5', 62.5],
  ['0.500', 0.5],
  [',5', 0.5],
  ['85.', 85],
  ['1000.125', 1000.13],
  ['85k', 85_000],
  ['85 K', 85_000],
  ['1.5k', 1500],
  ['62,5k', 62_500],
  ['８５，０００', 85_000],
  ['٨٥٬٠٠٠', 85_000],
  ['۸۵٬۰۰۰', 85_000],
  ['٦٢٫٥', 62.5],
  ['\u202d85,\u200b000\u202c', 85_000],
  [' $85,000 ', 85_000],
  ['USD 85,000 per year', 85_000],
  ['85000 usd', 85_000],
  ['85k p.a.', 85_000],
  ['85,000/year', 85_000],
  ['-1', -1],
  ['−1', -1],
  ['', null],
  [' \u00a0', null],
])('%j in a field for USD is %s', (text, usd) => {
  expect(readUsd(text)).toBe(usd);
});

test.each([
  '80-90',
  '80 to 90',
  '80k-90k',
  'a lot',
  '85,00,0',
  '85 00',
  '85,000,00',
  '1.2.3',
  '1,234.567,8',
  '1,500k',
  '85kk',
  '85m',
  '1e5',
  '0x10',
  '.',
  ',',
  '-',
  'k',
  '$',
  '€85',
  'Infinity',
  '85 000 1',
])('%j is no amount', (text) => {
  expect(readUsd(text)).toBeNaN();
  expect(readThousandsOfUsd(text)).toBeNaN();
});

test.each([
  ['85', 85_000],
  ['62,5', 62_500],
  ['90.123', 90_123],
  ['0.5', 500],
  ['9.123', 9123],
  ['10000', 10_000_000],
  // The whole amount, in a field for thousands.
  ['85k', 85_000],
  ['1.5k', 1500],
  ['85,000', 85_000],
  ['85 000', 85_000],
  ['85.000', 85_000],
  ['85000', 85_000],
  ['1,000,000', 1_000_000],
  ['$85,000', 85_000],
  ['-1', -1000],
  ['', null],
])('%j in a field for thousands is %s USD', (text, usd) => {
  expect(readThousandsOfUsd(text)).toBe(usd);
});

test.each([null, 0, 1, 33, 500, 1001, 9123, 62_512.75, 90_123, 99_999, 123_457, 9_999_999, 10_000_000])(
  'a stored salary of %s is read as the same again, from both fields',
  (usd) => {
    expect(readUsd(textOfUsd(usd))).toBe(usd);
    expect(readThousandsOfUsd(thousandsTextOfUsd(usd))).toBe(usd);
  },
);

test.each([
  ['7', 7],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['1.125', 1.125],
  ['7 years', 7],
  ['1 yr', 1],
  ['10yoe', 10],
  ['-1', -1],
  ['1000', 1000],
  [' ', null],
])('%j in a field for years is %s', (text, years) => {
  expect(readYears(text)).toBe(years);
});

test.each(['7-8', '7+', 'many', '1 000', '5k', '1,000,000', 'years'])('%j is no number of years', (text) => {
  expect(readYears(text)).toBeNaN();
});

test.each([null, 0, 0.25, 1.125, 50])('stored years of %s are read as the same again', (years) => {
  expect(readYears(textOfYears(years))).toBe(years);
});

test.each([
  [90_000, 'USD 90,000 per year'],
  [0, 'USD 0 per year'],
  [62.5, 'USD 62.5 per year'],
])('a salary of %s reads %s', (usd, text) => {
  expect(salaryText(usd).replace(/\s/g, ' ')).toBe(text);
});
