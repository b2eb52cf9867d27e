/** Salaries are stored in USD per year; the edit dialog shows and takes thousands per year. Only this file converts. */
const USD_PER_THOUSAND = 1000;

/** @param usd USD per year; null for none @returns thousands of USD per year; '' for none */
export function thousandsFromUsd(usd: number | null): number | '' {
  return usd === null ? '' : usd / USD_PER_THOUSAND;
}

/** @param thousands thousands of USD per year; '' for none @returns USD per year, exact to the cent; null for none */
export function usdFromThousands(thousands: number | ''): number | null {
  // Rounded, because 90.123 * 1000 is not exactly 90123 in floating point.
  return thousands === '' ? null : Math.round(thousands * USD_PER_THOUSAND * 100) / 100;
}

/** 'USD 90,000 per year', in the app's language. @param usd USD per year */
export function salaryText(usd: number): string {
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }).format(usd);
  return `${amount} per year`;
}
