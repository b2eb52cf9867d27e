import { formatNumber } from './text';
import { SALARY_MAX_USD } from './limits';

/** A number as somebody typed it. */
export interface TypedNumber {
  value: number;
  /** Written with separators between thousands, as in '85,000'. */
  isGrouped: boolean;
  /** Written with a 'k', which is part of the value already. */
  hasK: boolean;
}

interface TypedNumberOptions {
  /** Words and signs that may surround the number. */
  units: RegExp;
  /** Whether the number may be so large that its thousands are separated. */
  canGroup: boolean;
}

/** Thousands with the same separator everywhere, or the Indian way: only the last group has three digits. */
const GROUPED = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;
/** The last point or comma, and what follows, is the fraction. */
const WITH_FRACTION = /^(.*?)(?:([.,])(\d*))?$/;

/**
 * Full-width digits, which Japanese keyboards type, and those of Arabic and Persian ones, as the plain ones; without the
 * invisible characters that come with what is pasted.
 */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');
}

/** @returns a whole number of years, as an address or a filter has it: at most three digits; null for anything else */
export function readWholeYears(text: string | null): number | null {
  const [digits] = /^\d{1,3}$/.exec(plainDigits(text ?? '').trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

function readDigits(text: string, canGroup: boolean): Omit<TypedNumber, 'hasK'> | null {
  const ungrouped = (whole: string) => whole.replace(/[.,' ]/g, '');
  const isGrouped = (whole: string) => canGroup && GROUPED.test(whole);
  if (isGrouped(text)) return { value: Number(ungrouped(text)), isGrouped: true };
  const [, whole = '', point = '', fraction = ''] = WITH_FRACTION.exec(text) ?? [];
  if (whole + fraction === '') return null;
  const hasGroups = isGrouped(whole) && !whole.includes(point || ' ');
  if (!hasGroups && /\D/.test(whole)) return null;
  return { value: Number(`${ungrouped(whole)}.${fraction || '0'}`), isGrouped: hasGroups };
}

/**
 * Reads a number as people write it, in any country: '85,000', '85.000', '85 000', "85'000", '62,5', '1.5k'.
 * A single separator before exactly three digits counts as one between thousands, if the number may have any.
 * @returns null for a blank text; the value is NaN where it is not one number
 */
function readTypedNumber(text: string, { units, canGroup }: TypedNumberOptions): TypedNumber | null {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim();
  if (plain === '') return null;
  const bare = plain.replace(units, '').trim();
  const [, sign = '', number = '', k] = /^([-+−]?) ?([\d.,' ]*?) ?(k?)$/.exec(bare) ?? [];
  const hasK = k === 'k';
  const digits = readDigits(number, canGroup);
  // '1,500k' may be one and a half thousand or as many million.
  if (digits === null || (hasK && (digits.isGrouped || !canGroup))) {
    return { value: NaN, isGrouped: false, hasK: false };
  }
  const value = digits.value * (hasK ? 1000 : 1) * (/[-−]/.test(sign) ? -1 : 1);
  return { ...digits, value, hasK };
}

const TYPED_YEARS = { units: / ?(?:years?|yrs?|yoe)$/, canGroup: false };

/** @param years of experience; null for none @returns the text of a field that takes them */
export function textOfYears(years: number | null): string {
  return years === null ? '' : String(years);
}

/**
 * Reads typed years of experience.
 * @returns null for a blank text, NaN where it is not one number
 */
export const readYears = (text: string): number | null => readTypedNumber(text, TYPED_YEARS)?.value ?? null;

/** Salaries are stored in USD per year; the edit dialog shows and takes thousands per year. Only this file converts. */
const USD_PER_THOUSAND = 1000;

const TYPED_SALARY = {
  units: /^(?:us ?\$|usd|\$) ?| ?(?:us ?\$|usd|\$)?(?: ?(?:per|a|\/) ?year| ?p\.? ?a\.?)?$/g,
  canGroup: true,
};

// Rounded, because 90.123 * 1000 is not exactly 90123 in floating point.
const toTheCent = (usd: number) => Math.round(usd * 100) / 100;

/** @param usd USD per year; null for none @returns the text of a field that takes USD per year */
export function textOfUsd(usd: number | null): string {
  return usd === null ? '' : String(usd);
}

/** @param usd USD per year; null for none @returns the text of a field that takes thousands of USD per year */
export function thousandsTextOfUsd(usd: number | null): string {
  return usd === null ? '' : String(usd / USD_PER_THOUSAND);
}

/**
 * Reads what was typed into a field for USD per year.
 * @returns USD per year; null for a blank text, NaN where it is not one amount
 */
export function readUsd(text: string): number | null {
  const typed = readTypedNumber(text, TYPED_SALARY);
  return typed && toTheCent(typed.value);
}

/**
 * Reads what was typed into a field for thousands of USD per year. Many people type the whole amount anyway:
 * a 'k', separated thousands or an amount that no salary reaches in thousands are read as USD.
 * @returns USD per year; null for a blank text, NaN where it is not one amount
 */
export function readThousandsOfUsd(text: string): number | null {
  const typed = readTypedNumber(text, TYPED_SALARY);
  if (typed === null) return null;
  const { value, isGrouped, hasK } = typed;
  const isWhole = hasK || isGrouped || value * USD_PER_THOUSAND > SALARY_MAX_USD;
  return toTheCent(isWhole ? value : value * USD_PER_THOUSAND);
}

/** 'USD 90,000 per year'. @param usd USD per year */
export function salaryText(usd: number): string {
  return `USD\u00a0${formatNumber(usd)} per year`;
}
