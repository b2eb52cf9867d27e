import { INITIALS_MAX } from './limits';

/** Made once: every avatar of a list needs it. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * First letters of a name's words, at most two, upper-cased where the script has cases, and the same for every reader.
 * Cut by grapheme, so an emoji or a combined letter is never torn; '?' for a name without any.
 */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/^[\p{P}\p{Cf}]+/u, ''))
    .filter((word) => word !== '')
    .slice(0, INITIALS_MAX)
    .map((word) => segmenter.segment(word).containing(0)?.segment ?? '')
    .join('');
  return letters.toUpperCase() || '?';
}
