import { foldText } from '../fold-text';

/** From a first position in a text up to, but not including, a second one. */
export type Span = readonly [start: number, end: number];

/** Scripts whose words follow each other without a space, or carry their endings without one. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_IN_WORD = /^[\p{L}\p{N}]/u;

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** A text's letters, folded, and where in the text each unit of the folded one comes from. */
function foldWithPositions(text: string) {
  let folded = '';
  let position = 0;
  const positions: number[] = [];
  for (const letter of text) {
    const added = foldText(letter);
    for (let unit = 0; unit < added.length; unit++) positions.push(position);
    folded += added;
    position += letter.length;
  }
  return { folded, positions: [...positions, position] };
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  // Two units, because a letter outside the basic plane consists of two.
  const startsInside = ENDS_IN_WORD.test(text.slice(Math.max(0, start - 2), start));
  const endsInside = STARTS_IN_WORD.test(text.slice(end, end + 2));
  return (!startsInside || isUnspaced(word.slice(0, 2))) && (!endsInside || isUnspaced(word.slice(-2)));
}

/**
 * Finds words in a text, not within other words.
 *
 * This is no regular expression: built from each person's name, one with Unicode classes and without case takes
 * milliseconds to compile, and a board has thousands of people.
 * @param words folded (`foldText`); where two overlap in the text, the one that comes first here is found
 * @param found stretches of the text in which nothing is looked for
 * @returns `found` and what was found, in no order
 */
export function findWords(text: string, words: readonly string[], found: readonly Span[]): readonly Span[] {
  const plain = foldText(text);
  const present = words.filter((word) => word !== '' && plain.includes(word));
  if (present.length === 0) return found;
  const { folded, positions } = foldWithPositions(text);
  const spans = [...found];
  for (const word of present) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const [start = 0, end = 0] = [positions[at], positions[at + word.length]];
      const isFree = spans.every((span) => end <= span[0] || start >= span[1]);
      if (isFree && isWholeWord(folded, at, at + word.length)) spans.push([start, end]);
    }
  }
  return spans;
}
