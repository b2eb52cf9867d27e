/**
 * Dates for people, in the page's language and the person's time zone. Every function returns null for a missing or
 * unreadable date.
 */

function parse(iso: string | null): Date | null {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

function createFormats(language: string) {
  return {
    long: new Intl.DateTimeFormat(language, { dateStyle: 'long' }),
    monthAndYear: new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }),
    ago: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  };
}

/** Kept by language: a formatter costs more than a hundred uses of it, and lists use them in every row. */
const created = new Map<string, ReturnType<typeof createFormats>>();

/** In the language of the texts around the dates, which a browser that translates the page changes. */
function formats() {
  const language = globalThis.document?.documentElement.lang || 'en';
  let found = created.get(language);
  if (found === undefined) {
    try {
      found = createFormats(language);
    } catch {
      found = createFormats('en');
    }
    created.set(language, found);
  }
  return found;
}

/** 'March 3, 2026' */
export function longDate(iso: string | null): string | null {
  const date = parse(iso);
  return date && formats().long.format(date);
}

/** 'March 2026' */
export function monthAndYear(iso: string | null): string | null {
  const date = parse(iso);
  return date && formats().monthAndYear.format(date);
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '3 days ago'; 'now' for less than a minute, and for what only a wrong clock can put into the future. */
export function timeAgo(iso: string | null, now: Date = new Date()): string | null {
  const date = parse(iso);
  if (!date) return null;
  const seconds = Math.min(0, date.getTime() - now.getTime()) / 1000;
  const format = formats().ago;
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}

const DAY_MS = 86_400_000;

/** Whole days since then; 0 for what only a wrong clock can put into the future. */
export function daysSince(iso: string | null, now: Date = new Date()): number | null {
  const date = parse(iso);
  return date && Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS));
}
