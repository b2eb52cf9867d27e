// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { loggedOut, readStoredAuth, STORED_AUTH_KEY } from './stored-auth';

const ana = {
  uid: 'u1',
  email: 'ana@example.com',
  displayName: 'Ana',
  photoURL: null,
  isLoggedIn: true,
  accessToken: 't',
  _id: 'id1',
};
const stored = (auth: unknown, version: unknown = 1) =>
  JSON.stringify({ auth: JSON.stringify(auth), _persist: JSON.stringify({ version, rehydrated: true }) });

describe('readStoredAuth', () => {
  it('reads the state that redux-persist has stored', () => {
    expect(STORED_AUTH_KEY).toBe('persist:root');
    localStorage.setItem('persist:root', stored(ana));
    expect(readStoredAuth()).toEqual(ana);
  });

  it('reads the value that another tab has stored', () => {
    localStorage.setItem('persist:root', stored(ana));
    expect(readStoredAuth(stored({ ...ana, uid: 'u2' })).uid).toBe('u2');
    expect(readStoredAuth(null)).toEqual(loggedOut);
  });

  it('drops unknown fields', () => {
    expect(readStoredAuth(stored({ ...ana, admin: true }))).toEqual(ana);
  });

  it.each([
    ['no JSON', '{'],
    ['another JSON', '[1,2]'],
    ['null', 'null'],
    ['a torn part', '{"auth":"{","_persist":"{}"}'],
    ['no version', JSON.stringify({ auth: JSON.stringify(ana) })],
    ['an older version', stored(ana, 0)],
    ['a newer version', stored(ana, 2)],
    ...[
      undefined,
      null,
      'text',
      42,
      [],
      {},
      { user: 'ana' },
      { ...ana, uid: 7 },
      { ...ana, uid: '' },
      { ...ana, uid: null },
      { ...ana, isLoggedIn: 'yes' },
      { ...ana, isLoggedIn: false },
      { ...ana, accessToken: {} },
      { ...ana, _id: ['x'] },
    ].map((auth) => [String(JSON.stringify(auth)), stored(auth)]),
  ])('returns a logged-out state for %s', (_what, text = '') => {
    expect(readStoredAuth(text)).toEqual(loggedOut);
  });

  it('returns a logged-out state if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readStoredAuth()).toEqual(loggedOut);
  });
});
