// @vitest-environment jsdom
import { afterEach, expect, it, test } from 'vitest';
import { isComposingKey, latinKey, typingTarget } from './keys';

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  // Safari: the composition has ended already.
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%o belongs to a composition: %s', (key, expected) => {
  expect(isComposingKey(key)).toBe(expected);
});

test.each([
  ['g', 'KeyG', 'g'],
  ['G', 'KeyG', 'g'],
  ['п', 'KeyG', 'g'],
  ['Γ', 'KeyG', 'g'],
  ['ل', 'KeyG', 'g'],
  // Another Latin layout: the character counts, not the position.
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
])('reads %j at %s as %j', (key, code, expected) => {
  expect(latinKey({ key, code })).toBe(expected);
});

afterEach(() => document.body.replaceChildren());

it.each([
  ['<input data-here>', true],
  ['<input type="search" data-here>', true],
  ['<textarea data-here></textarea>', true],
  ['<select data-here></select>', true],
  ['<div contenteditable><b data-here>a</b></div>', true],
  ['<ul role="listbox"><li data-here></li></ul>', true],
  ['<div contenteditable="false"><b data-here>a</b></div>', false],
  ['<input type="checkbox" data-here>', false],
  ['<input type="radio" data-here>', false],
  ['<button data-here>a</button>', false],
])('treats a key in %s as typing: %s', (html, isTyping) => {
  document.body.innerHTML = html;
  expect(typingTarget(document.querySelector('[data-here]')) !== null).toBe(isTyping);
});

it('does not treat a key without an element as typing', () => {
  expect(typingTarget(document)).toBeNull();
  expect(typingTarget(null)).toBeNull();
});
