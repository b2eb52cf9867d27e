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

export function formatNumber(value: number): string {
  format ??= createFormat();
  return format.format(value);
}
