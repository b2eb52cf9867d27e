import { expect, it } from 'vitest';
import { boardShareUrl } from './share-link';

const ORIGIN = 'https://boards.example';

it.each([
  ['a full URL as it is', 'https://tb.example/b/x1', 'https://tb.example/b/x1'],
  ['one without TLS, in capitals', 'HTTP://tb.example/b/x1', 'HTTP://tb.example/b/x1'],
  ['a short id', 'x1', `${ORIGIN}/b/x1`],
  ['a short id that needs encoding', 'ä b', `${ORIGIN}/b/%C3%A4%20b`],
  ['none', '', `${ORIGIN}/board/join/board%201`],
  ['blanks', '  ', `${ORIGIN}/board/join/board%201`],
  ['a full URL that is broken', 'https://[oops', `${ORIGIN}/board/join/board%201`],
  ['no link of the web', 'javascript:alert(1)', `${ORIGIN}/board/join/board%201`],
  ['no link of the web that holds one', 'javascript:alert(1)//https://x', `${ORIGIN}/board/join/board%201`],
])('shares %s', (_what, shortLink, shared) => {
  expect(boardShareUrl({ id: 'board 1', shortLink }, ORIGIN)).toBe(shared);
});
