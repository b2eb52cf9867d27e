import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { expect, vi } from 'vitest';
import { authReducer } from '@/identity/auth-slice';
import type { IdentityEvent, IdentityProvider } from '@/identity/identity-provider';
import { createSession } from '@/identity/session';
import { initialSession, sessionReducer } from '@/identity/session-slice';
import { loggedOut } from '@/identity/stored-auth';

export const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };

interface Setting {
  /** Ana has signed in on an earlier visit. */
  isRemembered?: boolean;
  /** Ana's valid token is stored. */
  storedToken?: string;
  watchdogMs?: number;
}

/** A session with a mocked identity service. */
export function sessionWithService(overrides: Partial<IdentityProvider> = {}, setting: Setting = {}) {
  const { isRemembered = false, storedToken, watchdogMs } = setting;
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer, session: sessionReducer }),
    preloadedState: {
      auth: isRemembered
        ? { ...loggedOut, ...ana, isLoggedIn: true, accessToken: storedToken ?? null }
        : loggedOut,
      session: { ...initialSession, status: storedToken === undefined ? 'unknown' : 'storedToken' },
    },
  });
  const listeners: ((event: IdentityEvent) => void)[] = [];
  const provider = {
    watch: (next: (event: IdentityEvent) => void) => {
      listeners.push(next);
      return () => undefined;
    },
    signIn: vi.fn(async () => ana),
    signOut: vi.fn(async () => undefined),
    getToken: vi.fn(async () => 'token-1'),
    ...overrides,
  } as IdentityProvider;
  const load = vi.fn(async () => provider);
  const session = createSession(store, load, watchdogMs);
  const start = () => void session.ensureChecked();
  /** Sends an event of the service once the session listens. */
  async function report(event: IdentityEvent) {
    await vi.waitFor(() => expect(listeners).toHaveLength(1));
    listeners[0]?.(event);
  }
  return {
    store,
    session,
    provider,
    load,
    listeners,
    start,
    report,
    state: () => store.getState().session,
    async startAs(event: IdentityEvent) {
      start();
      await report(event);
    },
  };
}
