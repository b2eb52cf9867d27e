import { INITIALS_MAX } from './limits';

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
