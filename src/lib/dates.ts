/**
 * Dates for people, in the page's language and the person's time zone. Every function returns null for a missing or
 * unreadable date.
 */

function parse(iso: string | null): Date | null {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Each is created when it is first needed, and kept: creating one takes a phone longer than drawing a screen. */
const created = new Map<string, unknown>();

/** @param create throws where the language is none */
function formatFor<T>(language: string, kind: string, create: (language: string) => T): T {
  const key = `${kind} ${language}`;
  let format = created.get(key) as T | undefined;
  if (format === undefined) {
    try {
      format = create(language);
    } catch {
      format = create('en');
    }
    created.set(key, format);
  }
  return format;
}

/** That of the texts around the dates, which a browser that translates the page changes. */
const pageLanguage = () => globalThis.document?.documentElement.lang || 'en';

/** The same text as the platform's, without loading its data of languages: that alone takes a phone 200 ms. */
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'March 3, 2026' */
export function longDate(iso: string | null): string | null {
  const date = parse(iso);
  if (date === null) return null;
  const language = pageLanguage();
  if (language === 'en') return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
  return formatFor(language, 'long', (of) => new Intl.DateTimeFormat(of, { dateStyle: 'long' })).format(date);
}

/** 'March 2026' */
export function monthAndYear(iso: string | null): string | null {
  const date = parse(iso);
  if (date === null) return null;
  const language = pageLanguage();
  if (language === 'en') return `${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
  const create = (of: string) => new Intl.DateTimeFormat(of, { month: 'long', year: 'numeric' });
  return formatFor(language, 'month', create).format(date);
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** 'yesterday', 'last week', '3 days ago' */
function agoInEnglish(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  if (count > 1) return `${count} ${unit}s ago`;
  if (unit === 'day') return 'yesterday';
  return unit === 'hour' || unit === 'minute' ? `1 ${unit} ago` : `last ${unit}`;
}

/** '3 days ago'; 'now' for less than a minute, and for what only a wrong clock can put into the future. */
export function timeAgo(iso: string | null, now: Date = new Date()): string | null {
  const date = parse(iso);
  if (!date) return null;
  const seconds = Math.max(0, now.getTime() - date.getTime()) / 1000;
  const language = pageLanguage();
  const [unit, length] = STEPS.find(([, atLeast]) => seconds >= atLeast) ?? ['second', Infinity];
  const count = Math.trunc(seconds / length);
  if (language === 'en') return count === 0 ? 'now' : agoInEnglish(count, unit);
  const create = (of: string) => new Intl.RelativeTimeFormat(of, { numeric: 'auto' });
  return formatFor(language, 'ago', create).format(-count, unit);
}

const DAY_MS = 86_400_000;

/** Whole days since then; 0 for what only a wrong clock can put into the future. */
export function daysSince(iso: string | null, now: Date = new Date()): number | null {
  const date = parse(iso);
  return date && Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS));
}
