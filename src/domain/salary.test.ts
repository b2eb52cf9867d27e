import { describe, expect, test } from 'vitest';
import { salaryText, thousandsFromUsd, usdFromThousands } from './salary';

describe('a salary', () => {
  test.each([
    [null, ''],
    [0, 0],
    [500, 0.5],
    [90_000, 90],
    [90_123, 90.123],
    [10_000_000, 10_000],
  ] as const)('of %s USD is %s thousands, and back', (usd, thousands) => {
    expect(thousandsFromUsd(usd)).toBe(thousands);
    expect(usdFromThousands(thousands)).toBe(usd);
  });

  test('survives the conversion in both directions, for any amount', () => {
    for (const usd of [1, 33, 1001, 62_512.75, 99_999, 123_457, 9_999_999]) {
      expect(usdFromThousands(thousandsFromUsd(usd))).toBe(usd);
    }
  });

  test('reads in USD', () => {
    expect(salaryText(90_000).replace(/\s/g, ' ')).toBe('USD 90,000 per year');
  });
});
