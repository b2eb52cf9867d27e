// @vitest-environment jsdom
// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import type { Board } from '@/domain/board';
import type { User } from '@/domain/user';
import { WITHOUT_CHECKS } from '@kit/api-store';
import { baseApi } from './base-api';
import type { ApiContext } from './base-query';
import { boardsApi } from './boards';
import { findCachedBoard, useCachedBoard } from './use-cached-board';
import { authReducer } from '@/identity/auth-slice';
import { profileApi } from './profile';
import { useCachedUser } from './use-cached-user';

afterEach(cleanup);

const person = (id: string, name = `Person ${id}`) =>
  ({ id, name, username: `@${id}`, profilePicture: null }) as User;
const board = (id: string, name: string, members: User[] = []) => ({ id, name, members }) as unknown as Board;

/** A store with the given cache; calls wait for their token for ever. */
function setUp() {
  const never = () => new Promise<never>(() => undefined);
  const extraArgument: ApiContext = {
    apiBaseUrl: 'https://api.example.com',
    tokens: { getToken: never, renewToken: never, end: never },
    retryDelaysMs: [],
  };
  const store = configureStore({
    reducer: { auth: authReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  const { upsertQueryData } = boardsApi.util;
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  return {
    store,
    wrapper,
    cacheSearch: (boards: Board[]) =>
      store.dispatch(upsertQueryData('searchBoards', { searchTerm: '' }, boards)),
    cacheMine: (boards: Board[]) => store.dispatch(upsertQueryData('listMyBoards', undefined, boards)),
    cacheTheirs: (boards: Board[]) => store.dispatch(upsertQueryData('listBoardsOfUser', 'u1', boards)),
    cacheBoard: (one: Board) => store.dispatch(upsertQueryData('getBoard', one.id, one)),
    cacheMembers: (users: User[]) =>
      store.dispatch(
        upsertQueryData(
          'searchMembers',
          { searchTerm: '', role: null, minExperience: null, maxExperience: null },
          users,
        ),
      ),
    cacheProfile: (user: User | null) =>
      store.dispatch(profileApi.util.upsertQueryData('getProfile', user?.id ?? 'gone', user)),
  };
}

describe('a board that is known', () => {
  it.each(['cacheSearch', 'cacheMine', 'cacheTheirs'] as const)('is found by its id: %s', async (cache) => {
    const app = setUp();
    await app[cache]([board('b1', 'One'), board('b2', 'Two')]);
    expect(findCachedBoard(app.store.getState(), 'b2')?.name).toBe('Two');
    expect(findCachedBoard(app.store.getState(), 'b3')).toBeUndefined();
  });

  it('is found in its own answer', async () => {
    const app = setUp();
    await app.cacheBoard(board('b2', 'Its own answer'));
    expect(findCachedBoard(app.store.getState(), 'b2')?.name).toBe('Its own answer');
    expect(findCachedBoard(app.store.getState(), 'b1')).toBeUndefined();
  });

  it('is searched in every list of boards, and nowhere else', async () => {
    const app = setUp();
    await app.cacheMembers([person('b2')]);
    expect(findCachedBoard(app.store.getState(), 'b2')).toBeUndefined();
    await app.cacheSearch([board('b1', 'One')]);
    await app.cacheMine([board('b2', 'Mine')]);
    expect(findCachedBoard(app.store.getState(), 'b2')?.name).toBe('Mine');
  });

  it('is not found in a list that has not loaded', () => {
    const { store } = setUp();
    void store.dispatch(boardsApi.endpoints.listMyBoards.initiate());
    expect(findCachedBoard(store.getState(), 'b1')).toBeUndefined();
  });

  it('is looked up once per screen, and not used for another board', async () => {
    const app = setUp();
    await app.cacheMine([board('b1', 'One'), board('b2', 'Two')]);
    const { result, rerender } = renderHook(({ id }) => useCachedBoard(id), {
      wrapper: app.wrapper,
      initialProps: { id: 'b1' },
    });
    expect(result.current?.name).toBe('One');
    rerender({ id: 'b2' });
    expect(result.current).toBeUndefined();
  });
});

describe('a person who is known from a list', () => {
  const find = (app: ReturnType<typeof setUp>, id: string | undefined) =>
    renderHook(() => useCachedUser(id), { wrapper: app.wrapper }).result.current?.name;

  it('is found in searches, as a profile, and among the members of boards', async () => {
    const app = setUp();
    await app.cacheMembers([person('u1'), person('u2')]);
    await app.cacheProfile(person('u3'));
    await app.cacheBoard(board('b1', 'One', [person('u4')]));
    await app.cacheMine([board('b2', 'Two', [person('u5'), person('u6')])]);
    for (const id of ['u1', 'u2', 'u3', 'u4', 'u5', 'u6']) expect(find(app, id)).toBe(`Person ${id}`);
    expect(find(app, 'u7')).toBeUndefined();
    expect(find(app, undefined)).toBeUndefined();
  });

  it('is never a board with the same id, nor somebody without a name', async () => {
    const app = setUp();
    await app.cacheProfile(null);
    await app.cacheMine([board('u1', 'A board', [person('u2', '')])]);
    expect(find(app, 'u1')).toBeUndefined();
    expect(find(app, 'u2')).toBeUndefined();
    await app.cacheMembers([person('u2', 'Named')]);
    expect(find(app, 'u2')).toBe('Named');
  });

  it('is looked up again for another id', async () => {
    const app = setUp();
    await app.cacheMembers([person('u1'), person('u2')]);
    const { result, rerender } = renderHook(({ id }) => useCachedUser(id), {
      wrapper: app.wrapper,
      initialProps: { id: 'u1' },
    });
    rerender({ id: 'u2' });
    expect(result.current?.id).toBe('u2');
  });
});
