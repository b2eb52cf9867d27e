import { expect, it } from 'vitest';
import { displayName, hasCompleteProfile, initials } from './user';

it.each([
  [true, 100, true],
  [true, 80, false],
  [false, 100, false],
])(
  'a profile with the flag %s and %s%% is complete: %s',
  (isProfileComplete, profileCompletionPercentage, expected) => {
    expect(hasCompleteProfile({ isProfileComplete, profileCompletionPercentage })).toBe(expected);
  },
);

it.each([
  [{ name: 'Ana', username: 'ana' }, 'Ana'],
  [{ name: ' ', username: 'ana' }, '@ana'],
  [{ name: '', username: '' }, 'Unknown member'],
])('displays %j as %s', (user, expected) => {
  expect(displayName(user)).toBe(expected);
});

it('displays the given text for a user without a name', () => {
  expect(displayName({ name: '' }, 'Someone')).toBe('Someone');
  expect(displayName({ name: 'Ana' }, 'Someone')).toBe('Ana');
});

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
  // Combining accents, variation selectors and keycaps belong to the previous letter.
  ['e\u0301lodie A\u030Asa', 'E\u0301A\u030A'],
  ['1\uFE0F\u20E3 Team', '1\uFE0F\u20E3T'],
  ['Jörg Øst', 'JØ'],
  ['7 of 9', '7O'],
  ['-- Ada  Lovelace', 'AL'],
  ['', '?'],
  ['  ', '?'],
  ['-- !!', '?'],
])('initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
