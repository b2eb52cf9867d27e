import { asRecord, asText, bare } from './wire-values';

/**
 * The last path segment of a join link, without query, hash and trailing slash.
 * @returns null if it doesn't look like an id: a link must lead to a board
 */
export function boardIdOfJoinLink(joinLink: string): string | null {
  // Not with the URL parser: it would resolve '..' and return the folder above as the id.
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]+)?([^?#]*)/i.exec(joinLink.trim()) ?? [];
  const segments = path.replace(/\/+$/, '').split('/');
  const isOtherHost = origin === '' && (path.startsWith('//') || path.includes(':'));
  const id = isOtherHost ? '' : (segments.at(-1) ?? '');
  return /^[A-Za-z0-9_-]+$/.test(id) ? id : null;
}

/** @returns the id of the board to join; null if the server rejects the link. @throws WireError */
export function readShortLink(json: unknown): string | null {
  const { isSuccess, joinLink } = bare(asRecord(json, 'a short link'));
  return isSuccess === true ? boardIdOfJoinLink(asText(joinLink)) : null;
}
