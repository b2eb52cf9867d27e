import { expect, it } from 'vitest';
import { displayName, hasCompleteProfile } from './user';

it.each([
  [true, 100, true],
  [true, 80, false],
  [false, 100, false],
])('flag %s at %s%% is complete: %s', (isProfileComplete, profileCompletionPercentage, expected) => {
  expect(hasCompleteProfile({ isProfileComplete, profileCompletionPercentage })).toBe(expected);
});

it.each([
  [{ name: 'Ana', username: 'ana' }, 'Ana'],
  [{ name: ' ', username: 'ana' }, '@ana'],
  [{ name: '', username: '' }, 'Unknown member'],
])('%j is called %s', (user, expected) => {
  expect(displayName(user)).toBe(expected);
});

it('calls those without a name what the screen asks for', () => {
  expect(displayName({ name: '' }, 'Someone')).toBe('Someone');
  expect(displayName({ name: 'Ana' }, 'Someone')).toBe('Ana');
});
