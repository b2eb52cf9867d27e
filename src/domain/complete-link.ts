import { withoutInvisible } from './without-invisible';

/** Where a name that is written as '@ada' leads to, by platform. A map: platforms of custom links are free texts. */
const PROFILES = new Map([
  ['github', 'https://github.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['leetcode', 'https://leetcode.com/u/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['peerlist', 'https://peerlist.io/'],
  ['telegram', 'https://t.me/'],
  ['twitter', 'https://x.com/'],
  ['x', 'https://x.com/'],
  ['youtube', 'https://www.youtube.com/@'],
]);

const AT_NAME = /^@([\w.-]+)$/;
/** 'ada.example', 'www.ada.example:8080/blog?all', '//ada.example'; no address of a mailbox. */
const WITHOUT_SCHEME = /^(?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?)$/u;

/**
 * Completes an address the way people write them: 'github.com/ada', 'www.ada.example', and '@ada' on a known platform.
 * @returns the full URL, or the text itself, trimmed, where it is complete already or no address
 */
export function completeLink(platform: string, text: string): string {
  const typed = withoutInvisible(text).trim();
  const name = AT_NAME.exec(typed)?.[1];
  const profiles = PROFILES.get(platform.trim().toLowerCase());
  if (name !== undefined && profiles !== undefined) return profiles + name;
  const address = WITHOUT_SCHEME.exec(typed)?.[1];
  return address === undefined ? typed : `https://${address}`;
}
