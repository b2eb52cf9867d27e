import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { compareTexts, fileNamePart, normalizeForSearch, pluralize, searchTerm, createSearch } from './text';

it('sorts names alphabetically in every browser language', () => {
  const names = [
    'Zoë',
    'Øyvind',
    'ada',
    'Čeněk',
    'Chloé',
    'Ada 10',
    'Ada 9',
    'Łucja',
    'Lumír',
    'Oskar',
    'Ärla',
  ];
  expect(names.toSorted(compareTexts)).toEqual([
    'ada',
    'Ada 9',
    'Ada 10',
    'Ärla',
    'Čeněk',
    'Chloé',
    'Łucja',
    'Lumír',
    'Oskar',
    'Øyvind',
    'Zoë',
  ]);
});

/** Texts and their normalized forms. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['Ana', 'ana'],
  ['Lumír', 'lumir'],
  ['René', 'rene'],
  ['Rene\u0301', 'rene'],
  ['ÉCOLE', 'ecole'],
  ['Việt', 'viet'],
  ['Łódź', 'lodz'],
  ['Søren', 'soren'],
  ['Ǿ', 'o'],
  ['Đorđe', 'dorde'],
  ['Ásgeir Guðmundsson', 'asgeir gudmundsson'],
  ['Þórr', 'thorr'],
  ['Yıldız', 'yildiz'],
  ['İstanbul', 'istanbul'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Œuvre', 'oeuvre'],
  ['Ægir', 'aegir'],
  ['Ħaż-Żebbuġ', 'haz-zebbug'],
  ['Ŋŧĸ', 'ntk'],
  ['O’Brien', "o'brien"],
  ['O‘Brien', "o'brien"],
  ['Hawaiʻi, Oʼahu', "hawai'i, o'ahu"],
  ['5′', "5'"],
  ['„Ada“ ”', '"ada" "'],
  ['Jean‑Luc Jean–Luc Jean—Luc Jean‐Luc −', 'jean-luc jean-luc jean-luc jean-luc -'],
  ['Ada\u00a0Byron', 'ada byron'],
  ['Ａｄａ ﬁne', 'ada fine'],
  ['co\u00adop\u200d', 'coop'],
  ['ΝΊΚΟΣ', 'νικοσ'],
  ['νίκος', 'νικοσ'],
  ['Семён', 'семен'],
  ['山田', '山田'],
  ['🌱', '🌱'],
];

test.each(LETTERS)('normalizes %j to %j', (text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized);
  expect([...text].map(normalizeForSearch).join('')).toBe(normalized);
  expect(normalizeForSearch(text.normalize('NFD'))).toBe(normalized);
  expect(normalizeForSearch(text.toUpperCase())).toBe(normalized);
});

it('normalizes a text like its letters, and is idempotent', () => {
  const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code));
  const text = letters.join('');
  const normalized = normalizeForSearch(text);
  expect(letters.map(normalizeForSearch).join('')).toBe(normalized);
  expect(normalizeForSearch(normalized)).toBe(normalized);
});

it('finds parts of texts in the list’s order, and all texts for an empty search', () => {
  const find = createSearch(['São Paulo', 'Łódź', 'Lisbon']);
  expect(find(' sao ')).toEqual(['São Paulo']);
  expect(find('L')).toEqual(['São Paulo', 'Łódź', 'Lisbon']);
  expect(find(' ')).toEqual(['São Paulo', 'Łódź', 'Lisbon']);
  expect(find('Porto')).toEqual([]);
});

it.each(['@matteo', 'Ricci Matteo', 'matteo  ricci', ' RICCI '])('finds a person by %j', (typed) => {
  const find = createSearch(['Matteo Ricci\nmricci', 'Ada Lovelace\nada']);
  expect(find(typed)).toEqual(['Matteo Ricci\nmricci']);
});

it.each([
  ['@ada', 'ada'],
  ['  ada   @lovelace ', 'ada lovelace'],
  ['a@b.example @ ', 'a@b.example @'],
])('cleans the search %j to %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});

it('finds items with several texts', () => {
  const ada = { name: 'Ada', email: 'countess@mail.example' };
  const find = createSearch([ada], ({ name, email }) => `${name}\n${email}`);
  expect(find('COUNTESS')).toEqual([ada]);
  expect(find('adacountess')).toEqual([]);
});

// The module caches the format.
beforeEach(() => vi.resetModules());

async function formattedIn(navigator: object | undefined, value: number): Promise<string> {
  vi.stubGlobal('navigator', navigator);
  const { formatNumber } = await import('./text');
  return formatNumber(value).replaceAll(/\s/g, ' ');
}

it.each([
  [0, '0'],
  [12, '12'],
  [1234, '1,234'],
  [1_234_567, '1,234,567'],
  [7.5, '7.5'],
])('formats %s as %s in English', async (value, text) => {
  expect(await formattedIn({ language: 'en-US' }, value)).toBe(text);
});

describe('number separators', () => {
  it.each([
    ['de-DE', '1.234.567,5'],
    ['fr-FR', '1 234 567,5'],
    ['en-IN', '12,34,567.5'],
    // Latin digits, like the sentences around them.
    ['ar-EG', '1,234,567.5'],
    ['hi-IN', '12,34,567.5'],
  ])('follow the language %s', async (language, text) => {
    expect(await formattedIn({ language }, 1_234_567.5)).toBe(text);
  });
});

it.each([[{ language: 'en-US@posix' }], [{ language: '' }], [{}], [undefined]])(
  'uses English for the navigator %j',
  async (navigator) => {
    expect(await formattedIn(navigator, 1234)).toBe('1,234');
  },
);

it.each([
  [0, '0 boards'],
  [1, '1 board'],
  [1200, '1,200 boards'],
])('pluralizes %i', (count, text) => {
  expect(pluralize(count, 'board')).toBe(text);
});

it.each([
  ['Frontend Guild', 'Frontend-Guild'],
  [' --Łódź: 2 / 3!! ', 'Łódź-2-3'],
  ['ﬁne', 'fine'],
  [`${'a'.repeat(60)}b`, 'a'.repeat(60)],
  ['/ ?', 'board'],
  ['a' + '𐐷'.repeat(60), 'a' + '𐐷'.repeat(29)],
])('turns the board name %j into the file name part %j', (name, part) => {
  expect(fileNamePart(name)).toBe(part);
});
