import { expect, it } from 'vitest';
import { answerLength } from './answer-length';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it.each([
  ['', 0, 'empty'],
  [' \n ', 0, 'empty'],
  ['?!', 0, 'short'],
  ['Yes, I do.', 3, 'short'],
  [words(9), 9, 'short'],
  [words(10), 10, 'fitting'],
  [words(200), 200, 'fitting'],
  [words(201), 201, 'long'],
  ['a'.repeat(5000), 1, 'short'],
  ['a'.repeat(5001), 1, 'long'],
] as const)('%j', (answer, count, kind) => {
  expect(answerLength(answer)).toEqual({ words: count, kind });
});

it('counts words of a language without spaces', () => {
  expect(answerLength('私は東京に住んでいます').words).toBeGreaterThan(2);
});
