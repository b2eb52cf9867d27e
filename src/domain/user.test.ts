import { expect, it } from 'vitest';
import { displayName, hasCompleteProfile } from './user';

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
