import { formatNumber } from './text';
import { LOOKING, roleLabel } from './profile-options';
import type { User } from './user';
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
