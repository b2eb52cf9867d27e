import { safeLink } from './safe-link';

export const MUST_BE_URL = 'Must be a valid URL';

/**
 * Whether a typed address can be saved: empty, or a URL that the app would link to (http and https; another scheme
 * would be saved and never shown).
 */
export function isWebUrlOrEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === '' || safeLink(text) !== null;
}
