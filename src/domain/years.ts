import { readTypedNumber } from './typed-number';

const TYPED_YEARS = { units: / ?(?:years?|yrs?|yoe)$/, canGroup: false };

/** @param years of experience; null for none @returns the text of a field that takes them */
export function textOfYears(years: number | null): string {
  return years === null ? '' : String(years);
}

/**
 * Reads typed years of experience.
 * @returns null for a blank text, NaN where it is not one number
 */
export function readYears(text: string): number | null {
  const typed = readTypedNumber(text, TYPED_YEARS);
  if (typed === null) return null;
  return typed === 'unreadable' ? NaN : typed.value;
}
