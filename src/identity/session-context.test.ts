// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { authReducer } from './auth-slice';
import type { Session } from './session';
import { SessionContext, useSession } from './session-context';
import { useAuth, useSessionState } from './session-selectors';
import { sessionReducer } from './session-slice';

afterEach(cleanup);

it('returns the session of the running app', () => {
  const session = {} as Session;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SessionContext, { value: session, children });
  expect(renderHook(useSession, { wrapper }).result.current).toBe(session);
});

it('says what is missing if there is none', () => {
  expect(() => renderHook(useSession)).toThrow('useSession needs a SessionContext provider');
});

it('reads the two halves of the identity from the store', () => {
  const store = configureStore({ reducer: { auth: authReducer, session: sessionReducer } });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  const { result } = renderHook(() => ({ auth: useAuth(), session: useSessionState() }), { wrapper });
  expect(result.current).toEqual(store.getState());
});
