import { describe, expect, it } from 'vitest';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import { isUsableToken } from './usable-token';

const NOW = Date.now();
const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Añá 🌍', photoURL: null };
const token = (expiresInSeconds?: number) =>
  makeIdToken(ana, {
    projectId: 'p',
    ...(expiresInSeconds === undefined ? {} : { expiresInSeconds }),
  });

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A valid token, except for the given parts. */
const tokenWith = (claims: object, header: unknown = { alg: 'RS256' }, signature = 'c2VlZA') => {
  const good = { user_id: 'u1', sub: 'u1', exp: Math.floor(NOW / 1000) + 1800 };
  return `${encode(header)}.${encode({ ...good, ...claims })}.${signature}`;
};
const inSeconds = (seconds: number) => ({ exp: NOW / 1000 + seconds });

describe('a stored token', () => {
  it.each([
    ['an hour', token()],
    ['just over a minute', tokenWith(inSeconds(60))],
    ['an hour and the minute by which clocks may differ', tokenWith(inSeconds(3660))],
  ])('is usable if it is valid for %s', (_what, stored) => {
    expect(isUsableToken(stored, 'u1', NOW)).toBe(true);
  });

  it.each([
    ['of another account', token(), 'u2'],
    ['used with an empty uid', token(), ''],
    ['used without a uid', token(), null],
    ['missing', null, 'u1'],
    ['empty', '', 'u1'],
    ['expired', token(-60), 'u1'],
    ['about to expire', tokenWith(inSeconds(59)), 'u1'],
    ['valid for too long, because the clock is behind', tokenWith(inSeconds(3661)), 'u1'],
    ['without an expiry', tokenWith({ exp: undefined }), 'u1'],
    ['with a text as its expiry', tokenWith({ exp: 'soon' }), 'u1'],
    ['with another sub', tokenWith({ sub: 'u2' }), 'u1'],
    ['with another user_id', tokenWith({ user_id: 'u2' }), 'u1'],
    ['without a signature', tokenWith({}, { alg: 'RS256' }, ''), 'u1'],
    ['not signed', tokenWith({}, { alg: 'none' }), 'u1'],
    ['of another algorithm', tokenWith({}, { alg: 'HS256' }), 'u1'],
    ['with a null header', tokenWith({}, null), 'u1'],
    ['with null claims', `${encode({ alg: 'RS256' })}.${encode(null)}.s`, 'u1'],
    ['of two parts', tokenWith({}).split('.').slice(0, 2).join('.'), 'u1'],
    ['of four parts', `${tokenWith({})}.more`, 'u1'],
    ['not base64', `${encode({ alg: 'RS256' })}.!!.s`, 'u1'],
    ['not JSON', `${encode({ alg: 'RS256' })}.${Buffer.from('{').toString('base64url')}.s`, 'u1'],
    ['of the demo', `demo.${encode({ uid: 'u1' })}`, 'u1'],
  ])('is not usable if it is %s', (_what, stored, uid) => {
    expect(isUsableToken(stored, uid, NOW)).toBe(false);
  });
});
