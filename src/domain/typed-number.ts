import { SALARY_MAX_USD } from './limits';
import { formatNumber, isBlank } from './text';

/** Salaries are stored in USD per year; the edit dialog uses thousands. Only this file converts them. */
const USD_PER_THOUSAND = 1000;

/** The currency and the unit, which the field's label names too. */
const UNITS = /^(?:usd|us\$|\$)|(?:usd|us\$|\$)?(?:(?:per|a|\/)year|p\.?a\.?|years?|yrs?|yoe)?$/g;

/** '85,000', '85.000', '8,50,000': one kind of separator, and three digits after the last one. */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}(?!\d)/;

/** Converts full-width, Arabic and Persian digits to ASCII and removes invisible characters. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

const withoutUnits = (text: string) =>
  plainDigits(text)
    .toLowerCase()
    .replace(/[\s'’]/g, '')
    .replace(UNITS, '');

/** Accepts a decimal comma or point. @returns NaN if the text isn't one number */
function toNumber(text: string): number {
  const number = text.replace('−', '-').replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : NaN;
}

/** @returns null for a blank text, NaN if the text isn't one number */
export const readYears = (text: string): number | null =>
  isBlank(text) ? null : toNumber(withoutUnits(text));

/** @returns the amount, and whether it has thousands separators or a 'k' */
function readAmount(text: string): { value: number; isInUsd: boolean } {
  const amount = withoutUnits(text);
  const digits = amount.replace(/k$/, '').replace(GROUPED, (grouped) => grouped.replace(/[.,]/g, ''));
  return { value: toNumber(digits) * (amount.endsWith('k') ? 1000 : 1), isInUsd: digits !== amount };
}

// 90.123 * 1000 is not exactly 90123 in floating point.
const toTheCent = (usd: number) => Math.round(usd * 100) / 100;

/**
 * Reads an input for USD per year: '85,000', '85.000', "85'000", '62,5', '1.5k', 'USD 85,000 per year'.
 * @returns USD per year; null for a blank text, NaN if the text isn't one amount
 */
export const readUsd = (text: string): number | null =>
  isBlank(text) ? null : toTheCent(readAmount(text).value);

/**
 * Reads an input for thousands of USD per year. Many people type the full amount anyway, so an amount with a 'k' or with
 * thousands separators, or above every salary in thousands, counts as USD.
 * @returns USD per year; null for a blank text, NaN if the text isn't one amount
 */
export function readThousandsOfUsd(text: string): number | null {
  if (isBlank(text)) return null;
  const { value, isInUsd } = readAmount(text);
  const isWhole = isInUsd || value * USD_PER_THOUSAND > SALARY_MAX_USD;
  return toTheCent(isWhole ? value : value * USD_PER_THOUSAND);
}

/** The text of an input for years or for USD per year. @param value null for none */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** The text of an input for thousands of USD per year. @param usd null for none */
export const thousandsTextOfUsd = (usd: number | null): string =>
  numberText(usd === null ? null : usd / USD_PER_THOUSAND);

/** 'USD 90,000 per year' */
export const salaryText = (usd: number): string => `USD\u00a0${formatNumber(usd)} per year`;
