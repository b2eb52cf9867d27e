import { asRecord, asText, mergeData } from './wire-values';

/**
 * The last path segment of a join link, without query, hash and trailing slash.
 * @returns null if it can't be an id
 */
export function boardIdOfJoinLink(joinLink: string): string | null {
  // The URL parser would resolve '..' and return the parent folder as the id.
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]+)?([^?#]*)/i.exec(joinLink.trim()) ?? [];
  const segments = path.replace(/\/+$/, '').split('/');
  const isOtherHost = origin === '' && (path.startsWith('//') || path.includes(':'));
  const id = isOtherHost ? '' : (segments.at(-1) ?? '');
  return /^[A-Za-z0-9_-]+$/.test(id) ? id : null;
}

/** @returns the id of the board to join; null if the server rejects the link. @throws WireError */
export function readShortLink(json: unknown): string | null {
  const { isSuccess, joinLink } = mergeData(asRecord(json, 'a short link'));
  return isSuccess === true ? boardIdOfJoinLink(asText(joinLink)) : null;
}
