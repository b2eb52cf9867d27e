import { INITIALS_MAX } from './limits';

/** Made once: every avatar of a list needs it. It cuts by grapheme where nothing else is asked for. */
const segmenter = new Intl.Segmenter();

/**
 * First letters of a name's words, at most two, upper-cased where the script has cases, and the same for every reader.
 * Cut by grapheme, so an emoji or a combined letter is never torn; '?' for a name without any.
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
