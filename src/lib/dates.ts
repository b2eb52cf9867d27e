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

/** 'March 3', with the year where it is not this one. */
export function monthAndDay(iso: string | null, now: Date = new Date()): string | null {
  const date = parse(iso);
  if (date?.getFullYear() !== now.getFullYear()) return longDate(iso);
  const language = pageLanguage();
  if (language === 'en') return `${MONTHS[date.getMonth()]} ${date.getDate()}`;
  const create = (of: string) => new Intl.DateTimeFormat(of, { month: 'long', day: 'numeric' });
  return formatFor(language, 'day', create).format(date);
}

export const dayOf = (time: Date): string => monthAndDay(time.toISOString()) ?? '';

/** 'March 2026' */
export function monthAndYear(iso: string | null): string | null {
  const date = parse(iso);
  if (date === null) return null;
  const language = pageLanguage();
  if (language === 'en') return `${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
  const create = (of: string) => new Intl.DateTimeFormat(of, { month: 'long', year: 'numeric' });
  return formatFor(language, 'month', create).format(date);
}

const DAY_MS = 86_400_000;

/** Days between two dates in the calendar of the person's time zone, however long each of them was. */
function calendarDays(from: Date, to: Date): number {
  const count = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
  return Math.max(0, count(to) - count(from));
}

type Ago = [count: number, unit: Intl.RelativeTimeFormatUnit];

/**
 * By the calendar, as people count: a single month or year is given only where it is the last one on the calendar too,
 * so that 'last month' in November is October. Below an hour midnight does not matter.
 */
function agoOf(date: Date, now: Date): Ago {
  const minutes = Math.trunc(Math.max(0, now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return [0, 'second'];
  if (minutes < 60) return [minutes, 'minute'];
  const days = calendarDays(date, now);
  if (days === 0) return [Math.trunc(minutes / 60), 'hour'];
  if (days < 14) return [days, 'day'];
  const years = now.getFullYear() - date.getFullYear();
  const months = years * 12 + now.getMonth() - date.getMonth();
  if (days >= 28 && months === 1) return [1, 'month'];
  // Two months on the calendar may be 31 days, and are two whole ones from 62 on.
  if (days < 62) return [Math.trunc(days / 7), 'week'];
  const wholeMonths = months - (now.getDate() < date.getDate() ? 1 : 0);
  if (wholeMonths < 12 || (wholeMonths < 24 && years > 1)) return [wholeMonths, 'month'];
  return [Math.trunc(wholeMonths / 12), 'year'];
}

/** 'yesterday', 'last month', '3 days ago' */
function agoInEnglish(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  if (count === 0) return 'now';
  if (count > 1) return `${count} ${unit}s ago`;
  if (unit === 'day') return 'yesterday';
  return unit === 'hour' || unit === 'minute' ? `1 ${unit} ago` : `last ${unit}`;
}

/** '3 days ago'; 'now' for less than a minute, and for what only a wrong clock can put into the future. */
export function timeAgo(iso: string | null, now: Date = new Date()): string | null {
  const date = parse(iso);
  if (!date) return null;
  const language = pageLanguage();
  const [count, unit] = agoOf(date, now);
  if (language === 'en') return agoInEnglish(count, unit);
  const create = (of: string) => new Intl.RelativeTimeFormat(of, { numeric: 'auto' });
  return formatFor(language, 'ago', create).format(-count, unit);
}

/** Days that have begun since then; 0 for what only a wrong clock can put into the future. */
export function daysSince(iso: string | null, now: Date = new Date()): number | null {
  const date = parse(iso);
  return date && calendarDays(date, now);
}

/** The person's day as '2026-03-03', for the names of files. */
export const isoDay = (now: Date = new Date()): string => now.toLocaleDateString('sv-SE');
