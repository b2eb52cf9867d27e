import { SALARY_MAX_USD } from './limits';
import { formatNumber } from './text';

/** Salaries are stored in USD per year; the edit dialog uses thousands. Only this file converts them. */
const USD_PER_THOUSAND = 1000;

const YEARS_UNITS = /(?:years?|yrs?|yoe)$/;
const SALARY_UNITS = /^(?:usd|us\$|\$)|(?:usd|us\$|\$)?(?:(?:per|a|\/)year|p\.?a\.?)?$/g;

/** '85,000', '85.000', '8,50,000': one kind of separator, and three digits after the last one. */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}(?!\d)/;

/** Converts full-width, Arabic and Persian digits to ASCII and removes invisible characters. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

const withoutSpaces = (text: string) =>
  plainDigits(text)
    .toLowerCase()
    .replace(/[\s'’]/g, '');

/** Accepts a decimal comma or point. @returns NaN if the text isn't one number */
function toNumber(text: string): number {
  const number = text.replace('−', '-').replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : NaN;
}

/** @returns null for a blank text, NaN if the text isn't one number */
export function readYears(text: string): number | null {
  const typed = withoutSpaces(text);
  return typed === '' ? null : toNumber(typed.replace(YEARS_UNITS, ''));
}

/** @param years null for none @returns the text of an input for years */
export function textOfYears(years: number | null): string {
  return years === null ? '' : String(years);
}

function readAmount(text: string): { value: number; isGrouped: boolean; hasK: boolean } | null {
  const typed = withoutSpaces(text);
  if (typed === '') return null;
  const amount = typed.replace(SALARY_UNITS, '');
  const hasK = amount.endsWith('k');
  const digits = hasK ? amount.slice(0, -1) : amount;
  const ungrouped = digits.replace(GROUPED, (grouped) => grouped.replace(/[.,]/g, ''));
  return { value: toNumber(ungrouped) * (hasK ? 1000 : 1), isGrouped: ungrouped !== digits, hasK };
}

// 90.123 * 1000 is not exactly 90123 in floating point.
const toTheCent = (usd: number) => Math.round(usd * 100) / 100;

/**
 * Reads an input for USD per year: '85,000', '85.000', "85'000", '62,5', '1.5k', 'USD 85,000 per year'.
 * @returns USD per year; null for a blank text, NaN if the text isn't one amount
 */
export function readUsd(text: string): number | null {
  const amount = readAmount(text);
  return amount && toTheCent(amount.value);
}

/**
 * Reads an input for thousands of USD per year. Many people type the full amount anyway, so an amount with a 'k' or with
 * thousands separators, or above every salary in thousands, counts as USD.
 * @returns USD per year; null for a blank text, NaN if the text isn't one amount
 */
export function readThousandsOfUsd(text: string): number | null {
  const amount = readAmount(text);
  if (amount === null) return null;
  const { value, isGrouped, hasK } = amount;
  const isWhole = hasK || isGrouped || value * USD_PER_THOUSAND > SALARY_MAX_USD;
  return toTheCent(isWhole ? value : value * USD_PER_THOUSAND);
}

/** @param usd null for none @returns the text of an input for USD per year */
export function textOfUsd(usd: number | null): string {
  return usd === null ? '' : String(usd);
}

/** @param usd null for none @returns the text of an input for thousands of USD per year */
export function thousandsTextOfUsd(usd: number | null): string {
  return usd === null ? '' : String(usd / USD_PER_THOUSAND);
}

/** 'USD 90,000 per year' */
export function salaryText(usd: number): string {
  return `USD\u00a0${formatNumber(usd)} per year`;
}
