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

let segmenter: Intl.Segmenter | undefined;

/** First letters (graphemes) of a name's first two words in upper case, whatever the locale; '?' for no letters. */
export function initials(name: string): string {
  segmenter ??= new Intl.Segmenter();
  let letters = '';
  let count = 0;
  for (const word of name.split(/\s/u)) {
    const letter = segmenter.segment(word.replace(/^[\p{P}\p{Cf}]+/u, '')).containing(0)?.segment;
    if (letter === undefined) continue;
    letters += letter;
    count += 1;
    if (count === INITIALS_MAX) break;
  }
  return letters.toUpperCase() || '?';
}

/** `--avatar-1` to `--avatar-5` in tokens.css */
const COLOURS = 5;

/** The colour behind a person's initials. Same hash as boring-avatars, so both pictures have the same background. */
export function personColour(username: string): number {
  let hash = 0;
  for (let at = 0; at < username.length; at++) hash = (hash * 31 + username.charCodeAt(at)) | 0;
  return (Math.abs(hash) % COLOURS) + 1;
}
