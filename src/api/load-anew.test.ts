import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '@/identity/auth-slice';
import { createApiStore } from '@kit/api-store';
import { boardsApi } from './boards';
import { joinRequestsApi } from './join-requests';
import { loadAnew } from './load-anew';

const { listBoardJoinRequests } = joinRequestsApi.endpoints;
const fetched = vi.fn<(request: Request) => Promise<Response>>();
const list = (...ids: string[]) =>
  Response.json(ids.map((id) => ({ _id: id, board: 'b1', user: 'u1', status: 'pending' })));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

/** A load is running whose answer comes when this is told. */
function loadIsRunning({ dispatch }: ReturnType<typeof createApiStore>) {
  let answer = (_response: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  void dispatch(listBoardJoinRequests.initiate('b1'));
  return (response: Response) => answer(response);
}

describe('a board’s requests as they are now', () => {
  it('are loaded again', async () => {
    const { dispatch } = createApiStore();
    fetched.mockImplementation(async () => list('r1'));
    await dispatch(listBoardJoinRequests.initiate('b1'));
    fetched.mockImplementation(async () => list('r1', 'r2'));
    expect((await loadAnew(dispatch, listBoardJoinRequests, 'b1')).map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(fetched.mock.calls.map(([{ url }]) => url)).toEqual([
      'https://api.example.com/boards/b1/join-requests',
      'https://api.example.com/boards/b1/join-requests',
    ]);
  });

  it('are not those of a load that began before', async () => {
    const store = createApiStore();
    const answerFirst = loadIsRunning(store);
    fetched.mockImplementation(async () => list());
    const found = loadAnew(store.dispatch, listBoardJoinRequests, 'b1');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    answerFirst(list('r1'));
    expect(await found).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('are not loaded for another person, who has signed in meanwhile', async () => {
    const store = createApiStore();
    const answerFirst = loadIsRunning(store);
    const found = loadAnew(store.dispatch, listBoardJoinRequests, 'b1');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    store.dispatch(signedIn({ uid: 'uid-b', displayName: '', email: '', photoURL: null }));
    answerFirst(list('r1'));
    await expect(found).rejects.toThrow('The person has changed');
    expect(fetched).toHaveBeenCalledOnce();
  });
});

it('says that a board is not found where the server sends none', async () => {
  fetched.mockImplementation(async () => Response.json({}));
  const found = loadAnew(createApiStore().dispatch, boardsApi.endpoints.getBoard, 'b1');
  await expect(found).rejects.toMatchObject({ status: 404 });
});
