import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { authReducer } from '@/identity/auth-slice';
import { API_BASE_URL, WITHOUT_CHECKS } from '@kit/api-store';
import { baseApi } from './base-api';
import type { ApiContext } from './base-query';
import { boardsApi } from './boards';
import { decisionTags, joinRequestsApi } from './join-requests';
import { profileApi } from './profile';
import { shortLinksApi } from './short-links';
import { signInApi } from './sign-in';

const member = { searchTerm: '', role: null, minExperience: null, maxExperience: null };

/** Every query of the app, for board b1 and user u1, and for others that must not be refetched. */
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

/** Every mutation, with the queries that it refetches. */
const MUTATIONS: Record<string, [start: () => unknown, refetched: Query[]]> = {
  createBoard: [
    () =>
      boardsApi.endpoints.createBoard.initiate({
        name: '',
        boardType: [],
        description: '',
        questions: [],
      }),
    LISTS,
  ],
  updateBoard: [
    () => boardsApi.endpoints.updateBoard.initiate({ boardId: 'b1', name: '', description: '' }),
    [...LISTS, 'getBoard b1'],
  ],
  deleteBoard: [() => boardsApi.endpoints.deleteBoard.initiate('b1'), [...LISTS, 'listMyJoinRequests']],
  applyToBoard: [
    () => boardsApi.endpoints.applyToBoard.initiate({ boardId: 'b1', answers: [] }),
    [...LISTS, 'listBoardJoinRequests b1', 'listMyJoinRequests'],
  ],
  leaveBoard: [
    () => boardsApi.endpoints.leaveBoard.initiate('b1'),
    [...LISTS, 'getBoard b1', 'listMyJoinRequests'],
  ],
  removeMember: [
    () => boardsApi.endpoints.removeMember.initiate({ boardId: 'b1', memberId: 'm1' }),
    [...LISTS, 'getBoard b1'],
  ],
  createJoinRequest: [
    () => joinRequestsApi.endpoints.createJoinRequest.initiate('b1'),
    [...LISTS, 'listBoardJoinRequests b1', 'listMyJoinRequests'],
  ],
  approveJoinRequest: [
    () => joinRequestsApi.endpoints.approveJoinRequest.initiate({ ...decision, acceptanceNote: 'yes' }),
    // The desk refetches once, after its last decision.
    [],
  ],
  rejectJoinRequest: [
    () => joinRequestsApi.endpoints.rejectJoinRequest.initiate({ ...decision, rejectionNote: '' }),
    [],
  ],
  updateMyProfile: [
    () => profileApi.endpoints.updateMyProfile.initiate({ userId: 'u1', changes: {} }),
    ['getMyProfile', 'getProfile u1', 'searchMembers', 'getBoard b1', 'getBoard b2'],
  ],
  createUser: [
    () => signInApi.endpoints.createUser.initiate({ name: '', email: '', profilePicture: null }),
    ['getMyProfile'],
  ],
};

/** A store that records the queries it sends. @param respond handles the requests */
function createRecordingStore(respond: (request: Request) => Promise<Response>) {
  vi.stubGlobal('fetch', respond);
  const extraArgument: ApiContext = {
    apiBaseUrl: API_BASE_URL,
    tokens: { getToken: async () => 't', refreshIdToken: async () => null, end: async () => undefined },
    maxRetries: 0,
  };
  const keys: string[] = [];
  const recordQueries: Middleware = () => (next) => (action) => {
    const { type, meta } = action as UnknownAction & { meta: { arg: { queryCacheKey: string } } };
    if (type === 'api/executeQuery/pending') keys.push(meta.arg.queryCacheKey);
    return next(action);
  };
  const store = configureStore({
    reducer: { auth: authReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS })
        .concat(baseApi.middleware)
        .concat(recordQueries),
  });
  const dispatch = store.dispatch as (action: unknown) => { queryCacheKey: string } & Promise<unknown>;
  const isIdle = () =>
    Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending');
  return { dispatch, keys, untilIdle: () => vi.waitFor(() => expect(isIdle()).toBe(true)) };
}

/** The server's response to a GET. */
function responseTo(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  if (pathname.includes('/short/')) return Response.json({ isSuccess: true, joinLink: '/board/join/b1' });
  const isSingle = /\/boards\/b\d$|\/profile/.test(pathname);
  return Response.json(isSingle ? { _id: `${pathname}${search}` } : []);
}

/** Runs a mutation with every query subscribed. @returns the refetched queries */
async function refetchedBy(start: () => unknown, mutationStatus: number): Promise<Query[]> {
  const { dispatch, keys, untilIdle } = createRecordingStore(async (request) =>
    request.method === 'GET'
      ? responseTo(request)
      : Response.json({ userId: 'u1' }, { status: mutationStatus }),
  );
  const names = Object.keys(QUERIES) as Query[];
  const running = names.map((name) => dispatch(QUERIES[name]()));
  const nameOf = new Map(running.map((query, index) => [query.queryCacheKey, names[index]]));
  await Promise.all(running);
  keys.length = 0;
  await dispatch(start());
  await untilIdle();
  return keys
    .map((key) => nameOf.get(key))
    .filter((name) => name !== undefined)
    .toSorted();
}

describe('refetched queries', () => {
  it.each(Object.entries(MUTATIONS))('match the table after %s', async (_name, [start, refetched]) => {
    expect(await refetchedBy(start, 200)).toEqual(refetched.toSorted());
  });

  it('match the decision tags after the desk invalidates them', async () => {
    expect(await refetchedBy(() => baseApi.util.invalidateTags(decisionTags('b1')), 200)).toEqual(
      [...LISTS, 'getBoard b1', 'listBoardJoinRequests b1', 'listMyJoinRequests'].toSorted(),
    );
  });

  it('are the same if the response is lost, plus a board that may be deleted', async () => {
    for (const [name, [start, refetched]] of Object.entries(MUTATIONS)) {
      const expected = name === 'deleteBoard' ? [...refetched, 'getBoard b1'] : refetched;
      expect(await refetchedBy(start, 500), name).toEqual(expected.toSorted());
    }
  });

  it('do not exist if the server rejects the mutation', async () => {
    for (const [name, [start]] of Object.entries(MUTATIONS)) {
      expect(await refetchedBy(start, 400), name).toEqual([]);
    }
  });

  it('have a row in the table for every mutation and every query', () => {
    const endpoints = Object.entries(baseApi.endpoints as Record<string, object>);
    const mutations = endpoints.filter(([, endpoint]) => 'useMutation' in endpoint).map(([name]) => name);
    const queries = endpoints.filter(([, endpoint]) => 'useQuery' in endpoint).map(([name]) => name);
    const covered = new Set(Object.keys(QUERIES).map((name) => name.split(' ')[0]));
    expect(mutations.toSorted()).toEqual(Object.keys(MUTATIONS).toSorted());
    // The username check is never cached, and no cached data depends on it.
    expect(queries.filter((name) => !covered.has(name))).toEqual(['checkUsername']);
  });
});
