import { formatNumber } from './format-number';
import { SALARY_MAX_USD } from './limits';
import { readTypedNumber } from './typed-number';

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
