import { INITIALS_MAX } from './limits';

/** Created once, because every avatar of a list needs it. It segments by grapheme by default. */
const segmenter = new Intl.Segmenter();

/**
 * First letters of a name's words, at most two, in upper case where the script has it, and independent of the
 * locale. Cut by grapheme, so that an emoji or a combined letter stays whole; '?' for a name without any.
 */
export function initials(name: string): string {
  const letters = name
    .split(/\s/u)
    .map((word) => segmenter.segment(word.replace(/^[\p{P}\p{Cf}]+/u, '')).containing(0)?.segment ?? '')
    .filter((letter) => letter !== '')
    .slice(0, INITIALS_MAX)
    .join('');
  return letters.toUpperCase() || '?';
}
