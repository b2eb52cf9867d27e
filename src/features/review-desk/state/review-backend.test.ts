// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { joinRequestsApi } from '@/api/join-requests';
import { loggedOut, type AuthState } from '@/identity/stored-auth';
import { initialSession } from '@/identity/session-slice';
import { createApiStore } from '@kit/api-store';
import { delivery } from '@kit/delivery';
import { reviewBackend } from './review-backend';

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

/** In an app in which she is signed in. */
function backendOfAna() {
  const api = createApiStore();
  let auth: AuthState = { ...loggedOut, uid: 'ana', isLoggedIn: true };
  const getState = () => ({ auth, session: initialSession });
  const backend = reviewBackend({ dispatch: api.dispatch, getState }, 'ana');
  const become = (uid: string | null) => void (auth = { ...auth, uid });
  return { backend, become, dispatch: api.dispatch };
}

it.each(['ben', null])(
  'sends nothing once %s is signed in, whose token the call would carry',
  async (who) => {
    fetched.mockImplementation(async () => Response.json({}));
    const { backend, become } = backendOfAna();
    become(who);
    expect(await backend.decide(delivery())).toEqual({ kind: 'signedOut', text: '' });
    expect(fetched).not.toHaveBeenCalled();
    become('ana');
    expect(await backend.decide(delivery())).toEqual({ kind: 'done' });
    expect(fetched).toHaveBeenCalledOnce();
  },
);

it('fails to load a list whose person has signed out meanwhile, instead of having none', async () => {
  const { backend, dispatch } = backendOfAna();
  let answer = (_response: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const loaded = backend.loadList('b1');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  dispatch(joinRequestsApi.util.resetApiState());
  answer(Response.json([]));
  await expect(loaded).rejects.toThrow('The person has changed');
});

it('has no list where the board is gone, and fails where only the list is', async () => {
  const { backend } = backendOfAna();
  const gone = (body: object) => Response.json(body, { status: 404 });
  fetched.mockImplementation(async () => gone({}));
  expect(await backend.loadList('b1')).toBeNull();
  fetched.mockImplementation(async (request: Request) =>
    request.url.endsWith('/join-requests') ? gone({}) : Response.json({ _id: 'b1' }),
  );
  await expect(backend.loadList('b1')).rejects.toMatchObject({ status: 404 });
});

it('does not take a list that was requested before the decision for a look at it', async () => {
  const { backend, dispatch } = backendOfAna();
  const list = (status: string) => Response.json([{ _id: 'r1', board: 'b1', user: 'u1', status }]);
  let answerFirst = (_response: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  fetched.mockImplementation(async () => list('accepted'));
  void dispatch(joinRequestsApi.endpoints.listBoardJoinRequests.initiate('b1'));
  const loaded = backend.loadList('b1');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  answerFirst(list('pending'));
  expect(await loaded).toMatchObject([{ id: 'r1', status: 'accepted' }]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
