// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profileApi } from '@/api/profile';
import { signedIn, signedOut, tokenObtained } from '@/identity/auth-slice';
import { loggedOut, readStoredAuth, STORED_AUTH_KEY } from '@/identity/stored-auth';
import { createTestIdentity } from '@kit/test-identity';
import { createAppStore, persistAuth } from './store';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const bo = { ...ana, uid: 'u2', displayName: 'Bo' };

const textOf = (auth: object) =>
  JSON.stringify({ auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' });
const stateOf = (account: typeof ana) => ({ ...account, isLoggedIn: true, accessToken: 'token', _id: 'id1' });

let closeTab = new AbortController();

/** Opens a tab: a store with `persistAuth`. */
async function openTab(identity = createTestIdentity(null)) {
  const { store, session } = createAppStore({
    apiBaseUrl: 'http://localhost:3000/api',
    loadIdentity: async () => identity,
  });
  const listening = vi.spyOn(window, 'addEventListener');
  persistAuth(store, session);
  listening.mock.calls.forEach(([type, listener]) =>
    closeTab.signal.addEventListener('abort', () => window.removeEventListener(type, listener)),
  );
  listening.mockRestore();
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ _persist: { rehydrated: true } }));
  return { store, session, identity };
}

/** Simulates another tab's write and its `storage` event. */
function storeInOtherTab(newValue: string | null, key: string | null = STORED_AUTH_KEY) {
  if (newValue === null) localStorage.removeItem(STORED_AUTH_KEY);
  else localStorage.setItem(STORED_AUTH_KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  closeTab = new AbortController();
  return () => closeTab.abort();
});

describe('the auth state on this device', () => {
  it('is the only state that redux-persist stores, under the key root', async () => {
    const { store } = await openTab();
    store.dispatch(signedIn(ana));
    const value = JSON.parse(localStorage.getItem('persist:root') ?? '{}') as Record<string, string>;
    expect(Object.keys(value).toSorted()).toEqual(['_persist', 'auth']);
    expect(JSON.parse(value.auth ?? '')).toMatchObject({ uid: 'u1', isLoggedIn: true });
    expect(JSON.parse(value._persist ?? '')).toEqual({ version: 1, rehydrated: true });
  });

  it('is stored synchronously after a sign-in or sign-out', async () => {
    const { store } = await openTab();
    store.dispatch(signedIn(ana));
    expect(readStoredAuth()).toMatchObject({ uid: 'u1', accessToken: null });
    store.dispatch(tokenObtained('token'));
    await vi.waitFor(() => expect(readStoredAuth()).toMatchObject({ uid: 'u1', accessToken: 'token' }));
    store.dispatch(signedOut({ reason: 'pressed' }));
    expect(readStoredAuth()).toEqual(loggedOut);
    expect(localStorage.getItem(STORED_AUTH_KEY)).not.toContain('Ana');
    store.dispatch(signedIn(bo));
    // The next page reads it.
    expect((await openTab()).store.getState().auth).toMatchObject({ uid: 'u2', displayName: 'Bo' });
  });

  it('keeps a newer token than the stored one', async () => {
    localStorage.setItem(STORED_AUTH_KEY, textOf(stateOf(ana)));
    const { store } = await openTab();
    store.dispatch(tokenObtained('newer'));
    expect(store.getState().auth.accessToken).toBe('newer');
  });

  it('clears the return path on Sign Out, but not when the session ends', async () => {
    const { store } = await openTab();
    store.dispatch(signedIn(ana));
    localStorage.setItem('returnPath', '/boards');
    store.dispatch(signedOut({ reason: 'ended' }));
    expect(localStorage.getItem('returnPath')).toBe('/boards');
    store.dispatch(signedIn(ana));
    store.dispatch(signedOut({ reason: 'pressed' }));
    expect(localStorage.getItem('returnPath')).toBeNull();
  });
});

describe('a change in another tab', () => {
  const openAsAna = (identity = createTestIdentity(ana)) => {
    localStorage.setItem(STORED_AUTH_KEY, textOf(stateOf(ana)));
    return openTab(identity);
  };

  it('switches to the other account, without the first account’s data', async () => {
    const { store, identity } = await openAsAna();
    await store.dispatch(profileApi.util.upsertQueryData('getMyProfile', undefined, null));
    identity.report(bo);
    storeInOtherTab(textOf(stateOf(bo)));
    await vi.waitFor(() => expect(store.getState().auth).toMatchObject({ uid: 'u2', displayName: 'Bo' }));
    expect(store.getState().api.queries).toEqual({});
  });

  it.each([
    ['sign-out', () => storeInOtherTab(textOf(loggedOut))],
    ['cleared storage', () => storeInOtherTab(null, null)],
  ])('is not undone by this tab’s first report: %s', async (_what, change) => {
    const { store, session, identity } = await openAsAna();
    void session.ensureChecked();
    change();
    await vi.waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
    expect(await identity.getToken()).toBeNull();
    expect(readStoredAuth()).toEqual(loggedOut);
  });

  it('signs a visitor in', async () => {
    const { store, identity } = await openTab();
    identity.report(ana);
    storeInOtherTab(textOf(stateOf(ana)));
    await vi.waitFor(() => expect(store.getState().session.status).toBe('signedIn'));
  });
});
