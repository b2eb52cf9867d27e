import { foldText } from '../fold-text';

/** From a first position in a text up to, but not including, a second one. */
export type Span = readonly [start: number, end: number];

/** Scripts whose words follow each other without a space, or carry their endings without one. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_IN_WORD = /^[\p{L}\p{N}]/u;

/** Cyrillic and Greek as people write their names in Latin letters. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а=a б=b в=v г=g ґ=g д=d е=e є=ye ж=zh з=z и=i і=i ї=yi к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ' +
    'ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya ' +
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** As `foldText`, and Cyrillic and Greek in Latin letters: a name is repeated in either script. */
export const foldName = (text: string): string =>
  foldText(text.replace(/[йЙ]/gu, 'y')).replace(
    /[\u0370-\u03ff\u0400-\u052f]/gu,
    (letter) => LATIN[letter] ?? letter,
  );

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** A text's letters, folded, and where in the text each unit of the folded one comes from. */
export function foldWithPositions(text: string, fold: (letter: string) => string) {
  let folded = '';
  let position = 0;
  const positions: number[] = [];
  for (const letter of text) {
    const added = fold(letter);
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
 * @param words folded (`foldName`); where two overlap in the text, the one that comes first here is found
 * @param found stretches of the text in which nothing is looked for
 * @returns `found` and what was found, in no order
 */
export function findWords(text: string, words: readonly string[], found: readonly Span[]): readonly Span[] {
  const plain = foldName(text);
  const present = words.filter((word) => word !== '' && plain.includes(word));
  if (present.length === 0) return found;
  const { folded, positions } = foldWithPositions(text, foldName);
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
