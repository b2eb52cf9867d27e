// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { joinRequestsApi } from '@/api/join-requests';
import type { Decision } from '@/domain/review/decision';
import { initialSession } from '@/identity/session-slice';
import { loggedOut, type AuthState } from '@/identity/stored-auth';
import { createApiStore } from '@kit/api-store';
import { reviewBackend } from './backend';

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const decision: Decision = {
  requestId: 'r1',
  outcome: 'accept',
  note: 'Hi',
  personKey: 'p1',
  personName: 'Ada',
};
const listOf = (status: string) => Response.json([{ _id: 'r1', board: 'b1', user: 'u1', status }]);

/** Ana is signed in. */
function backendOfAna() {
  const api = createApiStore();
  let auth: AuthState = { ...loggedOut, uid: 'ana', isLoggedIn: true };
  const getState = () => ({ ...api.getState(), auth, session: initialSession });
  const backend = reviewBackend({ dispatch: api.dispatch, getState }, 'ana');
  const become = (uid: string | null) => void (auth = { ...auth, uid });
  return { backend, become, dispatch: api.dispatch };
}

it.each(['ben', null])('sends nothing for Ana while %s is signed in', async (who) => {
  fetched.mockImplementation(async () => Response.json({}));
  const { backend, become } = backendOfAna();
  become(who);
  expect(await backend.decide('b1', decision)).toEqual({ kind: 'signedOut' });
  await expect(backend.loadList('b1')).rejects.toThrow('Another account');
  expect(fetched).not.toHaveBeenCalled();
  become('ana');
  expect(await backend.decide('b1', decision)).toEqual({ kind: 'done' });
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['a rejection in the body', Response.json({ isSuccess: false, message: 'Full' }), 'rejected Full'],
  ['a 422 with words', Response.json({ message: 'Too long' }, { status: 422 }), 'rejected Too long'],
  ['a 429', Response.json({}, { status: 429, headers: { 'Retry-After': '3' } }), 'rateLimited 3000'],
  ['a 503', Response.json({}, { status: 503, headers: { 'Retry-After': '3' } }), 'unanswered 3000'],
  ['a 409', Response.json({ message: 'Decided' }, { status: 409 }), 'unanswered Decided'],
])('reads the response: %s', async (_name, response, expected) => {
  fetched.mockResolvedValue(response);
  const read = await backendOfAna().backend.decide('b1', decision);
  const words = 'retryAfterMs' in read ? (read.retryAfterMs ?? read.text) : 'text' in read ? read.text : '';
  expect(`${read.kind} ${words}`).toBe(expected);
});

it('reads a dropped connection as a lost response', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await backendOfAna().backend.decide('b1', decision)).toMatchObject({ kind: 'unanswered' });
});

it('rejects the load of a list that a sign-out aborts', async () => {
  const { backend, dispatch } = backendOfAna();
  let respond = (_response: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const loaded = backend.loadList('b1');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  dispatch(joinRequestsApi.util.resetApiState());
  respond(Response.json([]));
  await expect(loaded).rejects.toThrow();
});

it('does not join a request for the list that is in flight', async () => {
  const { backend, dispatch } = backendOfAna();
  let respondFirst = (_response: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (respondFirst = resolve)));
  fetched.mockImplementation(async () => listOf('accepted'));
  void dispatch(joinRequestsApi.endpoints.listBoardJoinRequests.initiate('b1'));
  const before = Date.now();
  const loaded = backend.loadList('b1');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  respondFirst(listOf('pending'));
  const list = await loaded;
  expect(list.statusOf('r1')).toBe('accepted');
  expect(list.statusOf('r2')).toBe('gone');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(list.loadedAt).toBeGreaterThanOrEqual(before);
});
