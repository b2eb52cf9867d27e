/** Limits the wait: few tabs stay open for hours, and a request that is too early does no harm. */
const LONGEST_MS = 10 * 60_000;
/** 'Retry-After: 0', and a date that has passed by this device's clock. */
const SHORTEST_MS = 1000;

/**
 * Reads how long to wait before the next request.
 * @param header `Retry-After`, in seconds or as an HTTP date; null if it's missing, or hidden by CORS
 * @returns milliseconds; null without a valid header
 */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : dateOf(text) - now.getTime();
  return Number.isNaN(ms) ? null : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}

/** HTTP dates end in 'GMT'. `Date.parse` alone would also accept '12.5'. */
const dateOf = (text: string): number => (text.endsWith('GMT') ? Date.parse(text) : NaN);
