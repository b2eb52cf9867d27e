import { describe, expect, it } from 'vitest';
import { boardIdOfJoinLink, readShortLink } from './read-short-link';

describe('boardIdOfJoinLink', () => {
  it.each([
    ['https://talent.example/board/join/abc-123_X', 'abc-123_X'],
    ['https://talent.example/board/join/abc/?ref=1#top', 'abc'],
    ['http://talent.example/board/join/abc', 'abc'],
    ['https://talent.example:8443/board/join/abc', 'abc'],
    ['https://talent.example/a:b/abc', 'abc'],
    [' https://talent.example/board/join/abc\n', 'abc'],
    ['/board/join/abc///', 'abc'],
    ['abc', 'abc'],
  ])('reads the id of %s: %s', (joinLink, id) => {
    expect(boardIdOfJoinLink(joinLink)).toBe(id);
  });

  it.each([
    [''],
    ['/'],
    ['https://talent.example/board/join/..'],
    ['https://talent.example/board/join/%2e%2e'],
    ['javascript:alert(1)'],
    ['https://talent.example/board/join/a b'],
    ['https://talent.example/board/join/?id=abc'.replace('join/', 'join/ä/')],
    ['//talent.example:80'],
    ['https://evilhost'],
    ['https://evilhost/?x=/abc'],
    ['ftp://talent.example/abc'],
    ['mailto:abc'],
  ])('rejects %j', (joinLink) => {
    expect(boardIdOfJoinLink(joinLink)).toBeNull();
  });
});

it.each([[{ isSuccess: true, joinLink: '/abc' }], [{ data: { isSuccess: true, joinLink: '/abc' } }]])(
  'reads the board from %j',
  (json) => {
    expect(readShortLink(json)).toBe('abc');
  },
);

it('reads no board from a rejected link, even with a join link', () => {
  expect(readShortLink({ isSuccess: false, message: 'Expired', joinLink: '/board/join/b7' })).toBeNull();
});
