/**
 * Formats dates in English and the user's time zone. Each function returns null for a missing or invalid date.
 */

function parse(iso: string | null): Date | null {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

function dateFormat(options: Intl.DateTimeFormatOptions) {
  let formatter: Intl.DateTimeFormat | undefined;
  return (iso: string | null): string | null => {
    const date = parse(iso);
    return date && (formatter ??= new Intl.DateTimeFormat('en', options)).format(date);
  };
}

/** 'March 3, 2026' */
export const longDate = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });

/** 'March 2026' */
export const monthAndYear = dateFormat({ year: 'numeric', month: 'long' });

const dayOfYear = dateFormat({ month: 'long', day: 'numeric' });

/** 'March 3', with the year unless it is the current one. */
export function monthAndDay(iso: string | null, now: Date = new Date()): string | null {
  return parse(iso)?.getFullYear() === now.getFullYear() ? dayOfYear(iso) : longDate(iso);
}

export const dayOf = (time: Date): string => monthAndDay(time.toISOString()) ?? '';

const DAY_MS = 86_400_000;

/** Calendar days since the date in the user's time zone; 0 for a future date. */
export function daysSince(iso: string | null, now: Date = new Date()): number | null {
  const date = parse(iso);
  const count = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS;
  return date && Math.max(0, count(now) - count(date));
}

function countAndUnit(minutes: number, days: number): [count: number, unit: Intl.RelativeTimeFormatUnit] {
  if (minutes < 1) return [0, 'second'];
  if (minutes < 60) return [minutes, 'minute'];
  if (days === 0) return [minutes / 60, 'hour'];
  if (days < 14) return [days, 'day'];
  if (days < 61) return [days / 7, 'week'];
  return days < 365 ? [days / 30.4, 'month'] : [days / 365, 'year'];
}

let relativeFormat: Intl.RelativeTimeFormat | undefined;

/** '3 days ago', 'yesterday'; 'now' for less than a minute and for a future date. */
export function timeAgo(iso: string | null, now: Date = new Date()): string | null {
  const date = parse(iso);
  const days = daysSince(iso, now);
  if (date === null || days === null) return null;
  const [count, unit] = countAndUnit((now.getTime() - date.getTime()) / 60_000, days);
  relativeFormat ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const text = relativeFormat.format(-Math.trunc(count), unit);
  // 'last year' would be wrong for some dates 12 months ago.
  return text === 'last year' ? '1 year ago' : text;
}

/** The user's day as '2026-03-03', for file names. */
export const isoDay = (now: Date = new Date()): string => now.toLocaleDateString('sv-SE');
