import { parsedUrl } from './parsed-url';

/**
 * Accepts a redirect target only if it is a path of this app: one leading '/', not '//' or '/\', no scheme.
 * @returns the path with its query and hash, or null
 */
export function redirectTarget(value: string | null | undefined): string | null {
  if (!value || !value.startsWith('/')) return null;
  // A URL parser drops tabs, line breaks and other controls, which would turn '/\t/evil' into '//evil'.
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return null;
  if (value.startsWith('//')) return null;
  const base = 'http://app.invalid';
  const url = parsedUrl(value, base);
  if (url === null) return null;
  // '/..//evil.example' resolves to a path that itself starts with two slashes.
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
