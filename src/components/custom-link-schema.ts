import { array, object, string } from 'yup';
import { completeLink, isFullLink } from '@/domain/social-links';
import type { SocialLink } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';

/** The error of a URL that the app would not link to. Doubled schemes and two URLs in one field parse as valid. */
function urlError({ platform, url }: SocialLink): string | undefined {
  const link = completeLink(platform, url);
  if (link === '') return undefined;
  const href = safeLink(link);
  if (href === null) return 'Must be a valid URL';
  const isMalformed = /\s/.test(link) || /^https?$|[,;]/.test(new URL(href).hostname);
  return isMalformed ? 'Check this address' : undefined;
}

/** Whether the form would send a custom link with an invalid URL. */
export function isInvalidLink(link: SocialLink): boolean {
  return isFullLink(link) && urlError(link) !== undefined;
}

/** The errors of a custom link's two fields. Half a link is an error, so that it is never dropped silently. */
export function customLinkErrors(link: SocialLink): { platform?: string; url?: string } {
  const [hasPlatform, hasUrl] = [link.platform.trim() !== '', link.url.trim() !== ''];
  const invalidUrl = urlError(link);
  return {
    ...(hasUrl && !hasPlatform ? { platform: 'Enter a platform name' } : {}),
    ...(hasPlatform && !hasUrl ? { url: 'Enter a URL' } : {}),
    ...(invalidUrl === undefined ? {} : { url: invalidUrl }),
  };
}

/** The schema of a known platform's URL: empty, or a text that can be completed to a link. */
function urlSchema(platform: string) {
  return string().test('web-url', (url = '', { createError }) => {
    const message = urlError({ platform, url });
    return message === undefined || createError({ message });
  });
}

/** The schema of a row in `CustomLinksEditor`. Formik passes empty texts as undefined. */
const customLinkSchema = object({ platform: string(), url: string() }).test(
  'whole-link',
  ({ platform = '', url = '' }, { createError }) => {
    const errors = customLinkErrors({ platform, url });
    const message = errors.platform ?? errors.url;
    return message === undefined || createError({ message });
  },
);

export function linkSchemas(platforms: readonly string[]) {
  return {
    fields: object(Object.fromEntries(platforms.map((platform) => [platform, urlSchema(platform)]))),
    links: array(customLinkSchema),
    next: customLinkSchema,
  };
}
