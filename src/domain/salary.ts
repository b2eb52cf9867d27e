/**
 * Salaries are stored in USD per year; the edit dialog shows and takes thousands per year (contract, 'Salary').
 * This is the one place that converts.
 */
const USD_PER_THOUSAND = 1000;

/** @param usd USD per year; null for none @returns thousands of USD per year; '' for none */
export function thousandsFromUsd(usd: number | null): number | '' {
  return usd === null ? '' : usd / USD_PER_THOUSAND;
}

/** @param thousands thousands of USD per year; '' for none @returns USD per year, exact to the cent; null for none */
export function usdFromThousands(thousands: number | ''): number | null {
  // Rounded, because 90.123 * 1000 is not quite 90123 in floating point.
  return thousands === '' ? null : Math.round(thousands * USD_PER_THOUSAND * 100) / 100;
}

/** How a salary reads: 'USD 90,000 per year', in the language of the app. @param usd USD per year */
export function salaryText(usd: number): string {
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }).format(usd);
  return `${amount} per year`;
}
