let format: Intl.NumberFormat | undefined;

/**
 * Separators as the person is used to them, because '1.234' and '1,234' differ by a factor of a thousand; but digits
 * that fit an English sentence. A browser without a usable language counts as English.
 */
function createFormat(): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(navigator.language || 'en-US', { numberingSystem: 'latn' });
  } catch {
    return new Intl.NumberFormat('en-US');
  }
}

/** Below this a whole number has no separator, and creating a format takes a phone longer than drawing a list. */
const FIRST_WITH_SEPARATOR = 1000;

export function formatNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < FIRST_WITH_SEPARATOR) return String(value);
  format ??= createFormat();
  return format.format(value);
}
