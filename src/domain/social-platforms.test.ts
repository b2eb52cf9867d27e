import { expect, it } from 'vitest';
import { EDIT_PLATFORMS, ONBOARDING_PLATFORMS, platformLabel } from './social-platforms';

it('has a field for seven platforms in the edit dialog and for five in onboarding', () => {
  expect(EDIT_PLATFORMS.join(' ')).toBe('twitter github youtube telegram leetcode linkedin peerlist');
  expect(ONBOARDING_PLATFORMS.join(' ')).toBe('github twitter peerlist portfolio linkedin');
});

it.each([
  'GitHub',
  'Google',
  'Instagram',
  'LeetCode',
  'Telegram',
  'Twitter',
  'X',
  'YouTube',
  'Peerlist',
  'LinkedIn',
  'Portfolio',
])('spells %s as the platform does, in whatever case it is stored', (label) => {
  expect(platformLabel(label.toLowerCase())).toBe(label);
  expect(platformLabel(label.toUpperCase())).toBe(label);
});

it('keeps the spelling of an unknown platform', () => {
  expect(platformLabel('myBlog')).toBe('myBlog');
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a name like any other', (name) => {
  expect(platformLabel(name)).toBe(name);
});
