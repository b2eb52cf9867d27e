import type { SocialLink } from './user';
import { withoutInvisible } from './text';

/** Social links. Known platforms have an icon and a form field. */

/** The seven fields of the edit dialog, in order. */
export const EDIT_PLATFORMS = [
  'twitter',
  'github',
  'youtube',
  'telegram',
  'leetcode',
  'linkedin',
  'peerlist',
] as const;

/** The five fields of onboarding's social step. */
export const ONBOARDING_PLATFORMS = ['github', 'twitter', 'peerlist', 'portfolio', 'linkedin'] as const;

/** A map, because platforms are free texts and a plain object has keys such as 'constructor'. */
const PLATFORM_LABELS = new Map(
  'GitHub Google Instagram LeetCode Telegram Twitter X YouTube Peerlist LinkedIn Portfolio'
    .split(' ')
    .map((label) => [label.toLowerCase(), label]),
);

/** The hosts of platforms with an icon. A link may name a platform and lead to another host. */
const HOSTS = new Map([
  ['github', ['github.com']],
  ['google', ['google.com']],
  ['instagram', ['instagram.com']],
  ['leetcode', ['leetcode.com']],
  ['linkedin', ['linkedin.com']],
  ['peerlist', ['peerlist.io']],
  ['telegram', ['t.me', 'telegram.me']],
  ['twitter', ['twitter.com', 'x.com']],
  ['x', ['x.com', 'twitter.com']],
  ['youtube', ['youtube.com', 'youtu.be']],
]);

/**
 * A link's label, and whether it leads to the site of its platform. Other links must not show the platform's icon.
 * @param href a valid URL
 */
export function describeLink(platform: string, href: string): { label: string; isOnPlatform: boolean } {
  const { hostname } = new URL(href);
  const hosts = HOSTS.get(platform.trim().toLowerCase());
  const isOnPlatform = hosts?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true;
  return { label: (isOnPlatform && platformLabel(platform.trim())) || hostname, isOnPlatform };
}

/** A platform's name on screen; unknown platforms keep their spelling. */
export function platformLabel(platform: string): string {
  return PLATFORM_LABELS.get(platform.toLowerCase()) ?? platform;
}

/** A form's links to platforms without a form field. */
export interface CustomLinks {
  links: SocialLink[];
  /** The row for the next link. It's submitted if it is complete. */
  next: SocialLink;
}

/** A form's values: one text per platform with a field, and the other links as pairs. */
export interface SocialFields<Platform extends string> extends CustomLinks {
  fields: Record<Platform, string>;
}

export const NO_LINK: SocialLink = { platform: '', url: '' };

/**
 * Converts stored links to a form's values, ignoring the case of platform names. A second link of a platform becomes a
 * custom link.
 */
export function socialFields<Platform extends string>(
  links: readonly SocialLink[],
  platforms: readonly Platform[],
): SocialFields<Platform> {
  const fields = Object.fromEntries(platforms.map((platform) => [platform, ''])) as Record<Platform, string>;
  const others: SocialLink[] = [];
  for (const { platform, url } of links) {
    const field = platforms.find((name) => name === platform.trim().toLowerCase());
    if (field !== undefined && fields[field] === '') fields[field] = url;
    else others.push({ platform, url });
  }
  return { fields, links: others, next: NO_LINK };
}

/** Whether a custom link has both platform and URL. */
export function isFullLink(link: SocialLink): boolean {
  return link.platform.trim() !== '' && link.url.trim() !== '';
}

const isSameLink = (a: SocialLink, b: SocialLink) =>
  a.platform.trim().toLowerCase() === b.platform.toLowerCase() && completeLink(a.platform, a.url) === b.url;

/**
 * The links that a form submits: filled fields, then complete custom links, trimmed and as full URLs.
 * @param saved an unchanged link keeps its unknown keys, such as an `_id`
 */
export function filledLinks(
  { fields, links, next }: SocialFields<string>,
  saved: readonly SocialLink[] = [],
): SocialLink[] {
  const profiles = Object.entries(fields).map(([platform, url]) => ({ platform, url }));
  return [...profiles, ...links, next]
    .filter(isFullLink)
    .map(({ platform, url }) => ({ platform: platform.trim(), url: completeLink(platform, url) }))
    .map((link) => ({ ...saved.find((before) => isSameLink(before, link)), ...link }));
}

/** URL prefixes for names such as '@ada', by platform. */
const PROFILE_URLS = new Map([
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
/** 'ada.example', 'www.ada.example:8080/blog?all', '//ada.example'; not an email address. */
const WITHOUT_SCHEME = /^(?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?)$/u;

/**
 * Completes a typed link: 'github.com/ada', 'www.ada.example', or '@ada' on a known platform.
 * @returns the full URL; other texts are only trimmed
 */
export function completeLink(platform: string, text: string): string {
  const typed = withoutInvisible(text).trim();
  const name = AT_NAME.exec(typed)?.[1];
  const prefix = PROFILE_URLS.get(platform.trim().toLowerCase());
  if (name !== undefined && prefix !== undefined) return prefix + name;
  const address = WITHOUT_SCHEME.exec(typed)?.[1];
  return address === undefined ? typed : `https://${address}`;
}
