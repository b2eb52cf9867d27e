import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  claimReturnPath,
  clearReturnPath,
  isJoinPath,
  readReturnPath,
  redirectTarget,
  signInPath,
  storeReturnPath,
  wayOn,
} from './return-path';

// @vitest-environment jsdom
beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

describe('the return path', () => {
  it('is stored under its own key until it is cleared', () => {
    expect(readReturnPath()).toBeNull();
    storeReturnPath('/board/join/b1?from=mail');
    expect(window.localStorage.getItem('returnPath')).toBe('/board/join/b1?from=mail');
    expect(readReturnPath()).toBe('/board/join/b1?from=mail');
    clearReturnPath();
    expect(readReturnPath()).toBeNull();
  });

  it.each([[null], ['//evil.example'], ['https://evil.example'], ['']])('is never %j', (path) => {
    storeReturnPath('/boards');
    storeReturnPath(path);
    expect(readReturnPath()).toBe('/boards');
  });

  it('is checked again when it is read', () => {
    window.localStorage.setItem('returnPath', '//evil.example');
    expect(readReturnPath()).toBeNull();
  });

  it('is where the sign-in page leads to, and stays where that is nowhere', () => {
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
])('%j leads on to %j', (path, expected) => {
  expect(wayOn(path)).toBe(expected);
});

describe('on a device that several people use', () => {
  it('belongs to the first person who signs in after it was stored', () => {
    storeReturnPath('/boards/b1');
    claimReturnPath('ana');
    expect(readReturnPath()).toBe('/boards/b1');
    expect(window.localStorage.getItem('returnPathOf')).toBe('ana');
  });

  it('stays with the same person', () => {
    claimReturnPath('ana');
    storeReturnPath('/boards/b1');
    claimReturnPath('ana');
    expect(readReturnPath()).toBe('/boards/b1');
  });

  it('is forgotten when somebody else signs in', () => {
    claimReturnPath('ana');
    storeReturnPath('/boards/b1');
    claimReturnPath('ben');
    expect(readReturnPath()).toBeNull();
    storeReturnPath('/boards/b2');
    claimReturnPath('ben');
    expect(readReturnPath()).toBe('/boards/b2');
  });
});

it.each([
  ['/board/join/b1', true],
  ['/boards/b1', false],
  ['/profile/?next=/board/join/b1', false],
  [null, false],
])('%j leads to a join page: %s', (path, expected) => {
  expect(isJoinPath(path)).toBe(expected);
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
    // The host that paths are resolved against.
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

const place = (path: string) => new URL(path, 'https://app.example');

it.each([
  ['/', '/auth'],
  ['/error', '/auth'],
  ['/?mode=member&role=designer', '/auth?redirect=%2F%3Fmode%3Dmember%26role%3Ddesigner'],
  ['/boards/b1?q=a%20b#top', '/auth?redirect=%2Fboards%2Fb1%3Fq%3Da%2520b%23top'],
  ['/auth?redirect=%2Fboards', '/auth?redirect=%2Fboards'],
  ['/auth', '/auth'],
])('from %s it is %s', (from, expected) => {
  expect(signInPath(place(from))).toBe(expected);
});

it.each(['/?q=%26redirect%3D%2F%2Fevil', '/boards/b1?q=a%20b#top', '/?q=%2B+%25'])(
  'leads back to exactly %s',
  (from) => {
    const redirect = place(signInPath(place(from))).searchParams.get('redirect');
    expect(redirectTarget(redirect)).toBe(from);
  },
);

it('never leads to another site', () => {
  // A visitor can be sent to such an address by a link.
  const { search } = place(signInPath({ pathname: '//evil.example', search: '', hash: '' }));
  expect(redirectTarget(new URLSearchParams(search).get('redirect'))).toBeNull();
});
