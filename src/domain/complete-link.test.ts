import { expect, test } from 'vitest';
import { completeLink } from './complete-link';

test.each([
  ['github', 'github.com/ada', 'https://github.com/ada'],
  ['github', ' GitHub.com/ada ', 'https://GitHub.com/ada'],
  ['github', '@ada', 'https://github.com/ada'],
  [' GitHub ', '@ada', 'https://github.com/ada'],
  ['twitter', '@ada', 'https://x.com/ada'],
  ['X', '@ada', 'https://x.com/ada'],
  ['youtube', '@ada', 'https://www.youtube.com/@ada'],
  ['telegram', '@ada_l', 'https://t.me/ada_l'],
  ['leetcode', '@ada', 'https://leetcode.com/u/ada'],
  ['linkedin', '@ada-l', 'https://www.linkedin.com/in/ada-l'],
  ['peerlist', '@ada', 'https://peerlist.io/ada'],
  ['instagram', '@ada.l', 'https://www.instagram.com/ada.l'],
  ['github', '\u2068https://github.com/\u200bada\u2069 ', 'https://github.com/ada'],
  ['portfolio', 'www.ada.example', 'https://www.ada.example'],
  ['Blog', 'ada.example:8080/blog?all#top', 'https://ada.example:8080/blog?all#top'],
  ['Blog', '//ada.example', 'https://ada.example'],
  ['Blog', 'bücher.example', 'https://bücher.example'],
  ['Blog', 'ada.xn--p1ai', 'https://ada.xn--p1ai'],
])('on %s, %j is completed to %s', (platform, text, url) => {
  expect(completeLink(platform, text)).toBe(url);
});

test.each([
  ['github', ''],
  ['github', 'ada'],
  ['github', 'https://github.com/ada'],
  ['github', 'http://github.com/ada'],
  ['portfolio', '@ada'],
  ['__proto__', '@ada'],
  ['constructor', '@ada'],
  ['Blog', 'ada@example.com'],
  ['Blog', 'my page.example'],
  ['Blog', 'javascript:alert(1)'],
  ['Blog', 'ftp://ada.example'],
  ['Blog', '1.5'],
  ['Blog', 'e.g.'],
])('on %s, %j stays as it is', (platform, text) => {
  expect(completeLink(platform, text)).toBe(text);
});
