import { array, object, string } from 'yup';
import { completeLink, isWholeLink } from '@/domain/social-links';
import type { SocialLink } from '@/domain/user';
import { textFieldsShape } from '@/lib/drafts/draft-shape';
import { safeLink } from '@/lib/addresses/safe-link';

const PLATFORM_MISSING = 'Name the platform too';
const URL_MISSING = 'Enter the URL too';
const MUST_BE_URL = 'Must be a valid URL';

const CHECK_ADDRESS = 'Check this address';

/** The error of a URL that the app would not link to. A doubled scheme and two addresses in one field are valid URLs. */
function urlError({ platform, url }: SocialLink): string | undefined {
  const link = completeLink(platform, url);
  if (link === '') return undefined;
  const href = safeLink(link);
  if (href === null) return MUST_BE_URL;
  const isMangled = /\s/.test(link) || /^https?$|[,;]/.test(new URL(href).hostname);
  return isMangled ? CHECK_ADDRESS : undefined;
}

/** Whether a custom link would be sent although its URL is invalid. */
export function isWrongLink(link: SocialLink): boolean {
  return isWholeLink(link) && urlError(link) !== undefined;
}

/** What is wrong with a custom link, by its two fields; half a link is never dropped silently. */
export function customLinkErrors(link: SocialLink): { platform?: string; url?: string } {
  const [hasPlatform, hasUrl] = [link.platform.trim() !== '', link.url.trim() !== ''];
  const wrongUrl = urlError(link);
  return {
    ...(hasUrl && !hasPlatform ? { platform: PLATFORM_MISSING } : {}),
    ...(hasPlatform && !hasUrl ? { url: URL_MISSING } : {}),
    ...(wrongUrl === undefined ? {} : { url: wrongUrl }),
  };
}

/** The URL of a platform with a field of its own: one that can be completed to a link, or empty. */
function addressSchema(platform: string) {
  return string().test('web-url', (url = '', { createError }) => {
    const message = urlError({ platform, url });
    return message === undefined || createError({ message });
  });
}

/** One row of `CustomLinksEditor`. Formik passes empty texts as undefined. */
const customLinkSchema = object({ platform: string(), url: string() }).test(
  'whole-link',
  ({ platform = '', url = '' }, { createError }) => {
    const { platform: ofPlatform, url: ofUrl } = customLinkErrors({ platform, url });
    const message = ofPlatform ?? ofUrl;
    return message === undefined || createError({ message });
  },
);

/** The rules of a form's links. */
export function linkRules(platforms: readonly string[]) {
  return {
    fields: object(Object.fromEntries(platforms.map((platform) => [platform, addressSchema(platform)]))),
    links: array(customLinkSchema),
    next: customLinkSchema,
  };
}

/** What a draft keeps of links: fields for these platforms, custom rows, and the row for the next one. */
export function linksShape<Platform extends string>(platforms: readonly Platform[]) {
  const link = textFieldsShape(['platform', 'url']);
  return { fields: textFieldsShape(platforms), links: array(link).defined(), next: link };
}
