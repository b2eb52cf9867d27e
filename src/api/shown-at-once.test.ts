import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import type { User } from '@/domain/user';
import { createApiStore } from '@kit/api-store';
import { joinRequestMutationsApi } from './join-request-mutations';
import { joinRequestsApi } from './join-requests';
import { profileApi } from './profile';
import { profileMutationsApi } from './profile-mutations';

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const answer = (status: number) =>
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status })));

describe('a decision', () => {
  /** With the note on an earlier decision, which some backends keep. */
  const request = (id: string) =>
    ({ id, status: 'pending', acceptanceNote: 'Welcome', rejectionNote: '' }) as JoinRequest;
  const { approveJoinRequest, rejectJoinRequest } = joinRequestMutationsApi.endpoints;
  const { listBoardJoinRequests } = joinRequestsApi.endpoints;

  async function withList() {
    const store = createApiStore();
    const { upsertQueryData } = joinRequestsApi.util;
    await store.dispatch(upsertQueryData('listBoardJoinRequests', 'b1', [request('r1'), request('r2')]));
    return { store, list: () => listBoardJoinRequests.select('b1')(store.getState()).data };
  }

  it('is marked in the list with its note as soon as the server has accepted it, and no other', async () => {
    answer(200);
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

  it('is not marked when the server refused it', async () => {
    answer(409);
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

describe('a change of one’s profile', () => {
  const profile = {
    id: 'u1',
    name: 'Ana',
    bio: 'Old',
    profileQuestions: {
      role: 'bd',
      techStack: ['Go'],
      salaryExpectations: { salary: 90_000, hidden: false },
    },
  } as unknown as User;

  /** Saves while the profile is cached, as one's own and as a page. @returns what both then contain */
  async function save(status: number, userId: string | null) {
    answer(status);
    const store = createApiStore();
    const { upsertQueryData } = profileApi.util;
    await store.dispatch(upsertQueryData('getMyProfile', undefined, profile));
    await store.dispatch(upsertQueryData('getProfile', 'u1', profile));
    // Both are subscribed to: otherwise they would be dropped instead of updated.
    fetched.mockImplementation((call) =>
      call.method === 'PUT'
        ? Promise.resolve(new Response('', { status }))
        : new Promise<Response>(() => undefined),
    );
    void store.dispatch(profileApi.endpoints.getMyProfile.initiate());
    void store.dispatch(profileApi.endpoints.getProfile.initiate('u1'));
    const profileQuestions = { role: 'sales', salaryExpectations: { hidden: true } };
    const changes = { name: 'Anna', profileQuestions };
    await store.dispatch(profileMutationsApi.endpoints.updateMyProfile.initiate({ userId, changes }));
    return () => {
      const state = store.getState();
      const mine = profileApi.endpoints.getMyProfile.select()(state).data;
      return [mine, profileApi.endpoints.getProfile.select('u1')(state).data];
    };
  }

  const changed = {
    ...profile,
    name: 'Anna',
    profileQuestions: {
      role: 'sales',
      techStack: ['Go'],
      salaryExpectations: { salary: 90_000, hidden: true },
    },
  };

  it('is shown at once and everywhere, with all that was not changed', async () => {
    const shown = await save(200, 'u1');
    await vi.waitFor(() => expect(shown()).toEqual([changed, changed]));
  });

  it('is shown as one’s own if the id is not known', async () => {
    const shown = await save(200, null);
    await vi.waitFor(() => expect(shown()).toEqual([changed, profile]));
  });

  it('is not shown when it was refused', async () => {
    const shown = await save(400, 'u1');
    expect(shown()).toEqual([profile, profile]);
  });
});
