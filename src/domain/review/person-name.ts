/** Texts that forms and importers write instead of a missing name. */
const NO_NAME = new Set([
  'anonymous',
  'n/a',
  'name',
  'new user',
  'none',
  'null',
  'other',
  'undefined',
  'unknown',
  'unknown member',
  'unnamed',
  'unnamed member',
  'unnamed user',
  'user',
]);

/** Forms of address that are written without a full stop. */
const TITLES = new Set(['dame', 'doctor', 'dr', 'miss', 'mr', 'mrs', 'ms', 'mx', 'prof', 'professor', 'sir']);

/** Whether the text stands for a missing name. */
const isPlaceholderName = (name: string): boolean => NO_NAME.has(name.trim().toLowerCase());

/** @returns the trimmed name; '' for a placeholder, a handle, or nothing */
export function givenName(name: string): string {
  const trimmed = name.trim();
  const isName = /\p{L}/u.test(trimmed) && !trimmed.startsWith('@') && !isPlaceholderName(trimmed);
  return isName ? trimmed : '';
}

const isTitleOrInitial = (word: string) => word.endsWith('.') || TITLES.has(word.toLowerCase());

/**
 * How a note addresses the applicant: the first word of the name, together with the titles and initials before it
 * ('Dr. Jane', 'J. R. Hartley'), because a title alone is no name.
 * @returns '' if no name is known
 */
export function firstName(name: string): string {
  const words = givenName(name)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const end = words.findIndex((word) => !isTitleOrInitial(word));
  return end < 0 ? '' : words.slice(0, end + 1).join(' ');
}

/** East Asian scripts, and Vietnamese letters: these names usually begin with the family name. */
const FAMILY_FIRST =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ăđơư\u1ea0-\u1ef9]/iu;

/** Whether `firstName` may be the family name, so that a person should check it. */
export const isFirstNameGuessed = (name: string): boolean =>
  firstName(name) !== '' && FAMILY_FIRST.test(name.normalize('NFC'));

/** @returns a role to be named in a note; '' if the person only chose 'Other' */
export function givenRole(role: string): string {
  const trimmed = role.trim();
  return trimmed.toLowerCase() === 'other' ? '' : trimmed;
}
