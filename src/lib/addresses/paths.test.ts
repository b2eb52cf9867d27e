import { expect, it } from 'vitest';
import { decodeSegment, paths, pathSegment } from './paths';

const ID = 'a/b?c';

/** Every path of the app. Users have bookmarked and shared them, so they must not change. */
it.each([
  [paths.home(), '/'],
  [paths.auth(), '/auth'],
  [paths.auth(null), '/auth'],
  [paths.auth(''), '/auth'],
  [paths.auth('/boards/1?a=b'), '/auth?redirect=%2Fboards%2F1%3Fa%3Db'],
  [paths.onboarding(), '/onboarding'],
  [paths.onboarding(null), '/onboarding'],
  [paths.onboarding('/boards/1'), '/onboarding?redirect=%2Fboards%2F1'],
  [paths.profile(), '/profile'],
  [paths.profile(ID), '/profile/a%2Fb%3Fc'],
  [paths.publicProfile(), '/profile?view=public'],
  [paths.boards(), '/boards'],
  [paths.createBoard(), '/boards/create'],
  [paths.board(ID), '/boards/a%2Fb%3Fc'],
  [paths.board('half\ud83d'), '/boards/half%EF%BF%BD'],
  [paths.auth('/?q=half\ud83d'), '/auth?redirect=%2F%3Fq%3Dhalf%EF%BF%BD'],
  [paths.review(ID), '/boards/a%2Fb%3Fc/review'],
  [paths.joinBoard(ID), '/board/join/a%2Fb%3Fc'],
  [paths.apply(ID), '/board/join/a%2Fb%3Fc?apply=1'],
  [paths.shortLink(ID), '/b/a%2Fb%3Fc'],
  [paths.saved(), '/saved'],
  [paths.comingSoon(), '/comingsoon'],
  [paths.error(), '/error'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

it.each([
  '.',
  '..',
  '../admin',
  '..\\admin',
  '..%2fadmin',
  '%2e%2e',
  '%2E%2E/x',
  './/evil.example',
  '//evil.example',
  'https://evil.example',
  'a/b',
  'a?b=c',
  'a#b',
  'a\\b',
  'a b',
  'a%00b',
  'a\nb',
  '@evil.example',
  ':80',
  'ключ',
])('%j stays one segment below its folder', (id) => {
  const url = new URL(`https://api.example.com/api/boards/${pathSegment(id)}/members`);
  expect(url.origin).toBe('https://api.example.com');
  expect(url.pathname.split('/')).toHaveLength(5);
  expect(url.pathname).toMatch(/^\/api\/boards\/[^/]+\/members$/);
  expect(url.search + url.hash).toBe('');
});

it('leaves an ordinary id unchanged', () => {
  expect(pathSegment('66a7f0c2e1')).toBe('66a7f0c2e1');
  expect(pathSegment('v1..')).toBe('v1..');
  expect(pathSegment('...')).toBe('...');
});

it('escapes dots that would mean another folder', () => {
  expect(pathSegment('.')).toBe('%252E');
  expect(pathSegment('..')).toBe('%252E%252E');
});

it.each(['66a7f0c2e1', 'a b', 'ключ', 'a/b', 'b%1'])('decodes %j from its own segment', (id) => {
  expect(decodeSegment(pathSegment(id))).toBe(id);
});

it('returns a segment that cannot be decoded unchanged', () => {
  expect(decodeSegment('b%1')).toBe('b%1');
});
