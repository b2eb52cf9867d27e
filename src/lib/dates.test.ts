import { beforeEach, describe, expect, it, vi } from 'vitest';
import { daysSince, isoDay, longDate, monthAndDay, monthAndYear, timeAgo } from './dates';

it('formats dates', () => {
  // On the same day from Honolulu to Auckland.
  expect(longDate('2026-03-03T10:30:00Z')).toBe('March 3, 2026');
  expect(monthAndYear('2026-03-03T10:30:00Z')).toBe('March 2026');
  expect(monthAndDay('2026-03-03T10:30:00Z', new Date('2026-12-30T10:30:00Z'))).toBe('March 3');
  expect(monthAndDay('2026-03-03T10:30:00Z', new Date('2027-01-03T10:30:00Z'))).toBe('March 3, 2026');
});

it.each([[null], [''], ['soon'], ['2026-99-99']])('returns null for %j', (iso) => {
  for (const read of [longDate, monthAndDay, monthAndYear, timeAgo, daysSince]) expect(read(iso)).toBeNull();
});

const ZONES = ['Pacific/Auckland', 'Europe/Prague', 'Pacific/Honolulu'];

describe.each(ZONES)('in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));

  // Local times.
  it.each([
    ['2026-11-25T09:00:30', '2026-11-25T09:00:00', 'now'],
    ['2026-11-25T09:01:00', '2026-11-25T09:00:00', '1 minute ago'],
    ['2026-11-25T00:20:00', '2026-11-24T23:50:00', '30 minutes ago'],
    ['2026-11-25T09:00:00', '2026-11-25T00:10:00', '8 hours ago'],
    ['2026-11-25T00:50:00', '2026-11-24T23:20:00', 'yesterday'],
    ['2026-11-25T23:00:00', '2026-11-24T01:00:00', 'yesterday'],
    ['2026-11-25T09:00:00', '2026-11-23T21:00:00', '2 days ago'],
    // Daylight saving time begins or ends between these dates in some of the zones.
    ['2026-03-30T00:10:00', '2026-03-28T23:50:00', '2 days ago'],
    ['2026-11-02T00:10:00', '2026-10-31T23:50:00', '2 days ago'],
    ['2026-11-25T09:00:00', '2026-11-12T08:00:00', '13 days ago'],
    ['2026-11-25T09:00:00', '2026-11-11T20:00:00', '2 weeks ago'],
    ['2026-11-25T09:00:00', '2026-10-28T20:00:00', '4 weeks ago'],
    ['2026-11-25T09:00:00', '2026-09-27T09:00:00', '8 weeks ago'],
    ['2026-11-25T09:00:00', '2026-09-24T09:00:00', '2 months ago'],
    ['2026-11-25T09:00:00', '2025-11-26T09:00:00', '11 months ago'],
    ['2026-11-25T09:00:00', '2025-11-25T20:00:00', '1 year ago'],
    ['2026-01-30T09:00:00', '2024-12-31T09:00:00', '1 year ago'],
    ['2026-11-25T09:00:00', '2024-11-25T20:00:00', '2 years ago'],
    ['2026-11-25T09:00:00', '2026-11-26T20:00:00', 'now'],
  ])('at %s, formats %s as %s', (now, then, text) => {
    expect(timeAgo(new Date(then).toISOString(), new Date(now))).toBe(text);
  });

  it.each([
    ['2026-11-25T09:00:00', '2026-11-25T00:00:00', 0],
    ['2026-11-25T00:01:00', '2026-11-24T23:59:00', 1],
    ['2026-11-25T23:59:00', '2026-11-24T00:00:00', 1],
    ['2026-11-25T09:00:00', '2026-11-05T21:00:00', 20],
    ['2026-11-25T09:00:00', '2026-11-26T21:00:00', 0],
  ])('at %s, counts the days since %s: %i', (now, then, days) => {
    expect(daysSince(new Date(then).toISOString(), new Date(now))).toBe(days);
  });

  it('formats the local day', () => {
    expect(isoDay(new Date('2026-11-25T00:05:00'))).toBe('2026-11-25');
    expect(isoDay(new Date('2026-03-01T23:55:00'))).toBe('2026-03-01');
  });
});
