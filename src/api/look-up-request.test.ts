import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiStore } from '@kit/api-store';
import { joinRequestsApi } from './join-requests';
import { lookUpRequest, refusalText } from './look-up-request';

const { listBoardJoinRequests } = joinRequestsApi.endpoints;
const fetched = vi.fn<(request: Request) => Promise<Response>>();
const list = (...ids: string[]) =>
  Response.json(ids.map((id) => ({ _id: id, board: 'b1', user: 'u1', status: 'pending' })));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('the current state of a request', () => {
  it('is read from its board’s list, loaded again', async () => {
    const { dispatch } = createApiStore();
    fetched.mockImplementation(async () => list('r1'));
    await dispatch(listBoardJoinRequests.initiate('b1'));
    fetched.mockImplementation(async () => list('r1', 'r2'));
    expect(await lookUpRequest(dispatch, 'b1', 'r2')).toMatchObject({ id: 'r2', status: 'pending' });
    expect(fetched.mock.calls.map(([{ url }]) => url)).toEqual([
      'https://api.example.com/boards/b1/join-requests',
      'https://api.example.com/boards/b1/join-requests',
    ]);
  });

  it('is not read from a list that was requested before the refusal', async () => {
    const { dispatch } = createApiStore();
    let answerFirst = (_response: Response) => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    fetched.mockImplementation(async () => list());
    void dispatch(listBoardJoinRequests.initiate('b1'));
    const found = lookUpRequest(dispatch, 'b1', 'r1');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    answerFirst(list('r1'));
    expect(await found).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('leaves no subscription behind', async () => {
    const store = createApiStore();
    fetched.mockImplementation(async () => list('r1'));
    await lookUpRequest(store.dispatch, 'b1', 'r1');
    store.dispatch(joinRequestsApi.util.invalidateTags([{ type: 'JoinRequest', id: 'ID:b1' }]));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('throws if the list cannot be loaded', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'no' }, { status: 500 }));
    await expect(lookUpRequest(createApiStore().dispatch, 'b1', 'r1')).rejects.toMatchObject({ status: 500 });
  });
});

it.each([
  ['pending', 'The server refused this, though the request is still pending. Try again.'],
  [null, 'The server refused this, and the list could not be reloaded to see why. Try again.'],
] as const)('a refusal with the request %j has a text of its own if the server sent none', (found, text) => {
  expect(refusalText({ status: 409, data: null }, found)).toBe(text);
  expect(refusalText({ status: 409, data: { message: 'Board is full' } }, found)).toBe('Board is full');
});
