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
export const readYears = (text: string): number | null => readTypedNumber(text, TYPED_YEARS)?.value ?? null;
