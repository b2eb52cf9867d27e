import { expect, it } from 'vitest';
import { oldestPending, waitedText } from './waiting';

it.each([
  [null, null],
  [0, 'today'],
  [1, '1 day'],
  [34, '34 days'],
])('%s days of waiting are %s', (days, text) => {
  expect(waitedText(days)).toBe(text);
});

const request = (createdAt: string | null, status = 'pending') => ({ createdAt, status });

it('finds who has waited longest, among those who still do', () => {
  expect(oldestPending([])).toBeNull();
  expect(oldestPending([request(null), request('unreadable')])).toBeNull();
  const [early, late] = ['2026-11-01T23:30:00-11:00', '2026-11-02T11:00:00Z'];
  expect(oldestPending([request(null), request(late), request(early), request(late)])).toBe(early);
  expect(oldestPending([request(early, 'rejected'), request(late)])).toBe(late);
});
