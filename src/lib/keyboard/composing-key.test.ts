// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isComposingKey } from './composing-key';

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  // Safari: the composition has ended already.
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%o belongs to the composition of a word: %s', (key, expected) => {
  expect(isComposingKey(key)).toBe(expected);
});
