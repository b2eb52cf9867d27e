/** The longest wait: a tab isn't left open for hours, and one call too early does no harm. */
const LONGEST_MS = 10 * 60_000;
/** 'Retry-After: 0', and a date that has passed by this device's clock. */
const SHORTEST_MS = 1000;

/**
 * How long a server asks clients to wait.
 * @param header `Retry-After`, in seconds or as an HTTP date; null if it wasn't sent, or may not be read
 * @returns milliseconds; null if it doesn't say
 */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : dateOf(text) - now.getTime();
  return Number.isNaN(ms) ? null : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}

/** Dates of HTTP end in 'GMT'; `Date.parse` alone would also read '12.5' as one. */
const dateOf = (text: string): number => (text.endsWith('GMT') ? Date.parse(text) : NaN);
