import { expect, it } from 'vitest';
import { oddLinks } from './odd-links';

it.each([
  '',
  'No link, only and/or, 3:/4, a www in a sentence, ada@a.example.',
  'See https://a.example/path?q={firstName}#top, (http://b.example).',
  'HTTPS://A.EXAMPLE:8080 and https://müller.example',
])('has nothing against %j', (text) => {
  expect(oddLinks(text)).toEqual([]);
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
])('names the odd links of %j', (text, odd) => {
  expect(oddLinks(text)).toEqual(odd);
});
