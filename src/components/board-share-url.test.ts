import { expect, it } from 'vitest';
import { boardShareUrl } from './share-link';

const ORIGIN = 'https://boards.example';

it.each([
  ['a full URL as it is', 'https://tb.example/b/x1', 'https://tb.example/b/x1'],
  ['a full URL in capitals without TLS', 'HTTP://tb.example/b/x1', 'HTTP://tb.example/b/x1'],
  ['a short id', 'x1', `${ORIGIN}/b/x1`],
  ['a short id that needs encoding', 'ä b', `${ORIGIN}/b/%C3%A4%20b`],
  ['an empty short link', '', `${ORIGIN}/board/join/board%201`],
  ['a blank short link', '  ', `${ORIGIN}/board/join/board%201`],
  ['an invalid URL', 'https://[oops', `${ORIGIN}/board/join/board%201`],
  ['a script URL', 'javascript:alert(1)', `${ORIGIN}/board/join/board%201`],
  [
    'a script URL that contains a web URL',
    'javascript:alert(1)//https://x',
    `${ORIGIN}/board/join/board%201`,
  ],
])('resolves %s', (_what, shortLink, shared) => {
  expect(boardShareUrl({ id: 'board 1', shortLink }, ORIGIN)).toBe(shared);
});
