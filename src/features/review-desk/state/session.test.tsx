import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { initialSession } from '@/identity/session-slice';
import { loggedOut } from '@/identity/stored-auth';
import { toastStore } from '@/ui/toasts/toast-store';
import { INTERRUPTED_BY_SIGN_OUT } from '../messages';
import { useDeskSession, useOpenBoard, useRun, useStorageState } from './session';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

const ANA = { ...loggedOut, uid: 'ana', isLoggedIn: true };

function renderDesk() {
  const auth = (state = ANA, action: { type: string; uid?: string }) =>
    action.type === 'become' ? { ...state, uid: action.uid ?? '' } : state;
  const store = configureStore({ reducer: { auth, session: () => initialSession } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const use = () => ({
    session: useDeskSession(),
    isOpen: useOpenBoard('b1'),
    run: useRun(),
    storage: useStorageState(),
  });
  const { result } = renderHook(use, { wrapper });
  const become = (uid: string) => act(() => void store.dispatch({ type: 'become', uid }));
  return { result, become };
}

it('opens a board, and keeps marks under the account', async () => {
  const { result, become } = renderDesk();
  const { session } = result.current;
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  session.marks.patch('b1', [['r1', { verdict: 'yes' }]]);
  await waitFor(() => expect(session.marks.unwritten.get()).toEqual([]));
  become('ben');
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  expect(result.current.session).not.toBe(session);
  expect(result.current.session.marks.of('b1', 'r1').verdict).toBeNull();
  become('ana');
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  expect(result.current.session.marks.of('b1', 'r1').verdict).toBe('yes');
  expect(result.current.storage).toBe('ok');
});

it('ends a run and shows a toast when the account changes', async () => {
  const { result, become } = renderDesk();
  const { sender } = result.current.session;
  const decision = { requestId: 'r1', outcome: 'accept', note: '', personKey: 'p', personName: 'A' } as const;
  act(() => void sender.send({ id: 'b1', name: 'Guild' }, [decision]));
  expect(result.current.run?.phase).toBe('countdown');
  become('ben');
  expect(result.current.run).toBeNull();
  await waitFor(() => expect(sender.isBusy()).toBe(false));
  expect(toastStore.get()).toContainEqual(expect.objectContaining({ title: INTERRUPTED_BY_SIGN_OUT.title }));
});
