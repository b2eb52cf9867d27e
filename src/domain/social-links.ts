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

interface Platform {
  label: string;
  /** The hosts of its links. Any host if omitted. */
  hosts?: readonly string[];
  /** The URL prefix for names such as '@ada'. */
  prefix?: string;
}

/** The known platforms. A map, because platforms are free texts and a plain object has keys such as 'constructor'. */
const PLATFORMS = new Map<string, Platform>([
  ['github', { label: 'GitHub', hosts: ['github.com'], prefix: 'https://github.com/' }],
  ['google', { label: 'Google', hosts: ['google.com'] }],
  ['instagram', { label: 'Instagram', hosts: ['instagram.com'], prefix: 'https://www.instagram.com/' }],
  ['leetcode', { label: 'LeetCode', hosts: ['leetcode.com'], prefix: 'https://leetcode.com/u/' }],
  ['linkedin', { label: 'LinkedIn', hosts: ['linkedin.com'], prefix: 'https://www.linkedin.com/in/' }],
  ['peerlist', { label: 'Peerlist', hosts: ['peerlist.io'], prefix: 'https://peerlist.io/' }],
  ['portfolio', { label: 'Portfolio' }],
  ['telegram', { label: 'Telegram', hosts: ['t.me', 'telegram.me'], prefix: 'https://t.me/' }],
  ['twitter', { label: 'Twitter', hosts: ['twitter.com', 'x.com'], prefix: 'https://x.com/' }],
  ['x', { label: 'X', hosts: ['x.com', 'twitter.com'], prefix: 'https://x.com/' }],
  ['youtube', { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'], prefix: 'https://www.youtube.com/@' }],
]);

/**
 * A link's label, and whether it leads to the site of its platform. Other links must not show the platform's icon.
 * @param href a valid URL
 */
export function describeLink(platform: string, href: string): { label: string; isOnPlatform: boolean } {
  const { hostname } = new URL(href);
  const hosts = PLATFORMS.get(platform.trim().toLowerCase())?.hosts;
  const isOnPlatform = hosts?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true;
  return { label: (isOnPlatform && platformLabel(platform.trim())) || hostname, isOnPlatform };
}

/** A platform's name on screen; unknown platforms keep their spelling. */
export function platformLabel(platform: string): string {
  return PLATFORMS.get(platform.toLowerCase())?.label ?? platform;
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
  const prefix = PLATFORMS.get(platform.trim().toLowerCase())?.prefix;
  if (name !== undefined && prefix !== undefined) return prefix + name;
  const address = WITHOUT_SCHEME.exec(typed)?.[1];
  return address === undefined ? typed : `https://${address}`;
}
