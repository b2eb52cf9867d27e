const ASCII = /^[\0-\x7f]*$/;

/** Letters that have no accent to take off, and marks that are typed in several ways. In lower case. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  þ: 'th',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  // The form at the end of a word.
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  ʻ: "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

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
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}
