let collator: Intl.Collator | undefined;

/** Compares names and other texts for sorting; numbers in them by value. */
export const compareTexts = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);

let numberFormat: Intl.NumberFormat | undefined;

/** Uses Latin digits and the user's separators: '1.234' means a thousand times more in one language than in another. */
function createNumberFormat(): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(navigator.language || 'en-US', { numberingSystem: 'latn' });
  } catch {
    return new Intl.NumberFormat('en-US');
  }
}

export function formatNumber(value: number): string {
  // Without separators. The first format takes a phone about 100 ms, longer than rendering a list.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return (numberFormat ??= createNumberFormat()).format(value);
}

/** '1 board', '1,200 boards'. @param plural for irregular plurals */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

const ASCII = /^[\0-\x7f]*$/;

/** Letters that NFKD doesn't decompose, and variants of punctuation, each followed by its replacement. */
const PLAIN = new Map(
  `łl øo đd ðd ħh ŧt ŋn ıi ĸk þth ßss œoe æae ςσ ‘' ’' ʼ' ʻ' ′' “" ”" „" ‐- –- —- −-`
    .split(' ')
    .map((rule) => [rule.charAt(0), rule.slice(1)]),
);
const SPECIAL = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');

/**
 * Normalizes a text for search: lower case, no accents, 'l' for 'ł', 'ae' for 'æ', straight apostrophes. Equal to
 * normalizing each character separately, so that matches can be mapped back to the text.
 */
export function normalizeForSearch(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN.get(letter) ?? letter);
}

/** Cleans a typed search: removes the '@' of usernames and extra spaces. */
export const searchTerm = (typed: string): string =>
  typed
    .replace(/(^|\s)@(?=\S)/g, '$1')
    .trim()
    .replace(/\s+/g, ' ');

/** Whether each word of the search term occurs in one of the texts. All texts must be normalized. */
export const hasWords = (normalizedTexts: readonly string[], normalizedTerm: string): boolean =>
  normalizedTerm.split(' ').every((word) => normalizedTexts.some((text) => text.includes(word)));

/**
 * Normalizes the texts of a list once, for a search on every keystroke.
 * @returns a function that finds the items whose text contains all typed words
 */
export function createSearch<T>(
  items: readonly T[],
  textOf: (item: T) => string = String,
): (typed: string) => T[] {
  const index = items.map((item) => ({ item, text: normalizeForSearch(textOf(item)) }));
  return (typed) => {
    const term = normalizeForSearch(searchTerm(typed));
    return index.filter(({ text }) => hasWords([text], term)).map(({ item }) => item);
  };
}

/** Adds to a server's search results the loaded items whose text contains all typed words. */
export function withLoaded<T extends { id: string }>(
  found: readonly T[],
  loaded: readonly T[],
  typed: string,
  textOf: (item: T) => string,
): readonly T[] {
  if (typed === '') return found;
  const ids = new Set(found.map(({ id }) => id));
  return [...found, ...createSearch(loaded, textOf)(typed).filter(({ id }) => !ids.has(id))];
}

const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Removes invisible characters of pasted texts, such as soft hyphens. Joiners stay in a visible text. */
export const withoutInvisible = (text: string): string => (isBlank(text) ? '' : text.replace(INVISIBLE, ''));

/** Whether a text looks empty: it has only white space and characters that browsers don't draw. */
export const isBlank = (text: string): boolean => /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** Turns a board's name into a part of a file name. */
export function fileNamePart(text: string): string {
  return (
    text
      .normalize('NFKC')
      .slice(0, 60)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'board'
  );
}
