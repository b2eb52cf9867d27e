import { object, string } from 'yup';
import { isWholeLink } from '@/domain/social-fields';
import type { SocialLink } from '@/domain/user';
import { isWebUrlOrEmpty, MUST_BE_URL } from '@/lib/web-url';

/**
 * Whether a custom link would be sent although its URL is invalid. Half a link is not sent, so its URL may be
 * anything.
 */
export function isWrongLink(link: SocialLink): boolean {
  return isWholeLink(link) && !isWebUrlOrEmpty(link.url);
}

/** The URL of a platform with a field of its own: one that the app would link to, or empty. */
export const addressSchema = string().test('web-url', MUST_BE_URL, isWebUrlOrEmpty);

/** One row of `CustomLinksEditor`. Formik passes empty texts as undefined. */
export const customLinkSchema = object({ platform: string(), url: string() }).test(
  'web-url',
  MUST_BE_URL,
  ({ platform = '', url = '' }) => !isWrongLink({ platform, url }),
);
