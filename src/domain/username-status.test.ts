import { expect, it } from 'vitest';
import { isUsableUsername } from './username-status';

it.each([
  ['available', true],
  ['unchanged', true],
  ['empty', false],
  ['checking', false],
  ['unavailable', false],
  ['failed', false],
] as const)('a username that is %s can be sent: %s', (status, expected) => {
  expect(isUsableUsername(status)).toBe(expected);
});
