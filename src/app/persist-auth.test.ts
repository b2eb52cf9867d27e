import { describe, expect, it, vi } from 'vitest';
import { profileApi } from '@/api/profile';
import { loggedOut, signedIn } from '@/identity/auth-slice';
import { createTestIdentity } from '@kit/test-identity';
import { persistAuth } from './persist-auth';
import { STORED_AUTH_KEY, readStoredAuth } from './stored-auth';
import { createAppStore } from './store';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const kept = { ...ana, isLoggedIn: true, accessToken: 'token', _id: 'id1' };

function keep(auth: unknown, version: unknown = 1) {
  const value = { auth: JSON.stringify(auth), _persist: JSON.stringify({ version, rehydrated: true }) };
  window.localStorage.setItem(STORED_AUTH_KEY, JSON.stringify(value));
}

async function openStore() {
  const { store } = createAppStore({
    apiBaseUrl: 'http://localhost:3000/api',
    loadIdentity: async () => createTestIdentity(null),
  });
  const persistor = persistAuth(store);
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { store, persistor };
}

describe('the persisted auth state', () => {
  it('is stored under the key root, version 1, and nothing else is', async () => {
    const { store, persistor } = await openStore();
    store.dispatch(signedIn(ana));
    await persistor.flush();
    const value = JSON.parse(window.localStorage.getItem('persist:root') ?? '{}') as Record<string, string>;
    expect(Object.keys(value).toSorted()).toEqual(['_persist', 'auth']);
    expect(JSON.parse(value.auth ?? '')).toMatchObject({ uid: 'u1', isLoggedIn: true });
    expect(JSON.parse(value._persist ?? '')).toMatchObject({ version: 1 });
  });

  it('is there from the start, and after redux-persist has read it', async () => {
    keep(kept);
    expect(readStoredAuth()).toEqual(kept);
    const { store } = await openStore();
    expect(store.getState().auth).toEqual(kept);
  });

  it('of another tab’s person is adopted, without anything that was loaded for the first person', async () => {
    keep(kept);
    const { store } = createAppStore({
      apiBaseUrl: 'http://localhost:3000/api',
      loadIdentity: async () => createTestIdentity(null),
    });
    await store.dispatch(profileApi.util.upsertQueryData('getMyProfile', undefined, null));
    const loaded = () => Object.keys(store.getState().api.queries);
    expect(loaded()).toHaveLength(1);
    const other = { ...kept, uid: 'u2', displayName: 'Bo', _id: 'id2' };
    keep(other);
    const persistor = persistAuth(store);
    await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
    expect(store.getState().auth).toEqual(other);
    expect(loaded()).toEqual([]);
  });

  it.each([
    ['no JSON', () => window.localStorage.setItem(STORED_AUTH_KEY, '{')],
    ['another JSON', () => window.localStorage.setItem(STORED_AUTH_KEY, '[1,2]')],
    ['null', () => window.localStorage.setItem(STORED_AUTH_KEY, 'null')],
    ['a torn part', () => window.localStorage.setItem(STORED_AUTH_KEY, '{"auth":"{","_persist":"{}"}')],
    ['a foreign state', () => keep({ user: 'ana' })],
    ['a number', () => keep(7)],
    ['an older version', () => keep(kept, 0)],
    ['a newer version', () => keep(kept, 2)],
    [
      'no version',
      () => window.localStorage.setItem(STORED_AUTH_KEY, JSON.stringify({ auth: JSON.stringify(kept) })),
    ],
  ])('that is %s is dropped', async (_what, arrange) => {
    arrange();
    expect(readStoredAuth()).toEqual(loggedOut);
    const { store } = await openStore();
    expect(store.getState().auth).toEqual(loggedOut);
    store.dispatch(signedIn(ana));
    expect(store.getState().auth.isLoggedIn).toBe(true);
  });

  it('works although the storage throws', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const { store, persistor } = await openStore();
    store.dispatch(signedIn(ana));
    await persistor.flush();
    expect(store.getState().auth.isLoggedIn).toBe(true);
  });
});
