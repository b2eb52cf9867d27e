import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { baseApi } from '@/api/base-api';
import type { ApiContext } from '@/api/base-query';
import { API_BASE_URL, WITHOUT_CHECKS } from '@kit/api-store';
import { renderApp } from '@kit/render-app';
import { paths } from '@/lib/addresses/paths';
import { matchRoute, routeNames as names, routes, type RouteName } from './routes';

const PARAMS = { boardId: 'board-1', shortId: 'short-1', userId: 'user-1', step: undefined };

/** The route's path with ids of existing objects. */
const pathOf = (name: RouteName) =>
  routes[name].path
    .replace('/:step?', '')
    .replace('/:userId?', '')
    .replace(':boardId', PARAMS.boardId)
    .replace(':shortId', PARAMS.shortId);

const ID = 'a/b?c';

it.each([
  [paths.home(), 'home', {}],
  [paths.auth(), 'auth', {}],
  [paths.onboarding(), 'onboarding', {}],
  [paths.profile(), 'profile', {}],
  [paths.profile(ID), 'profile', { userId: ID }],
  [paths.boards(), 'boards', {}],
  [paths.createBoard(), 'createBoard', {}],
  [paths.review(ID), 'review', { boardId: ID }],
  [paths.board(ID), 'board', { boardId: ID }],
  [paths.joinBoard(ID), 'joinBoard', { boardId: ID }],
  [paths.shortLink(ID), 'shortLink', { shortId: ID }],
  [paths.saved(), 'saved', {}],
  [paths.comingSoon(), 'comingSoon', {}],
  [paths.error(), 'error', {}],
])('matches %s to the route %s', (path, name, params) => {
  expect(matchRoute(path)).toMatchObject({ name, params });
});

describe('the guard of a route', () => {
  it.each(names.filter((name) => name !== 'shortLink'))(
    'redirects a visitor from %s to sign in if it is protected',
    async (name) => {
      renderApp(pathOf(name));
      const isGuarded = routes[name].guard !== undefined;
      if (isGuarded) await screen.findByRole('button', { name: 'Sign in with Google' });
      else await screen.findByRole('heading', { level: 1 });
      expect(window.location.pathname).toBe(isGuarded ? '/auth' : pathOf(name));
    },
  );

  it.each(names.filter((name) => routes[name].guard))(
    'redirects an incomplete profile from %s to onboarding if required',
    async (name) => {
      renderApp(pathOf(name), { as: 'newcomer' });
      const isRedirected = routes[name].guard === 'complete-profile';
      if (isRedirected) await screen.findByText('Complete your profile');
      else await screen.findByRole('heading', { level: 1 });
      expect(window.location.pathname).toBe(isRedirected ? '/onboarding' : pathOf(name));
    },
  );
});

it.each(
  names.flatMap((name) => (routes[name].prefetch?.(PARAMS) ?? []).map((prefetch) => ({ name, ...prefetch }))),
)('$name prefetches $url, which its query requests', async ({ url, query, isPublic }) => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    urls.push(request.url);
    return Response.json({});
  });
  const tokens = { getToken: async () => null, refreshIdToken: async () => null, end: async () => undefined };
  const extraArgument: ApiContext = { apiBaseUrl: API_BASE_URL, tokens, maxRetries: 0 };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  await store.dispatch(query({ subscribe: false }) as never);
  expect(urls).toEqual([(isPublic ? new URL(API_BASE_URL).origin : API_BASE_URL) + url]);
});
