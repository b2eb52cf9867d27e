import { describe, expect, it, vi } from 'vitest';
import { daysSince, longDate, monthAndYear, timeAgo } from './dates';

it('writes a date out', () => {
  // On the same day from Honolulu to Auckland.
  expect(longDate('2026-03-03T10:30:00Z')).toBe('March 3, 2026');
  expect(monthAndYear('2026-03-03T10:30:00Z')).toBe('March 2026');
});

it.each([[null], [''], ['soon'], ['2026-99-99']])('gives null for %j', (iso) => {
  expect([longDate(iso), monthAndYear(iso), timeAgo(iso), daysSince(iso)]).toEqual([null, null, null, null]);
});

describe('timeAgo', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T11:59:01Z', 'now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:58:00Z', '2 minutes ago'],
    ['2026-11-21T09:00:00Z', '3 hours ago'],
    ['2026-11-20T12:00:00Z', 'yesterday'],
    ['2026-11-18T12:00:00Z', '3 days ago'],
    ['2026-11-01T12:00:00Z', '2 weeks ago'],
    ['2026-10-01T12:00:00Z', 'last month'],
    ['2025-10-01T12:00:00Z', 'last year'],
    ['2026-11-22T13:00:00Z', 'now'],
  ])('%s is %s', (iso, text) => {
    expect(timeAgo(iso, now)).toBe(text);
  });
});

it.each([
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-20T12:00:01Z', 0],
  ['2026-11-20T12:00:00Z', 1],
  ['2026-11-01T12:00:00Z', 20],
  ['2026-11-22T12:00:00Z', 0],
])('since %s %i days have passed', (iso, days) => {
  expect(daysSince(iso, new Date('2026-11-21T12:00:00Z'))).toBe(days);
});

describe('the page’s language', () => {
  it.each([
    ['de', '3. März 2026', 'März 2026', 'gestern'],
    ['fr', '3 mars 2026', 'mars 2026', 'hier'],
    ['', 'March 3, 2026', 'March 2026', 'yesterday'],
    // Not a language.
    ['auto', 'March 3, 2026', 'March 2026', 'yesterday'],
  ])('%j is that of its dates', (lang, date, month, ago) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    expect(longDate('2026-03-03T10:30:00Z')).toBe(date);
    expect(monthAndYear('2026-03-03T10:30:00Z')).toBe(month);
    expect(timeAgo('2026-11-20T12:00:00Z', new Date('2026-11-21T12:00:00Z'))).toBe(ago);
  });
});

it('writes English as the platform does', () => {
  const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });
  for (let day = 0; day < 400; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day, 11, 59));
    expect(longDate(date.toISOString())).toBe(long.format(date));
    expect(monthAndYear(date.toISOString())).toBe(month.format(date));
  }
  const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const now = new Date('2026-11-21T12:00:00Z');
  const lengths = { minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 };
  const most = { minute: 59, hour: 23, day: 6, week: 4, month: 12, year: 30 };
  for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const) {
    for (let count = 1; count <= most[unit]; count += 1) {
      const then = new Date(now.getTime() - count * lengths[unit] * 1000);
      expect(timeAgo(then.toISOString(), now)).toBe(ago.format(-count, unit));
    }
  }
});
