import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after';

const NOW = new Date('2026-10-01T09:00:00.000Z');

it.each([
  ['7', 7000],
  [' 120 ', 120_000],
  ['Thu, 01 Oct 2026 09:00:30 GMT', 30_000],
  // At once, a date in the past, and more than the longest wait.
  ['0', 1000],
  ['Thu, 01 Oct 2026 08:00:00 GMT', 1000],
  ['86400', 600_000],
  ['9'.repeat(400), 600_000],
  ['Fri, 01 Oct 2027 09:00:00 GMT', 600_000],
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['12.5', null],
  ['soon GMT', null],
])('reads Retry-After %j as %s ms', (header, ms) => {
  expect(readRetryAfter(header, NOW)).toBe(ms);
});
