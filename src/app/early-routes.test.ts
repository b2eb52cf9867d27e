import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { API_BASE_URL, WITHOUT_CHECKS } from '@kit/api-store';
import { earlyRoutes } from './early-routes';
import { baseApi } from '@/api/base-api';
import type { ApiContext } from '@/api/base-query';
import { boardsApi } from '@/api/boards';
import { firstCalls, type FirstCall } from '@/api/first-calls';
import { joinRequestsApi } from '@/api/join-requests';
import { profileApi } from '@/api/profile';

/** The calls as the screens make them. */
const queries: Record<FirstCall, () => unknown> = {
  searchBoards: () => boardsApi.endpoints.searchBoards.initiate({ searchTerm: '' }),
  getBoard: () => boardsApi.endpoints.getBoard.initiate('b1'),
  listMyBoards: () => boardsApi.endpoints.listMyBoards.initiate(),
  listMyJoinRequests: () => joinRequestsApi.endpoints.listMyJoinRequests.initiate(),
  getMyProfile: () => profileApi.endpoints.getMyProfile.initiate(),
  getProfile: () => profileApi.endpoints.getProfile.initiate('p1'),
};
const IDS = { boardId: 'b1', userId: 'p1' };

/** Where index.html sends it. */
function earlyAddress(name: string): string {
  const { parameter } = firstCalls[name as FirstCall];
  const call = earlyRoutes()
    .flatMap(({ calls }) => calls)
    .find((one) => one.name === name);
  return (call?.address ?? '').replace('~', parameter === undefined ? '~' : IDS[parameter]);
}

it.each(Object.keys(firstCalls))('%s is sent early to where the app sends it', async (name) => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    urls.push(request.url);
    return Response.json({});
  });
  const tokens = { getToken: async () => null, renewToken: async () => null, end: async () => undefined };
  const extraArgument: ApiContext = { apiBaseUrl: API_BASE_URL, tokens, maxRetries: 0 };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  await store.dispatch(queries[name as FirstCall]() as never);
  expect(urls).toEqual([API_BASE_URL + earlyAddress(name)]);
});
