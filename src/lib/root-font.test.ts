// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { remInPx } from './root-font';

afterEach(() => document.documentElement.removeAttribute('style'));

it.each([
  ['20px', 20],
  ['', 16],
])('with a root font of %j a rem is %i px', (size, px) => {
  document.documentElement.style.fontSize = size;
  expect(remInPx()).toBe(px);
});
