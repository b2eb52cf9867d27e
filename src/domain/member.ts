import { formatNumber } from './text';
import { LOOKING, roleLabel } from './profile-options';
import type { User } from './user';
import { INITIALS_MAX } from './limits';

/* Texts and colours of a person's card. */

/** The known ones of years of experience and role: '3 yoe', 'Designer'. */
export function memberFacts({ profileQuestions }: User): string[] {
  const { role, customRole, yearsOfExperience } = profileQuestions;
  const years = yearsOfExperience === null ? '' : `${formatNumber(yearsOfExperience)} yoe`;
  return [years, roleLabel(role, customRole)].filter((fact) => fact !== '');
}

export const isOpenToWork = ({ profileQuestions }: Pick<User, 'profileQuestions'>): boolean =>
  profileQuestions.lookingForOpportunities === LOOKING;

/** '+2 more' */
export const moreText = (count: number): string => `+${count} more`;

/** In characters. */
const SHORT_TECH = 8;

/** Whether a technology is one of the first to hide if there isn't enough room. */
export const isLongTech = (tech: string): boolean => tech.length > SHORT_TECH;

let segmenter: Intl.Segmenter | undefined;

/** The upper-case first letters (graphemes) of a name's first two words; '?' if there are none. */
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

/** The number of `--avatar-*` colours in tokens.css. */
const COLOURS = 5;

/** The number of the colour behind a person's initials. Uses the hash of boring-avatars, so both pictures match. */
export function personColour(username: string): number {
  let hash = 0;
  for (let at = 0; at < username.length; at++) hash = (hash * 31 + username.charCodeAt(at)) | 0;
  return (Math.abs(hash) % COLOURS) + 1;
}
