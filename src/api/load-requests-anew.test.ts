import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiStore } from '@kit/api-store';
import { joinRequestsApi } from './join-requests';
import { loadRequestsAnew } from './load-requests-anew';

const { listBoardJoinRequests } = joinRequestsApi.endpoints;
const fetched = vi.fn<(request: Request) => Promise<Response>>();
const list = (...ids: string[]) =>
  Response.json(ids.map((id) => ({ _id: id, board: 'b1', user: 'u1', status: 'pending' })));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('a board’s requests as they are now', () => {
  it('are loaded again', async () => {
    const { dispatch } = createApiStore();
    fetched.mockImplementation(async () => list('r1'));
    await dispatch(listBoardJoinRequests.initiate('b1'));
    fetched.mockImplementation(async () => list('r1', 'r2'));
    expect((await loadRequestsAnew(dispatch, 'b1')).map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(fetched.mock.calls.map(([{ url }]) => url)).toEqual([
      'https://api.example.com/boards/b1/join-requests',
      'https://api.example.com/boards/b1/join-requests',
    ]);
  });

  it('are not those of a load that began before', async () => {
    const { dispatch } = createApiStore();
    let answerFirst = (_response: Response) => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    fetched.mockImplementation(async () => list());
    void dispatch(listBoardJoinRequests.initiate('b1'));
    const found = loadRequestsAnew(dispatch, 'b1');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    answerFirst(list('r1'));
    expect(await found).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('leave no subscription behind', async () => {
    const store = createApiStore();
    fetched.mockImplementation(async () => list('r1'));
    await loadRequestsAnew(store.dispatch, 'b1');
    store.dispatch(joinRequestsApi.util.invalidateTags([{ type: 'JoinRequest', id: 'ID:b1' }]));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('throw if the list cannot be loaded', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'no' }, { status: 500 }));
    await expect(loadRequestsAnew(createApiStore().dispatch, 'b1')).rejects.toMatchObject({ status: 500 });
  });
});
