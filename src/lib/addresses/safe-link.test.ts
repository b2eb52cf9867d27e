import { expect, it } from 'vitest';
import { safeLink } from './safe-link';

it.each([
  ['https://example.com', 'https://example.com/'],
  ['  http://example.com/a b ', 'http://example.com/a%20b'],
  ['\u00a0https://example.com', 'https://example.com/'],
  ['HTTPS://EXAMPLE.com/x', 'https://example.com/x'],
])('accepts %j as a link', (text, href) => {
  expect(safeLink(text)).toBe(href);
});

it.each([
  [''],
  ['example.com'],
  ['javascript:alert(1)'],
  ['JAVASCRIPT:alert(1)'],
  ['java\nscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['file:///etc/passwd'],
  ['blob:https://example.com/x'],
  ['//example.com'],
])('rejects %j', (text) => {
  expect(safeLink(text)).toBeNull();
});
