import type { Board } from './board';

/**
 * The link a creator shares (contract, 'Share Link box'): `shortLink` where it is a full URL, else the short link's or
 * the join page's address in this app. A full URL counts only with http or https.
 * @param origin of this app, without a trailing slash
 */
export function boardShareUrl({ id, shortLink }: Pick<Board, 'id' | 'shortLink'>, origin: string): string {
  const short = shortLink.trim();
  if (/^https?:\/\//i.test(short) && isUrl(short)) return short;
  if (short === '' || /[:/]/.test(short)) return `${origin}/board/join/${encodeURIComponent(id)}`;
  return `${origin}/b/${encodeURIComponent(short)}`;
}

/** `URL.canParse`, which Safari has since version 17 only. */
function isUrl(text: string): boolean {
  try {
    return new URL(text) instanceof URL;
  } catch {
    return false;
  }
}
