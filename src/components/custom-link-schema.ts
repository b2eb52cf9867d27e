import { array, object, string, ValidationError } from 'yup';
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

/** The schema of a known platform's URL: empty, or a text that can be completed to a link. */
function urlSchema(platform: string) {
  return string().test('web-url', (url = '', { createError }) => {
    const message = urlError({ platform, url });
    return message === undefined || createError({ message });
  });
}

/** The schema of a row in `CustomLinksEditor`. Half a link is an error, so that it is never dropped silently. */
const customLinkSchema = object({ platform: string(), url: string() }).test(
  'whole-link',
  // Formik passes empty texts as undefined.
  ({ platform = '', url = '' }, { path, createError }) => {
    const [hasPlatform, hasUrl] = [platform.trim() !== '', url.trim() !== ''];
    const messages = {
      platform: hasUrl && !hasPlatform ? 'Enter a platform name' : undefined,
      url: hasPlatform && !hasUrl ? 'Enter a URL' : urlError({ platform, url }),
    };
    const errors = Object.entries(messages).flatMap(([field, message]) =>
      message === undefined ? [] : createError({ path: `${path}.${field}`, message }),
    );
    return errors.length === 0 || new ValidationError(errors);
  },
);

export function linkSchemas(platforms: readonly string[]) {
  return {
    fields: object(Object.fromEntries(platforms.map((platform) => [platform, urlSchema(platform)]))),
    links: array(customLinkSchema),
    next: customLinkSchema,
  };
}
