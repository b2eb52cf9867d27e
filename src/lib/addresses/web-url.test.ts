import { expect, it } from 'vitest';
import { isWebUrlOrEmpty, MUST_BE_URL } from './web-url';

it.each([
  [undefined, true],
  ['', true],
  ['  ', true],
  ['https://a.example', true],
  [' http://a.example/x ', true],
  ['a.example', false],
  ['ftp://a.example', false],
  ['javascript:alert(1)', false],
])('%j can be saved: %s', (text, expected) => {
  expect(isWebUrlOrEmpty(text)).toBe(expected);
});

it('says what is wrong with any other', () => {
  expect(MUST_BE_URL).toBe('Must be a valid URL');
});
