import type { Board } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { safeLink } from '@/lib/addresses/safe-link';

/**
 * The link that a creator shares: `shortLink` where it is a full URL, otherwise the address of the short link or of
 * the join page in this app. A full URL counts only with http or https.
 * @param home where this app is reached, without a trailing slash
 */
export function boardShareUrl({ id, shortLink }: Pick<Board, 'id' | 'shortLink'>, home: string): string {
  const short = shortLink.trim();
  if (/^https?:\/\//i.test(short) && safeLink(short) !== null) return short;
  return home + (short === '' || /[:/]/.test(short) ? paths.joinBoard(id) : paths.shortLink(short));
}
