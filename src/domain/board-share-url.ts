import type { Board } from './board';

/**
 * The link that a creator shares: `shortLink` where it is a full URL, otherwise the address of the short link or of
 * the join page in this app. A full URL counts only with http or https.
 * @param home where this app is reached, without a trailing slash
 */
export function boardShareUrl({ id, shortLink }: Pick<Board, 'id' | 'shortLink'>, home: string): string {
  const short = shortLink.trim();
  if (/^https?:\/\//i.test(short) && isUrl(short)) return short;
  if (short === '' || /[:/]/.test(short)) return `${home}/board/join/${encodeURIComponent(id)}`;
  return `${home}/b/${encodeURIComponent(short)}`;
}

/** Instead of `URL.canParse`, which Safari has only since version 17. */
function isUrl(text: string): boolean {
  try {
    return new URL(text) instanceof URL;
  } catch {
    return false;
  }
}
