// @vitest-environment jsdom
// @vitest-environment jsdom
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider, useStore } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authReducer, backendUserCreated, signedIn, signedOut } from '@/identity/auth-slice';
import { sessionReducer } from '@/identity/session-slice';
import { seenDecisions } from '@/lib/stored/seen-decisions';
import { WITHOUT_CHECKS } from '@kit/api-store';
import { baseApi } from './base-api';
import type { ApiContext } from './base-query';
import type { Board } from '@/domain/board';
import { joinRequestsApi } from './join-requests';
import { useBoardRelation } from './use-board-relation';
import { useNewDecisions } from './use-new-decisions';
import { useViewer, useViewerId } from './use-viewer';

const ana = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  window.localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const answer = (json: unknown, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(json, { status })));

/** A hook, rendered for `Ana` or a visitor. */
function use<T>(hook: () => T, isSignedIn = true, id?: string) {
  const extraArgument: ApiContext = {
    apiBaseUrl: 'https://api.example.com',
    tokens: { getToken: async () => null, renewToken: async () => null, end: async () => undefined },
    retryDelaysMs: [],
  };
  const store = configureStore({
    reducer: combineReducers({
      auth: authReducer,
      session: sessionReducer,
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  if (isSignedIn) store.dispatch(signedIn(ana));
  if (id !== undefined) store.dispatch(backendUserCreated({ uid: ana.uid, _id: id }));
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  return renderHook(hook, { wrapper }).result;
}

describe('who is looking', () => {
  const complete = { _id: 'p1', name: 'Ana', isProfileComplete: true, profileCompletionPercentage: 100 };

  it('is nobody for a visitor, without a call', () => {
    const viewer = use(useViewer, false);
    expect(viewer.current).toMatchObject({
      isSignedIn: false,
      id: null,
      profile: null,
      hasCompleteProfile: false,
      isLoading: false,
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is unknown until the profile has loaded, and then has the profile’s id', async () => {
    answer(complete);
    const viewer = use(useViewer);
    expect(viewer.current).toMatchObject({ isSignedIn: true, id: null, profile: null, isLoading: true });
    await vi.waitFor(() => expect(viewer.current.isLoading).toBe(false));
    expect(viewer.current).toMatchObject({ id: 'p1', profile: { name: 'Ana' }, hasCompleteProfile: true });
  });

  it('is known at once with the id that the backend returned at sign-in', () => {
    answer(complete);
    expect(use(useViewer, true, 'b7').current.id).toBe('b7');
  });

  it('has no complete profile below 100 %', async () => {
    answer({ ...complete, profileCompletionPercentage: 80 });
    const viewer = use(useViewer);
    await vi.waitFor(() => expect(viewer.current.profile).not.toBeNull());
    expect(viewer.current.hasCompleteProfile).toBe(false);
  });

  it('is no longer loading when the profile cannot be loaded, until it is requested again', async () => {
    answer({ message: 'no' }, 500);
    const viewer = use(useViewer);
    await vi.waitFor(() => expect(viewer.current.error).toMatchObject({ status: 500 }));
    expect(viewer.current).toMatchObject({ isLoading: false, profile: null, id: null });
    answer(complete);
    act(() => viewer.current.refetch());
    await vi.waitFor(() => expect(viewer.current.profile?.id).toBe('p1'));
  });
});

describe('how many decisions are new', () => {
  const request = (id: string, status: string) => ({ _id: id, board: 'b1', user: 'p1', status });

  it('counts what was decided and has not been seen on this device', async () => {
    answer([
      request('r1', 'approved'),
      request('r2', 'pending'),
      request('r3', 'rejected'),
      request('r4', 'x'),
    ]);
    seenDecisions.change('u1', () => ['r3\nrejected']);
    const count = use(useNewDecisions);
    expect(count.current).toBe(0);
    await vi.waitFor(() => expect(count.current).toBe(2));
    act(() => void seenDecisions.change('u1', () => ['r1\napproved', 'r3\nrejected', 'r4\nx']));
    expect(count.current).toBe(0);
  });

  it('is zero for a visitor, without a call', () => {
    expect(use(useNewDecisions, false).current).toBe(0);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the viewer’s id where many ask for it', () => {
  const useBoth = () => ({ viewer: useViewer(), id: useViewerId() });

  it('is that of the sign-in, or else of the profile that others have loaded, without a call of its own', async () => {
    answer({ _id: 'p1', name: 'Ana' });
    expect(use(useViewerId, true, 'b7').current).toBe('b7');
    expect(use(useViewerId).current).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    const loaded = use(useBoth);
    expect(loaded.current.id).toBeNull();
    await vi.waitFor(() => expect(loaded.current.id).toBe('p1'));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is nobody’s once the person has signed out, even while their profile is still known', async () => {
    answer({ _id: 'p1', name: 'Ana' });
    const loaded = use(() => ({ ...useBoth(), store: useStore() }));
    await vi.waitFor(() => expect(loaded.current.id).toBe('p1'));
    act(() => void loaded.current.store.dispatch(signedOut({ reason: 'pressed' })));
    expect(loaded.current.id).toBeNull();
  });
});

describe('the viewer and a board', () => {
  const board = (id: string, creator: string, members: string[]) =>
    ({ id, creator: { id: creator }, members: members.map((one) => ({ id: one })) }) as unknown as Board;
  function useRelation(one: Board) {
    joinRequestsApi.endpoints.listMyJoinRequests.useQuery();
    return useBoardRelation(one);
  }

  it.each([
    ['Yours', board('b1', 'p1', [])],
    ['Member', board('b1', 'p2', ['p1'])],
    [null, board('b1', 'p2', ['p3'])],
  ])('are related by %s before any application is known', (relation, one) => {
    fetched.mockImplementation(() => new Promise(() => undefined));
    expect(use(() => useRelation(one), true, 'p1').current).toBe(relation);
  });

  it.each([
    ['Applied', 'pending'],
    ['Rejected', 'rejected'],
  ])('are related by %s when the application is %s', async (relation, status) => {
    answer([{ _id: 'r1', board: 'b1', user: 'p1', status }]);
    const hook = use(() => useRelation(board('b1', 'p2', [])), true, 'p1');
    await vi.waitFor(() => expect(hook.current).toBe(relation));
  });
});
