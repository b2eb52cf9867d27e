import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target';
import { signInPath } from './sign-in-path';

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
