import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { API_BASE_URL } from '@kit/api-base-url';
import { WITHOUT_CHECKS } from '@kit/store-without-checks';
import { baseApi } from './base-api';
import type { ApiContext } from './base-query';
import { boardMutationsApi } from './board-mutations';
import { boardsApi } from './boards';
import { joinRequestsApi, reloadAfterDecisions } from './join-requests';
import { profileApi } from './profile';
import { profileMutationsApi } from './profile-mutations';
import { shortLinksApi } from './short-links';
import { signInApi } from './sign-in';

const member = { searchTerm: '', role: null, minExperience: null, maxExperience: null };

/** Every query of the app, for board b1 and person u1, and for others that must not be reloaded. */
const QUERIES = {
  searchBoards: () => boardsApi.endpoints.searchBoards.initiate({ searchTerm: '' }),
  searchMembers: () => boardsApi.endpoints.searchMembers.initiate(member),
  'getBoard b1': () => boardsApi.endpoints.getBoard.initiate('b1'),
  'getBoard b2': () => boardsApi.endpoints.getBoard.initiate('b2'),
  listMyBoards: () => boardsApi.endpoints.listMyBoards.initiate(),
  listBoardsOfUser: () => boardsApi.endpoints.listBoardsOfUser.initiate('u1'),
  'listBoardJoinRequests b1': () => joinRequestsApi.endpoints.listBoardJoinRequests.initiate('b1'),
  'listBoardJoinRequests b2': () => joinRequestsApi.endpoints.listBoardJoinRequests.initiate('b2'),
  listMyJoinRequests: () => joinRequestsApi.endpoints.listMyJoinRequests.initiate(),
  getMyProfile: () => profileApi.endpoints.getMyProfile.initiate(),
  'getProfile u1': () => profileApi.endpoints.getProfile.initiate('u1'),
  'getProfile u2': () => profileApi.endpoints.getProfile.initiate('u2'),
  resolveShortLink: () => shortLinksApi.endpoints.resolveShortLink.initiate('s1'),
};
type Query = keyof typeof QUERIES;

const LISTS: Query[] = ['searchBoards', 'listMyBoards', 'listBoardsOfUser'];
const decision = { requestId: 'r1', boardId: 'b1' };

/** Every mutation, and what it reloads. */
const MUTATIONS: Record<string, [start: () => unknown, reloads: Query[]]> = {
  createBoard: [
    () =>
      boardMutationsApi.endpoints.createBoard.initiate({
        name: '',
        boardType: [],
        description: '',
        questions: [],
      }),
    LISTS,
  ],
  updateBoard: [
    () => boardMutationsApi.endpoints.updateBoard.initiate({ boardId: 'b1', name: '', description: '' }),
    [...LISTS, 'getBoard b1'],
  ],
  deleteBoard: [
    () => boardMutationsApi.endpoints.deleteBoard.initiate('b1'),
    [...LISTS, 'listMyJoinRequests'],
  ],
  applyToBoard: [
    () => boardMutationsApi.endpoints.applyToBoard.initiate({ boardId: 'b1', answers: [] }),
    [...LISTS, 'listBoardJoinRequests b1', 'listMyJoinRequests'],
  ],
  leaveBoard: [
    () => boardMutationsApi.endpoints.leaveBoard.initiate('b1'),
    [...LISTS, 'getBoard b1', 'listMyJoinRequests'],
  ],
  removeMember: [
    () => boardMutationsApi.endpoints.removeMember.initiate({ boardId: 'b1', memberId: 'm1' }),
    [...LISTS, 'getBoard b1'],
  ],
  createJoinRequest: [
    () => joinRequestsApi.endpoints.createJoinRequest.initiate('b1'),
    [...LISTS, 'listBoardJoinRequests b1', 'listMyJoinRequests'],
  ],
  approveJoinRequest: [
    () => joinRequestsApi.endpoints.approveJoinRequest.initiate({ ...decision, acceptanceNote: 'yes' }),
    // Whoever sends reloads once, after the last.
    [],
  ],
  rejectJoinRequest: [
    () => joinRequestsApi.endpoints.rejectJoinRequest.initiate({ ...decision, rejectionNote: '' }),
    [],
  ],
  updateMyProfile: [
    () => profileMutationsApi.endpoints.updateMyProfile.initiate({ userId: 'u1', changes: {} }),
    ['getMyProfile', 'getProfile u1', 'searchMembers', 'getBoard b1', 'getBoard b2'],
  ],
  createUser: [
    () => signInApi.endpoints.createUser.initiate({ name: '', email: '', profilePicture: null }),
    ['getMyProfile'],
  ],
};

/** Runs a mutation with every query subscribed. @returns the queries that were sent again */
async function reloadsOf(start: () => unknown, mutationStatus: number): Promise<Query[]> {
  let isMutating = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET') return Response.json({ userId: 'u1' }, { status: mutationStatus });
    if (pathname.includes('/short/')) return Response.json({ isSuccess: true, joinLink: '/board/join/b1' });
    const isSingle = /\/boards\/b\d$|\/profile/.test(pathname);
    return Response.json(isSingle ? { _id: `${pathname}${search}` } : []);
  });
  const extraArgument: ApiContext = {
    apiBaseUrl: API_BASE_URL,
    tokens: { getToken: async () => 't', renewToken: async () => null, end: async () => undefined },
    retryDelaysMs: [],
  };
  const started: UnknownAction[] = [];
  const noteStarts: Middleware = () => (next) => (action) => {
    const isStart = (action as UnknownAction).type === 'api/executeQuery/pending';
    if (isMutating && isStart) started.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS })
        .concat(baseApi.middleware)
        .concat(noteStarts),
  });
  const dispatch = store.dispatch as (
    action: unknown,
  ) => { requestId: string; queryCacheKey: string } & Promise<unknown>;
  const names = Object.keys(QUERIES) as Query[];
  const running = names.map((name) => dispatch(QUERIES[name]()));
  const keys = new Map(running.map((query, index) => [query.queryCacheKey, names[index]]));
  await Promise.all(running);
  isMutating = true;
  await dispatch(start());
  const idle = () =>
    Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending');
  await vi.waitFor(() => expect(idle()).toBe(true));
  return started
    .map((action) => keys.get((action.meta as { arg: { queryCacheKey: string } }).arg.queryCacheKey))
    .filter((name) => name !== undefined)
    .toSorted();
}

describe('what a mutation reloads', () => {
  it.each(Object.entries(MUTATIONS))('%s', async (_name, [start, reloads]) => {
    expect(await reloadsOf(start, 200)).toEqual(reloads.toSorted());
  });

  it('is everything that decisions change, once they are reported', async () => {
    expect(await reloadsOf(() => reloadAfterDecisions('b1'), 200)).toEqual(
      [...LISTS, 'getBoard b1', 'listBoardJoinRequests b1', 'listMyJoinRequests'].toSorted(),
    );
  });

  it('is nothing when it fails', async () => {
    for (const [start] of Object.values(MUTATIONS)) expect(await reloadsOf(start, 500)).toEqual([]);
  });

  it('is listed here for every mutation and every query', () => {
    const endpoints = Object.entries(baseApi.endpoints as Record<string, object>);
    const mutations = endpoints.filter(([, endpoint]) => 'useMutation' in endpoint).map(([name]) => name);
    const queries = endpoints.filter(([, endpoint]) => 'useQuery' in endpoint).map(([name]) => name);
    const covered = new Set(Object.keys(QUERIES).map((name) => name.split(' ')[0]));
    expect(mutations.toSorted()).toEqual(Object.keys(MUTATIONS).toSorted());
    // The username check is never cached, and no cached data depends on it.
    expect(queries.filter((name) => !covered.has(name))).toEqual(['checkUsername']);
  });
});
