/** Created with the first list that is sorted, because that takes a phone long. */
let collator: Intl.Collator | undefined;

/** The order of names and other texts in every list: by the language of the product, and numbers by their size. */
export const compareTexts = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);

const ASCII = /^[\0-\x7f]*$/;

/**
 * Letters that have no accent to take off, and marks that are typed in several ways: each before what it counts as, in
 * lower case. 'ς' is the form at the end of a word.
 */
const PLAIN = new Map(
  `łl øo đd ðd ħh ŧt ŋn ıi ĸk þth ßss œoe æae ςσ ‘' ’' ʼ' ʻ' ′' “" ”" „" ‐- –- —- −-`
    .split(' ')
    .map((rule) => [rule.charAt(0), rule.slice(1)]),
);
const SPECIAL = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');

/**
 * Makes equal what people take for the same when they search: upper and lower case, with and without accents however
 * they are encoded, 'ł' and 'l', 'æ' and 'ae', straight and curly apostrophes. Folding a text gives the same as folding
 * its letters one by one.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN.get(letter) ?? letter);
}

/**
 * Folds the texts of a list once, for a search that repeats with every key.
 * @returns finds the items whose text contains what is typed, without the spaces around it, in their order
 */
export function textFinder<T>(
  items: readonly T[],
  textOf: (item: T) => string = String,
): (typed: string) => T[] {
  const index = items.map((item) => ({ item, text: foldText(textOf(item)) }));
  return (typed) => {
    const wanted = foldText(typed.trim());
    return index.filter(({ text }) => text.includes(wanted)).map(({ item }) => item);
  };
}

const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Leaves out the invisible characters that come with what is pasted, which nobody can see or type: soft hyphens, spaces
 * without a width, marks of direction. Joiners stay: scripts and emoji need them.
 */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A board's name as a part of a file name. */
export function fileNamePart(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'board'
  );
}

let format: Intl.NumberFormat | undefined;

/**
 * Separators as the person is used to them, because '1.234' and '1,234' differ by a factor of a thousand; but digits
 * that fit an English sentence. A browser without a usable language counts as English.
 */
function createFormat(): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(navigator.language || 'en-US', { numberingSystem: 'latn' });
  } catch {
    return new Intl.NumberFormat('en-US');
  }
}

/** Below this a whole number has no separator, and creating a format takes a phone longer than drawing a list. */
const FIRST_WITH_SEPARATOR = 1000;

export function formatNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < FIRST_WITH_SEPARATOR) return String(value);
  format ??= createFormat();
  return format.format(value);
}

/** '1 board', '1,200 boards'. @param many the plural, if it has more than an s */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
