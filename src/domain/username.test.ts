import { expect, test } from 'vitest';
import { cleanUsername, usernameError, isUsableUsername } from './username';

const SPACES = 'A username can’t contain spaces.';

test.each([
  ['ada', 'ada', null],
  [' @ada ', 'ada', null],
  ['@@ ada', 'ada', null],
  ['@', '', null],
  ['a'.repeat(50), 'a'.repeat(50), null],
  ['\u202aada\u200b_l\u202c', 'ada_l', null],
  ['ada lovelace', 'ada lovelace', SPACES],
  ['ada\u00a0l', 'ada\u00a0l', SPACES],
  ['ada@mail.example', 'ada@mail.example', 'Usernames are public. Don’t use your email address.'],
  ['github.com/ada', 'github.com/ada', 'A username can’t contain slashes.'],
  ['a'.repeat(51), 'a'.repeat(51), 'A username has at most 50 characters.'],
])('reads %j as the username %j with the error %j', (typed, username, error) => {
  expect(cleanUsername(typed)).toBe(username);
  expect(usernameError(typed)).toBe(error);
});

test.each([
  ['available', true],
  ['unchanged', true],
  ['empty', false],
  ['checking', false],
  ['unavailable', false],
  ['invalid', false],
  ['failed', false],
] as const)('a form with a username that is %s can be submitted: %s', (status, expected) => {
  expect(isUsableUsername(status)).toBe(expected);
});
