import { parsedUrl } from './parsed-url';

/**
 * Turns an address that somebody has typed into a link target; only http and https are allowed.
 * @returns the normalised URL, or null where the text is not such a URL
 */
export function safeLink(value: string): string | null {
  const url = parsedUrl(value.trim());
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null;
}
