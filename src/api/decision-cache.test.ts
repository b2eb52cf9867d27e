import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import { createApiStore } from '@kit/api-store';
import { joinRequestsApi } from './join-requests';

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const respondWith = (status: number) =>
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status })));

describe('a decision', () => {
  /** A request that still has the note on an earlier decision, as some backends keep it. */
  const request = (id: string) =>
    ({ id, status: 'pending', acceptanceNote: 'Welcome', rejectionNote: '' }) as JoinRequest;
  const { approveJoinRequest, rejectJoinRequest } = joinRequestsApi.endpoints;
  const { listBoardJoinRequests } = joinRequestsApi.endpoints;

  async function withList() {
    const store = createApiStore();
    const { upsertQueryData } = joinRequestsApi.util;
    await store.dispatch(upsertQueryData('listBoardJoinRequests', 'b1', [request('r1'), request('r2')]));
    return { store, list: () => listBoardJoinRequests.select('b1')(store.getState()).data };
  }

  it('is added to the cached list, with its note, after the server has accepted it', async () => {
    respondWith(200);
    const { store, list } = await withList();
    await store.dispatch(
      approveJoinRequest.initiate({
        requestId: 'r1',
        boardId: 'b1',
        acceptanceNote: 'Hi',
      }),
    );
    await store.dispatch(rejectJoinRequest.initiate({ requestId: 'r2', boardId: 'b1', rejectionNote: 'No' }));
    expect(list()).toEqual([
      { id: 'r1', status: 'decided', acceptanceNote: 'Hi', rejectionNote: '' },
      { id: 'r2', status: 'decided', acceptanceNote: '', rejectionNote: 'No' },
    ]);
  });

  it('does not change the cached list when the server rejects it', async () => {
    respondWith(409);
    const { store, list } = await withList();
    await store.dispatch(
      approveJoinRequest.initiate({
        requestId: 'r1',
        boardId: 'b1',
        acceptanceNote: 'Hi',
      }),
    );
    expect(list()).toEqual([request('r1'), request('r2')]);
  });
});
