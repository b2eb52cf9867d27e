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
