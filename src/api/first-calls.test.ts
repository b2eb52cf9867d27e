import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { API_BASE_URL } from '@kit/api-base-url';
import { WITHOUT_CHECKS } from '@kit/store-without-checks';
import { baseApi } from './base-api';
import type { ApiContext } from './base-query';
import { boardsApi } from './boards';
import { firstCalls, type FirstCall } from './first-calls';
import { joinRequestsApi } from './join-requests';
import { profileApi } from './profile';

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

it.each(Object.entries(firstCalls))('%s is sent early to where the app sends it', async (name, { path }) => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    urls.push(request.url);
    return Response.json({});
  });
  const tokens = { getToken: async () => null, renewToken: async () => null, end: async () => undefined };
  const extraArgument: ApiContext = { apiBaseUrl: API_BASE_URL, tokens, retryDelaysMs: [] };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  await store.dispatch(queries[name as FirstCall]() as never);
  const expected = path.replace(/:(\w+)/g, (_whole, id: string) => IDS[id as keyof typeof IDS]);
  expect(urls).toEqual([API_BASE_URL + expected]);
});
