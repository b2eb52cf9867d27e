import { expect, it, test } from 'vitest';
import { foldText } from './fold-text';

test.each([
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
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect([...text].map(foldText).join('')).toBe(folded);
  expect(foldText(text.normalize('NFD'))).toBe(folded);
  expect(foldText(text.toUpperCase())).toBe(folded);
});

it('gives the same for letters as for their text, and for what is folded already', () => {
  const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code));
  const text = letters.join('');
  const folded = foldText(text);
  expect(letters.map(foldText).join('')).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
