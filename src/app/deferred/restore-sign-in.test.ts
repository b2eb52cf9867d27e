// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '@/identity/auth-slice';
import { API_BASE_URL } from '@kit/api-store';
import { createTestIdentity } from '@kit/test-identity';
import { restoreSignIn } from './restore-sign-in';
import { createAppStore } from '../store';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };

function setUp(hasStored: boolean | null) {
  const loadIdentity = vi.fn(async () => createTestIdentity(ana));
  const hasStoredUser = vi.fn(async () => hasStored);
  const platform = { apiBaseUrl: API_BASE_URL, loadIdentity, hasStoredUser };
  const { store, session } = createAppStore(platform);
  return { store, loadIdentity, hasStoredUser, find: () => restoreSignIn(store, session, platform) };
}

it('restores a sign-in that only the identity service has stored', async () => {
  const { store, find } = setUp(true);
  await find();
  await vi.waitFor(() => expect(store.getState().auth).toMatchObject({ uid: 'u1', isLoggedIn: true }));
});

it.each([false, null])('loads nothing for a visitor (%s)', async (hasStored) => {
  const { store, find, loadIdentity } = setUp(hasStored);
  await find();
  expect(loadIdentity).not.toHaveBeenCalled();
  expect(store.getState().session.status).toBe('unknown');
});

it.each([signedIn(ana), signedOut({ reason: 'reported' })])('does nothing after %j', async (action) => {
  const { store, find, hasStoredUser } = setUp(true);
  store.dispatch(action);
  await find();
  expect(hasStoredUser).not.toHaveBeenCalled();
});

it('works without hasStoredUser', async () => {
  const { store, session } = createAppStore({ apiBaseUrl: API_BASE_URL, loadIdentity: vi.fn() });
  await restoreSignIn(store, session, { apiBaseUrl: API_BASE_URL, loadIdentity: vi.fn() });
  expect(store.getState().session.status).toBe('unknown');
});
