import { expect, it } from 'vitest';
import { initials } from './member';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ana Maria de Souza', 'AM'],
  ['  élodie   durand ', 'ÉD'],
  ['李 小龍', '李小'],
  ['محمد علي', 'مع'],
  ['👩‍💻 Coder', '👩‍💻C'],
  ['(Sam) "Jo" Lee', 'SJ'],
  ['ßam', 'SS'],
  // A combining accent, a variation selector and a keycap belong to the letter before them.
  ['e\u0301lodie A\u030Asa', 'E\u0301A\u030A'],
  ['1\uFE0F\u20E3 Team', '1\uFE0F\u20E3T'],
  ['Jörg Øst', 'JØ'],
  ['7 of 9', '7O'],
  ['-- Ada  Lovelace', 'AL'],
  ['', '?'],
  ['  ', '?'],
  ['-- !!', '?'],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
