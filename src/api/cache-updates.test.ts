import { describe, expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import { createApiStore } from '@kit/api-store';
import { makeUser } from '@kit/people';
import { boardsApi, markDeleted } from './boards';
import { joinRequestsApi } from './join-requests';
import { profileApi } from './profile';
import { refetch } from './refetch';
import { readUser } from './wire/read-user';

/** Responds to every request. */
const respondWith = (...args: ConstructorParameters<typeof Response>) =>
  vi.stubGlobal('fetch', async () => new Response(...args));

describe('a decision', () => {
  const { approveJoinRequest, rejectJoinRequest, listBoardJoinRequests } = joinRequestsApi.endpoints;
  const approve = approveJoinRequest.initiate({ requestId: 'r1', boardId: 'b1', acceptanceNote: 'Hi' });
  const reject = rejectJoinRequest.initiate({ requestId: 'r2', boardId: 'b1', rejectionNote: 'No' });

  /** A request that still has the note on an earlier decision, as some backends keep it. */
  const request = (id: string) =>
    ({ id, status: 'pending', acceptanceNote: 'Welcome', rejectionNote: '' }) as JoinRequest;

  async function withList() {
    const store = createApiStore();
    const { upsertQueryData } = joinRequestsApi.util;
    await store.dispatch(upsertQueryData('listBoardJoinRequests', 'b1', [request('r1'), request('r2')]));
    return { store, list: () => listBoardJoinRequests.select('b1')(store.getState()).data };
  }

  it('is added to the cached list, with its note, after the server has accepted it', async () => {
    respondWith('');
    const { store, list } = await withList();
    await store.dispatch(approve);
    await store.dispatch(reject);
    expect(list()).toEqual([
      { id: 'r1', status: 'decided', acceptanceNote: 'Hi', rejectionNote: '' },
      { id: 'r2', status: 'decided', acceptanceNote: '', rejectionNote: 'No' },
    ]);
  });

  it('does not change the cached list when the server rejects it', async () => {
    respondWith('', { status: 409 });
    const { store, list } = await withList();
    await store.dispatch(approve);
    expect(list()).toEqual([request('r1'), request('r2')]);
  });

  it('fails with the Retry-After header of a rate-limited response', async () => {
    respondWith('', { status: 429, headers: { 'Retry-After': '7' } });
    const { store } = await withList();
    expect(await store.dispatch(approve)).toMatchObject({ error: { status: 429, retryAfter: '7' } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await store.dispatch(reject)).toMatchObject({
      error: { status: 'FETCH_ERROR', retryAfter: null },
    });
  });
});

describe('a saved profile', () => {
  const { updateMyProfile, getMyProfile, getProfile } = profileApi.endpoints;
  const stored = makeUser('u1', 'Ana');
  const user = readUser(stored);

  /** Saves with both profiles cached. @returns them before the refetch has ended */
  async function save(userId: string | null, putStatus = 200, loaded: unknown = stored) {
    const responses = [loaded, stored].map((json) => Response.json(json));
    vi.stubGlobal('fetch', async ({ method }: Request) =>
      method === 'PUT'
        ? new Response('', { status: putStatus })
        : (responses.shift() ?? new Promise(() => {})),
    );
    const store = createApiStore();
    await store.dispatch(getMyProfile.initiate());
    await store.dispatch(getProfile.initiate('u1'));
    const changes = { bio: 'New', profileQuestions: { salaryExpectations: { hidden: true } } };
    await store.dispatch(updateMyProfile.initiate({ userId, changes }));
    return {
      mine: getMyProfile.select()(store.getState()).data,
      public: getProfile.select('u1')(store.getState()).data,
    };
  }

  it('is merged into the cached profiles after the server has accepted it', async () => {
    const { profileQuestions } = user;
    const salaryExpectations = { ...profileQuestions.salaryExpectations, hidden: true };
    const saved = { ...user, bio: 'New', profileQuestions: { ...profileQuestions, salaryExpectations } };
    expect(await save('u1')).toEqual({ mine: saved, public: saved });
    expect(await save(null)).toEqual({ mine: saved, public: user });
  });

  it('does not change the cached profiles when the server rejects it', async () => {
    expect(await save('u1', 400)).toEqual({ mine: user, public: user });
  });

  it('does not create a profile that the server has not sent', async () => {
    expect(await save(null, 200, null)).toEqual({ mine: null, public: user });
  });
});

it('empties the cached board after its deletion', async () => {
  respondWith('{"_id":"b1"}');
  const store = createApiStore();
  const { getBoard } = boardsApi.endpoints;
  await store.dispatch(getBoard.initiate('b1'));
  markDeleted(store.dispatch, 'b1');
  expect(getBoard.select('b1')(store.getState()).data).toBeNull();
});

describe('refetch', () => {
  const { getBoard } = boardsApi.endpoints;

  it('waits for the request in flight and sends another one', async () => {
    const names = ['First', 'Second'];
    vi.stubGlobal('fetch', async () => Response.json({ _id: 'b1', name: names.shift() }));
    const store = createApiStore();
    void store.dispatch(getBoard.initiate('b1'));
    expect((await refetch(store.dispatch, getBoard, 'b1'))?.name).toBe('Second');
  });

  it('throws the error of the request', async () => {
    respondWith('', { status: 404 });
    await expect(refetch(createApiStore().dispatch, getBoard, 'b1')).rejects.toMatchObject({ status: 404 });
  });
});
