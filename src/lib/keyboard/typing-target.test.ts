// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { typingTarget } from './typing-target';

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
])('a key pressed in %s enters something: %s', (html, isTyping) => {
  document.body.innerHTML = html;
  expect(typingTarget(document.querySelector('[data-here]')) !== null).toBe(isTyping);
});

it('no key enters something where there is no element', () => {
  expect(typingTarget(document)).toBeNull();
  expect(typingTarget(null)).toBeNull();
});
