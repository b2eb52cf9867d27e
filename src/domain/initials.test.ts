import { expect, it } from 'vitest';
import { initials } from './initials';

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
  ['-- Ada  Lovelace', 'AL'],
  ['', '?'],
  ['  ', '?'],
  ['-- !!', '?'],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
