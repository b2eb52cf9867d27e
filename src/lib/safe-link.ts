import { parsedUrl } from './parsed-url';

/**
 * Makes a link target of what people typed; only http and https pass (contract, 'Links made from people's data').
 * @returns the normalised URL, or null where the text is no such URL
 */
export function safeLink(value: string): string | null {
  const url = parsedUrl(value.trim());
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null;
}
