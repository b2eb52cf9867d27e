import { expect, test } from 'vitest';
import { cleanUsername, hasSpaceInside, isUsableUsername } from './username';

test.each([
  ['ada', 'ada', false],
  [' @ada ', 'ada', false],
  ['@@ ada', 'ada', false],
  ['ada@home', 'ada@home', false],
  ['@', '', false],
  ['ada lovelace', 'ada lovelace', true],
  ['\u202aada\u200b_l\u202c', 'ada_l', false],
  ['ada\u00a0l', 'ada\u00a0l', true],
])('%j is the username %j, with white space inside: %s', (typed, username, hasSpace) => {
  expect(cleanUsername(typed)).toBe(username);
  expect(hasSpaceInside(typed)).toBe(hasSpace);
});

test.each([
  ['available', true],
  ['unchanged', true],
  ['empty', false],
  ['checking', false],
  ['unavailable', false],
  ['spaced', false],
  ['failed', false],
] as const)('a username that is %s can be sent: %s', (status, expected) => {
  expect(isUsableUsername(status)).toBe(expected);
});
