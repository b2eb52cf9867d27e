import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestDeviations } from '../../tests/openapi/conformance';
import { WITHOUT_CHECKS } from '@kit/api-store';
import { baseApi } from './base-api';
import type { ApiContext } from './base-query';
import './boards';
import './join-requests';
import './profile';
import './short-links';
import './sign-in';

const BASE = 'https://api.example.com/v1';
interface Endpoint {
  initiate: (argument: unknown) => unknown;
}
const endpoints = baseApi.endpoints as unknown as Record<string, Endpoint>;

const fetchMock = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => Promise.resolve(new Response('null')));
  vi.stubGlobal('fetch', fetchMock);
});

/** Calls an endpoint as the app does. @returns the request and the result */
async function call(name: string, argument?: unknown) {
  const extraArgument: ApiContext = {
    apiBaseUrl: BASE,
    tokens: { getToken: async () => 'token', refreshIdToken: async () => null, end: async () => undefined },
    maxRetries: 0,
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  const result = await (store.dispatch as (action: unknown) => Promise<{ data?: unknown; error?: unknown }>)(
    endpoints[name]?.initiate(argument),
  );
  const request = fetchMock.mock.calls[0]?.[0];
  const body = await request?.text();
  return {
    sent: `${request?.method} ${request?.url}`,
    body: body ? (JSON.parse(body) as unknown) : undefined,
    text: body || undefined,
    request,
    result,
  };
}

/** Differences between a request and openapi.yaml. */
function deviations({ request, text }: { request: Request | undefined; text: string | undefined }): string[] {
  if (request === undefined) return ['No request'];
  const { method, url, headers } = request;
  return requestDeviations({ method, url, headers, text }, BASE);
}
const ID = 'a/b';
const ENCODED = 'a%2Fb';
const newUser = { name: 'Ana', email: 'ana@example.com', profilePicture: null };

const BOARD_BODY = { name: 'Birds', boardType: ['others'], description: 'About birds', questions: ['Why?'] };
const ALL_MEMBERS = { searchTerm: '', role: null, minExperience: null, maxExperience: null };

it.each<[name: string, argument: unknown, sent: string, body?: unknown]>([
  ['searchBoards', { searchTerm: '' }, 'GET /boards?searchType=board'],
  ['searchBoards', { searchTerm: 'a b' }, 'GET /boards?searchType=board&searchTerm=a+b'],
  ['searchMembers', ALL_MEMBERS, 'GET /boards?searchType=member'],
  [
    'searchMembers',
    { searchTerm: 'ana', role: 'designer', minExperience: 0, maxExperience: 20 },
    'GET /boards?searchType=member&searchTerm=ana&tags=designer&minExperience=0&maxExperience=20',
  ],
  ['getBoard', ID, `GET /boards/${ENCODED}`],
  ['listMyBoards', undefined, 'GET /boards/my-boards'],
  ['listBoardsOfUser', ID, `GET /boards/user/${ENCODED}`],
  ['createBoard', BOARD_BODY, 'POST /boards', BOARD_BODY],
  [
    'updateBoard',
    { boardId: ID, name: 'Birds', description: 'New' },
    `PUT /boards/${ENCODED}`,
    { name: 'Birds', description: 'New' },
  ],
  ['deleteBoard', ID, `DELETE /boards/${ENCODED}`],
  [
    'applyToBoard',
    { boardId: ID, answers: [['Why?', 'Birds']] },
    `POST /boards/${ENCODED}/apply`,
    [['Why?', 'Birds']],
  ],
  ['leaveBoard', ID, `DELETE /boards/${ENCODED}/leave`],
  ['removeMember', { boardId: ID, memberId: 'm/1' }, `DELETE /boards/${ENCODED}/members/m%2F1`],
  ['listBoardJoinRequests', ID, `GET /boards/${ENCODED}/join-requests`],
  ['listMyJoinRequests', undefined, 'GET /join-requests/user'],
  ['createJoinRequest', ID, 'POST /join-requests', { boardId: ID, answers: [] }],
  [
    'approveJoinRequest',
    { requestId: ID, boardId: 'b1', acceptanceNote: 'Welcome' },
    `PUT /boards/join-requests/${ENCODED}/approve`,
    { acceptanceNote: 'Welcome' },
  ],
  [
    'rejectJoinRequest',
    { requestId: ID, boardId: 'b1', rejectionNote: 'Sorry' },
    `PUT /boards/join-requests/${ENCODED}/reject`,
    { rejectionNote: 'Sorry' },
  ],
  ['getMyProfile', undefined, 'GET /profile'],
  ['getProfile', ID, `GET /profile/${ENCODED}`],
  ['updateMyProfile', { userId: 'u1', changes: { bio: 'Birds' } }, 'PUT /profile', { bio: 'Birds' }],
  ['checkUsername', 'ana', 'POST /profile/check-username', { username: 'ana' }],
  ['createUser', newUser, 'POST /auth/google-login', newUser],
])('%s with %j sends %s', async (name, argument, sent, body) => {
  const sentCall = await call(name, argument);
  expect(sentCall.sent.replace(BASE, '')).toBe(sent);
  expect(sentCall.body).toEqual(body);
  expect(deviations(sentCall)).toEqual([]);
});

it('looks up a short link at the server’s root, without a token', async () => {
  const sentCall = await call('resolveShortLink', ID);
  const { sent, request } = sentCall;
  expect(sent).toBe(`GET https://api.example.com/api/boards/short/${ENCODED}`);
  expect(request?.headers.get('authorization')).toBeNull();
  expect(request?.headers.get('content-type')).toBeNull();
  expect(request?.headers.get('accept')).toBe('application/json');
  expect(deviations(sentCall)).toEqual([]);
});

describe('responses', () => {
  const respondWith = (json: unknown) =>
    fetchMock.mockImplementation(() => Promise.resolve(Response.json(json)));

  it.each([
    ['searchBoards', { searchTerm: '' }, { boards: [{ _id: 'x' }] }, [{ id: 'x' }]],
    ['searchMembers', ALL_MEMBERS, { users: [{ _id: 'x' }] }, [{ id: 'x' }]],
    ['listBoardJoinRequests', 'b1', { joinRequests: [{ _id: 'x' }] }, [{ id: 'x', boardId: 'b1' }]],
    ['listMyJoinRequests', undefined, { joinRequests: [{ _id: 'x' }] }, [{ id: 'x' }]],
    ['getBoard', 'x', { board: { _id: 'x' } }, { id: 'x' }],
    ['getProfile', 'x', { user: { _id: 'x' } }, { id: 'x' }],
  ])('%s with %j reads %j', async (name, argument, json, data) => {
    respondWith(json);
    expect((await call(name, argument)).result).toMatchObject({ data });
  });

  it.each([
    [{ userId: 'u1' }, { data: 'u1' }],
    [{ userId: 7 }, { data: '7' }],
    [{ success: true, data: { userId: 'u1' } }, { data: 'u1' }],
    [{}, { error: { status: 'PARSING_ERROR', error: 'WireError: Expected userId' } }],
    [null, { error: { status: 'PARSING_ERROR', error: 'WireError: Expected userId' } }],
  ])('createUser reads the user’s id from %j', async (json, expected) => {
    respondWith(json);
    expect((await call('createUser', newUser)).result).toMatchObject(expected);
  });

  it.each([
    [{ isUsernameAvailable: true }, { data: true }],
    [{ isUsernameAvailable: false }, { data: false }],
    [{ success: true, data: { isUsernameAvailable: false } }, { data: false }],
    [{ isUsernameAvailable: 'yes' }, { error: { error: 'WireError: Expected isUsernameAvailable' } }],
    [null, { error: { error: 'WireError: Expected isUsernameAvailable' } }],
  ])('checkUsername reads whether the username is free from %j', async (json, expected) => {
    respondWith(json);
    expect((await call('checkUsername', 'ana')).result).toMatchObject(expected);
  });

  it.each([
    [null, true],
    [{}, true],
    [{ isSuccess: true }, true],
    [{ isSuccess: false, message: 'Owners stay' }, false],
    [{ success: true, data: { isSuccess: false } }, false],
    [{ isSuccess: false, data: {} }, false],
  ])('mutations read whether the server rejected them from %j', async (json, isAccepted) => {
    respondWith(json);
    const changes = [
      ['leaveBoard', 'b1'],
      ['applyToBoard', { boardId: 'b1', answers: [] }],
      ['createJoinRequest', 'b1'],
      ['rejectJoinRequest', { requestId: 'r1', boardId: 'b1', rejectionNote: '' }],
      ['updateMyProfile', { userId: null, changes: { bio: 'Birds' } }],
    ] as const;
    for (const [name, argument] of changes) {
      const { error } = (await call(name, argument)).result;
      expect(error).toEqual(
        isAccepted
          ? undefined
          : { status: 200, data: json, ...(name === 'rejectJoinRequest' && { retryAfter: null }) },
      );
    }
  });
});
