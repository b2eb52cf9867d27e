import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { expect, vi } from 'vitest';
import { authReducer } from '@/identity/auth-slice';
import type { IdentityEvent, IdentityProvider } from '@/identity/identity-provider';
import { createSession } from '@/identity/session';
import { sessionReducer } from '@/identity/session-slice';

export const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };

/** A session, and the identity service that it will load. */
export function sessionWithService(overrides: Partial<IdentityProvider> = {}) {
  const store = configureStore({ reducer: combineReducers({ auth: authReducer, session: sessionReducer }) });
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
  const session = createSession(store, load);
  return {
    store,
    session,
    provider,
    load,
    listeners,
    /** Starts, and lets the service report who is signed in. */
    async startAs(event: IdentityEvent) {
      session.start();
      await vi.waitFor(() => expect(listeners).toHaveLength(1));
      listeners[0]?.(event);
    },
  };
}
