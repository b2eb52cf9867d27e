import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import { authReducer } from './auth-slice';
import type { IdentityEvent, IdentityProvider } from './identity-provider';
import { createSession } from './session';
import { initialSession, sessionReducer } from './session-slice';
import { loggedOut } from './stored-auth';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const WATCHDOG_MS = 5000;

/** An app that finds a valid token of Ana's on the device. */
function setUp() {
  const stored = makeIdToken(ana, { projectId: 'p' });
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer, session: sessionReducer }),
    preloadedState: {
      auth: { ...loggedOut, ...ana, isLoggedIn: true, accessToken: stored },
      session: { ...initialSession, hasStoredToken: true },
    },
  });
  const listeners: ((event: IdentityEvent) => void)[] = [];
  const provider: IdentityProvider = {
    watch: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    signIn: async () => null,
    signOut: async () => undefined,
    getToken: async ({ forceRefresh = false } = {}) => (forceRefresh ? 'fresh' : 'from the service'),
  };
  const load = vi.fn(async () => provider);
  const session = createSession(store, load, WATCHDOG_MS);
  return {
    store,
    session,
    load,
    stored,
    state: () => store.getState().session,
    async report(event: IdentityEvent) {
      await vi.waitFor(() => expect(listeners).toHaveLength(1));
      listeners[0]?.(event);
    },
  };
}

/** Whether a promise has been settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn();
  void promise.then(settled, settled);
  await new Promise((resolve) => setImmediate(resolve));
  return settled.mock.calls.length > 0;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a valid stored token', () => {
  it('is handed out at once, without the identity service', async () => {
    const { session, load, stored } = setUp();
    expect(await session.getToken()).toBe(stored);
    expect(load).not.toHaveBeenCalled();
  });

  it('counts until the first report; then the service is asked', async () => {
    const { session, stored, state, report } = setUp();
    session.start();
    expect(await session.getToken()).toBe(stored);
    await report({ kind: 'signedIn', identity: ana });
    expect(state()).toMatchObject({ status: 'signedIn', hasStoredToken: false });
    expect(await session.getToken()).toBe('from the service');
  });

  it.each([
    ['nobody', { kind: 'signedOut' }, null],
    ['somebody else', { kind: 'signedIn', identity: { ...ana, uid: 'u2' } }, 'from the service'],
  ] as const)('is worth nothing once the service has reported %s', async (_who, event, expected) => {
    const { session, report } = setUp();
    session.start();
    await report(event);
    expect(await session.getToken()).toBe(expected);
  });

  it('that the backend refuses is renewed by the service, which is loaded for it', async () => {
    const { session, stored, report } = setUp();
    await session.getToken();
    const renewed = session.renewToken(stored);
    const next = session.getToken();
    expect(await isSettled(renewed)).toBe(false);
    // Other calls wait too, instead of being refused as well.
    expect(await isSettled(next)).toBe(false);
    await report({ kind: 'signedIn', identity: ana });
    expect(await renewed).toBe('fresh');
    expect(await next).toBe('from the service');
  });

  it.each([
    ['nobody', { kind: 'signedOut' }],
    ['somebody else', { kind: 'signedIn', identity: { ...ana, uid: 'u2' } }],
  ] as const)('that the backend refuses is not renewed if the service reports %s', async (_who, event) => {
    const { session, stored, report } = setUp();
    await session.getToken();
    const renewed = session.renewToken(stored);
    await report(event);
    expect(await renewed).toBeNull();
  });

  it('still counts when the backend refuses a token that was never given out to this person', async () => {
    const { session, load, stored, state } = setUp();
    await session.getToken();
    expect(await session.renewToken('token of somebody before')).toBeNull();
    expect(state().hasStoredToken).toBe(true);
    expect(await session.getToken()).toBe(stored);
    expect(load).not.toHaveBeenCalled();
  });

  it('is not handed out any more once another tab has stored something else', async () => {
    const { session, state, report } = setUp();
    session.followOtherTab(null);
    expect(state().hasStoredToken).toBe(false);
    const token = session.getToken();
    expect(await isSettled(token)).toBe(false);
    await report({ kind: 'signedOut' });
    expect(await token).toBeNull();
  });

  it('is enough as long as the service cannot be loaded; when it has expired, the check has failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { session, load, stored, state } = setUp();
    load.mockRejectedValue(new Error('no line'));
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ status: 'unknown', hasStoredToken: true });
    expect(await session.getToken()).toBe(stored);
    // Tried again meanwhile: the person may have signed out elsewhere.
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(load).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await session.getToken()).toBeNull();
    expect(state()).toMatchObject({ status: 'error', errorMessage: 'no line', hasStoredToken: false });
  });

  it('is enough as long as the service does not answer; a late report counts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, stored, state, report } = setUp();
    session.start();
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS);
    expect(state().status).toBe('unknown');
    expect(await session.getToken()).toBe(stored);
    vi.useRealTimers();
    await report({ kind: 'signedOut' });
    expect(state().status).toBe('signedOut');
  });
});
