/**
 * Formats dates in the page's language and the user's time zone. Each function returns null for a missing or invalid date.
 */

function parse(iso: string | null): Date | null {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formatters by kind and language. */
const formatters = new Map<string, unknown>();

/** @param create throws if the page's language is invalid: a browser's translator may set any text */
function formatter<T>(kind: string, create: (language: string) => T): T {
  const language = globalThis.document?.documentElement.lang || 'en';
  const key = `${kind} ${language}`;
  if (!formatters.has(key)) {
    try {
      formatters.set(key, create(language));
    } catch {
      formatters.set(key, create('en'));
    }
  }
  return formatters.get(key) as T;
}

function format(iso: string | null, options: Intl.DateTimeFormatOptions): string | null {
  const date = parse(iso);
  const create = (language: string) => new Intl.DateTimeFormat(language, options);
  return date && formatter(Object.keys(options).join(), create).format(date);
}

/** 'March 3, 2026' */
export const longDate = (iso: string | null) =>
  format(iso, { year: 'numeric', month: 'long', day: 'numeric' });

/** 'March 2026' */
export const monthAndYear = (iso: string | null) => format(iso, { year: 'numeric', month: 'long' });

/** 'March 3', with the year unless it is the current one. */
export function monthAndDay(iso: string | null, now: Date = new Date()): string | null {
  if (parse(iso)?.getFullYear() !== now.getFullYear()) return longDate(iso);
  return format(iso, { month: 'long', day: 'numeric' });
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

/** '3 days ago', 'yesterday'; 'now' for less than a minute and for a future date. */
export function timeAgo(iso: string | null, now: Date = new Date()): string | null {
  const date = parse(iso);
  const days = daysSince(iso, now);
  if (date === null || days === null) return null;
  const [count, unit] = countAndUnit((now.getTime() - date.getTime()) / 60_000, days);
  // 'last year' would be wrong for some dates 12 months ago; 'yesterday' is always right.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always';
  const create = (language: string) => new Intl.RelativeTimeFormat(language, { numeric });
  return formatter(numeric, create).format(-Math.trunc(count), unit);
}

/** The user's day as '2026-03-03', for file names. */
export const isoDay = (now: Date = new Date()): string => now.toLocaleDateString('sv-SE');
