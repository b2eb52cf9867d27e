import { expect, test } from 'vitest';
import { latinKey } from './latin-key';

test.each([
  ['g', 'KeyG', 'g'],
  ['G', 'KeyG', 'g'],
  ['п', 'KeyG', 'g'],
  ['Γ', 'KeyG', 'g'],
  ['ل', 'KeyG', 'g'],
  // Another Latin layout: what it types counts, not where it is.
  ['j', 'KeyC', 'j'],
  ['٣', 'Digit3', '3'],
  ['?', 'Digit7', '?'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  ['é', 'Digit2', '2'],
  ['ж', 'Semicolon', 'ж'],
  ['Dead', 'KeyE', 'Dead'],
  // A letter of two characters, and an on-screen keyboard, which reports no position.
  ['e\u0301', 'KeyE', 'e'],
  ['ж', '', 'ж'],
])('%j at %s counts as %j', (key, code, meant) => {
  expect(latinKey({ key, code })).toBe(meant);
});
