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
])('writes %s as the platform does, whatever case it is stored in', (label) => {
  expect(platformLabel(label.toLowerCase())).toBe(label);
  expect(platformLabel(label.toUpperCase())).toBe(label);
});

it('leaves a platform that it does not know in its own spelling', () => {
  expect(platformLabel('myBlog')).toBe('myBlog');
});
