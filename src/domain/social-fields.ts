import { completeLink } from './complete-link';
import type { SocialLink } from './user';

/** Links as a form has them that are for platforms without a field of their own. */
export interface CustomLinks {
  links: SocialLink[];
  /** The row for the next link; once complete it counts without being added. */
  next: SocialLink;
}

/** A person's links as a form has them: one text per platform with a field of its own, and the others as pairs. */
export interface SocialFields<Platform extends string> extends CustomLinks {
  fields: Record<Platform, string>;
}

export const NO_LINK: SocialLink = { platform: '', url: '' };

/**
 * Sorts stored links into a form's fields, ignoring the case of platform names. A second link of the same platform
 * goes to the custom ones, so that none is lost.
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

/** A custom link counts only with both platform and URL. */
export function isWholeLink(link: SocialLink): boolean {
  return link.platform.trim() !== '' && link.url.trim() !== '';
}

/** The links that a form sends: its filled fields, then its whole custom links, trimmed and as full URLs. */
export function filledLinks({ fields, links, next }: SocialFields<string>): SocialLink[] {
  const own = Object.entries(fields).map(([platform, url]) => ({ platform, url }));
  return [...own, ...links, next]
    .filter(isWholeLink)
    .map(({ platform, url }) => ({ platform: platform.trim(), url: completeLink(platform, url) }));
}
