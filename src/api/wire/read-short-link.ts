import { asRecord, asText, bare, RefusedByServer } from './wire-values';

/**
 * The board that a join link leads to: the last path segment, without query, hash and trailing slash, if it looks
 * like an id.
 * @throws RefusedByServer where it does not look like one of the app's links
 */
export function boardIdOfJoinLink(joinLink: string): string {
  // Not with the URL parser: it would resolve '..' and return the folder above as the id.
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]+)?([^?#]*)/i.exec(joinLink.trim()) ?? [];
  const segments = path.replace(/\/+$/, '').split('/');
  const isElsewhere = origin === '' && (path.startsWith('//') || path.includes(':'));
  const id = isElsewhere ? '' : (segments.at(-1) ?? '');
  if (!/^[A-Za-z0-9_-]+$/.test(id)) throw new RefusedByServer('The short link leads nowhere');
  return id;
}

/** @returns the id of the board to join. @throws WireError, RefusedByServer */
export function readShortLink(json: unknown): string {
  const { isSuccess, message, joinLink } = bare(asRecord(json, 'a short link'));
  if (isSuccess !== true) throw new RefusedByServer(asText(message));
  return boardIdOfJoinLink(asText(joinLink));
}
