// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  setReturnPathOwner,
  clearReturnPath,
  invitedBoardId,
  readReturnPath,
  redirectTarget,
  signInPath,
  storeReturnPath,
  resolveReturnPath,
} from './return-path';

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

describe('the return path', () => {
  it('is stored until it is cleared', () => {
    expect(readReturnPath()).toBeNull();
    storeReturnPath('/board/join/b1?from=mail');
    expect(window.localStorage.getItem('returnPath')).toBe('/board/join/b1?from=mail');
    expect(readReturnPath()).toBe('/board/join/b1?from=mail');
    clearReturnPath();
    expect(readReturnPath()).toBeNull();
  });

  it.each([[null], ['//evil.example'], ['https://evil.example'], ['']])('does not accept %j', (path) => {
    storeReturnPath('/boards');
    storeReturnPath(path);
    expect(readReturnPath()).toBe('/boards');
  });

  it('is validated when it is read', () => {
    window.localStorage.setItem('returnPath', '//evil.example');
    expect(readReturnPath()).toBeNull();
  });

  it('is the target of a stored sign-in page, if it has one', () => {
    storeReturnPath('/auth?redirect=%2Fboards');
    expect(readReturnPath()).toBe('/boards');
    storeReturnPath('/onboarding');
    expect(readReturnPath()).toBe('/boards');
  });
});

it.each([
  ['/boards/b1?tab=pending#top', '/boards/b1?tab=pending#top'],
  ['/authors?redirect=%2Fboards', '/authors?redirect=%2Fboards'],
  ['/auth?redirect=%2Fboards%3Fq%3Da%2520b%23top', '/boards?q=a%20b#top'],
  ['/onboarding?redirect=%2Fboard%2Fjoin%2Fb1#top', '/board/join/b1'],
  ['/auth?redirect=%2Fonboarding%3Fredirect%3D%252Fboards', '/boards'],
  ['/onboarding', null],
  ['/auth#top', null],
  ['/auth?redirect=%2Fonboarding%3Fredirect%3D%252Fauth', null],
  ['/auth?redirect=%2F%2Fevil.example', null],
  ['https://evil.example', null],
  [null, null],
])('resolves %j to %j', (path, expected) => {
  expect(resolveReturnPath(path)).toBe(expected);
});

describe('the return path on a shared device', () => {
  it('belongs to the first user who signs in after it was stored', () => {
    storeReturnPath('/boards/b1');
    setReturnPathOwner('ana');
    expect(readReturnPath()).toBe('/boards/b1');
    expect(window.localStorage.getItem('returnPathOf')).toBe('ana');
  });

  it('is kept for the same user', () => {
    setReturnPathOwner('ana');
    storeReturnPath('/boards/b1');
    setReturnPathOwner('ana');
    expect(readReturnPath()).toBe('/boards/b1');
  });

  it('is dropped when another user signs in', () => {
    setReturnPathOwner('ana');
    storeReturnPath('/boards/b1');
    setReturnPathOwner('ben');
    expect(readReturnPath()).toBeNull();
    storeReturnPath('/boards/b2');
    setReturnPathOwner('ben');
    expect(readReturnPath()).toBe('/boards/b2');
  });
});

it.each([
  ['/board/join/b1', 'b1'],
  ['/board/join/a%20b?from=mail#top', 'a b'],
  ['/board/join/', null],
  ['/boards/b1', null],
  ['/profile/?next=/board/join/b1', null],
  [null, null],
])('%j leads to the join page of %j', (path, expected) => {
  expect(invitedBoardId(path)).toBe(expected);
});

describe('redirectTarget', () => {
  it.each([
    ['/boards', '/boards'],
    ['/boards/b1?tab=pending#top', '/boards/b1?tab=pending#top'],
    ['/', '/'],
    ['/profile/a%20b', '/profile/a%20b'],
    ['/a/../boards', '/boards'],
    ['/search?q=https://example.com', '/search?q=https://example.com'],
  ])('keeps %s', (value, expected) => {
    expect(redirectTarget(value)).toBe(expected);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['boards'],
    ['//evil.example'],
    ['///evil.example'],
    ['//'],
    ['//['],
    ['//evil.example:port'],
    ['//app.invalid:81/boards'],
    // The base URL of the check.
    ['//app.invalid/boards'],
    ['/\\evil.example'],
    ['/\\/evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['/a/..//evil.example'],
    ['/.//evil.example'],
    ['https://evil.example'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['data:text/html,x'],
    ['@evil.example'],
    ['.evil.example'],
    ['/%09/evil.example\u0000'],
  ])('drops %j', (value) => {
    expect(redirectTarget(value)).toBeNull();
  });
});

const locationOf = (path: string) => new URL(path, 'https://app.example');

it.each([
  ['/', '/auth'],
  ['/error', '/auth'],
  ['/?mode=member&role=designer', '/auth?redirect=%2F%3Fmode%3Dmember%26role%3Ddesigner'],
  ['/boards/b1?q=a%20b#top', '/auth?redirect=%2Fboards%2Fb1%3Fq%3Da%2520b%23top'],
  ['/auth?redirect=%2Fboards', '/auth?redirect=%2Fboards'],
  ['/auth', '/auth'],
])('links from %s to the sign-in page %s', (from, expected) => {
  expect(signInPath(locationOf(from))).toBe(expected);
});

it.each(['/?q=%26redirect%3D%2F%2Fevil', '/boards/b1?q=a%20b#top', '/?q=%2B+%25'])(
  'returns from the sign-in page to exactly %s',
  (from) => {
    const redirect = locationOf(signInPath(locationOf(from))).searchParams.get('redirect');
    expect(redirectTarget(redirect)).toBe(from);
  },
);

it('never redirects to another site', () => {
  // A link can open such an address.
  const { search } = locationOf(signInPath({ pathname: '//evil.example', search: '', hash: '' }));
  expect(redirectTarget(new URLSearchParams(search).get('redirect'))).toBeNull();
});
