import { formatNumber } from './text';
import {
  DEVELOPER,
  EDIT_ROLE_OPTIONS,
  LOOKING,
  optionLabel,
  OTHER,
  ROLE_OPTIONS,
  roleLabel,
} from './profile-options';
import type { ProfileQuestions, User } from './user';
import type { MemberFilter } from './discover';
import { INITIALS_MAX } from './limits';

/* What a card shows of a person. */

/** Years of experience and role, as far as they are known: '3 yoe', 'Designer'. */
export function memberFacts({ profileQuestions }: User): string[] {
  const { role, customRole, yearsOfExperience } = profileQuestions;
  const years = yearsOfExperience === null ? '' : `${formatNumber(yearsOfExperience)} yoe`;
  return [years, roleLabel(role, customRole)].filter((fact) => fact !== '');
}

export const isOpenToWork = ({ profileQuestions }: Pick<User, 'profileQuestions'>): boolean =>
  profileQuestions.lookingForOpportunities === LOOKING;

/** '+2 more' */
export const moreText = (count: number): string => `+${count} more`;

/** Letters. */
const SHORT_TECH = 8;

/** Whether a technology gives way first where there is too little room for all of them. */
export const isLongTech = (tech: string): boolean => tech.length > SHORT_TECH;

type Roles = Pick<ProfileQuestions, 'role' | 'customRole' | 'developerType'>;

/** Roles of the edit dialog that onboarding and Discover know as 'developer'. */
const DEVELOPERS = new Set([DEVELOPER, 'frontend', 'backend', 'fullstack']);
const LISTED = new Set([...ROLE_OPTIONS, ...EDIT_ROLE_OPTIONS].map(({ value }) => value.toLowerCase()));

const fold = (text: string) => text.trim().toLowerCase();

/**
 * Whether somebody has a role, in whichever form it was chosen or typed: the one rule for the search's filter and the
 * demo's backend.
 * @param wanted one of Discover's roles, in any case
 */
export function hasRole({ role, customRole, developerType }: Roles, wanted: string): boolean {
  const name = fold(wanted);
  if (name === DEVELOPER && DEVELOPERS.has(fold(role))) return true;
  const label = optionLabel(
    ROLE_OPTIONS,
    ROLE_OPTIONS.find(({ value }) => fold(value) === name)?.value ?? '',
  );
  const types = developerType.filter((type) => fold(type) !== OTHER);
  return [role, customRole, ...types].some((own) => [name, fold(label) || name].includes(fold(own)));
}

/** Whether somebody certainly has another role: one that can be chosen from a list, and not the wanted one. */
export function hasAnotherRole(roles: Roles, wanted: string): boolean {
  const role = fold(roles.role);
  return LISTED.has(role) && role !== OTHER && !hasRole(roles, wanted);
}

/**
 * A role that is not in the list counts as not set. Not part of `discover`, so that the first screen need not load
 * the list.
 */
export function withKnownRole<Filter extends MemberFilter>(filter: Filter): Filter {
  return ROLE_OPTIONS.some(({ value }) => value === filter.role) ? filter : { ...filter, role: null };
}

/** Created once, and only for names that need it: creating one takes a phone longer than drawing a list. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Letters of which each is a grapheme unless a mark follows: Latin, Greek, Cyrillic, Hebrew, Arabic, kana, Han and
 * Hangul. Most names of most languages start with one.
 */
const SINGLE =
  'a-zA-Z0-9\\u00c0-\\u024f\\u0386\\u0388-\\u03ff\\u0400-\\u0482\\u048a-\\u052f\\u05d0-\\u05ea\\u0621-\\u064a\\u0671-\\u06d3\\u3041-\\u3096\\u30a1-\\u30fa\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3';
const SINGLE_START = new RegExp(`^[${SINGLE}](?=[${SINGLE}.\\-'’]|$)`);

/** The first grapheme of a word that is not punctuation; '' where there is none. Graphemes are the segmenter's default. */
function firstLetter(word: string): string {
  const single = SINGLE_START.exec(word)?.[0];
  if (single !== undefined || word === '') return single ?? '';
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(word.replace(/^[\p{P}\p{Cf}]+/u, '')).containing(0)?.segment ?? '';
}

/**
 * First letters of a name's words, at most two, in upper case where the script has it, and independent of the
 * locale. Cut by grapheme, so that an emoji or a combined letter stays whole; '?' for a name without any.
 */
export function initials(name: string): string {
  let letters = '';
  let count = 0;
  for (const word of name.split(/\s/u)) {
    const letter = firstLetter(word);
    if (letter === '') continue;
    letters += letter;
    count += 1;
    if (count === INITIALS_MAX) break;
  }
  return letters.toUpperCase() || '?';
}

/** How many colours people have: `--avatar-1` to `--avatar-5` in tokens.css. */
const COLOURS = 5;

/**
 * Which of the colours a person's initials stand on: the ground of the picture that is drawn from the same username.
 * Hashed as boring-avatars does it, whose code comes too late for a first screen.
 */
export function personColour(username: string): number {
  let hash = 0;
  for (let at = 0; at < username.length; at++) hash = (hash * 31 + username.charCodeAt(at)) | 0;
  return (Math.abs(hash) % COLOURS) + 1;
}
