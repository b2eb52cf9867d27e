import { expect, it } from 'vitest';
import { malformedLinks, safeLink } from './safe-link';

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

it.each([
  '',
  'No link, only and/or, 3:/4, a www in a sentence, ada@a.example.',
  'See https://a.example/path?q={firstName}#top, (http://b.example).',
  'HTTPS://A.EXAMPLE:8080 and https://müller.example',
])('finds no malformed link in %j', (text) => {
  expect(malformedLinks(text)).toEqual([]);
});

it.each([
  ['Come to htps://a.example.', ['htps://a.example']],
  ['https:/a.example, https//a.example', ['https:/a.example', 'https//a.example']],
  ['ftp://a.example/file', ['ftp://a.example/file']],
  ['at www.a.example!', ['www.a.example']],
  ['https:// a.example', ['https://']],
  ['https://example/join', ['https://example/join']],
  ['https://a..example', ['https://a..example']],
  ['https://a.example:port', ['https://a.example:port']],
  ['https://a%b.example', ['https://a%b.example']],
  ['www.a.example (www.a.example)', ['www.a.example']],
])('finds the malformed links of %j', (text, links) => {
  expect(malformedLinks(text)).toEqual(links);
});
