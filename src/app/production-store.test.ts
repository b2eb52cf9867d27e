// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardsApi } from '@/api/boards';
import { server } from '@kit/server';
import { createTestIdentity } from '@kit/test-identity';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import { createAppStore } from './store';

/** A store as in production. */
function productionStore(apiBaseUrl = 'https://api.example.com/v2/api') {
  return createAppStore({ apiBaseUrl, loadIdentity: async () => createTestIdentity(null) }).store;
}

/** Responds to all requests. @returns the requested URLs, a list that grows */
function respondWith(response: () => Response): string[] {
  const requested: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      requested.push(request.url);
      return response();
    }),
  );
  return requested;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

it('keeps a response in the cache for 60 s after its last use', async () => {
  respondWith(() => HttpResponse.json({ _id: 'b1', name: 'Board' }));
  const { dispatch, getState } = productionStore();
  const query = dispatch(boardsApi.endpoints.getBoard.initiate('b1'));
  await query;
  // Time in use doesn't count.
  await vi.advanceTimersByTimeAsync(600_000);
  query.unsubscribe();
  const cached = () => boardsApi.endpoints.getBoard.select('b1')(getState()).data?.name;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(cached()).toBe('Board');
  await vi.advanceTimersByTimeAsync(1);
  expect(cached()).toBeUndefined();
});

describe('a token that index.html has refreshed', () => {
  const account = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
  const tokenOf = (expiresInSeconds: number) => makeIdToken(account, { projectId: 'p', expiresInSeconds });
  const [expired, fresh] = [tokenOf(-60), tokenOf(3600)];
  const storeSignedIn = (accessToken: string, uid = 'u1') => {
    const auth = JSON.stringify({ uid, isLoggedIn: true, accessToken, _id: 'p1' });
    localStorage.setItem('persist:root', JSON.stringify({ auth, _persist: '{"version":1}' }));
  };
  afterEach(() => {
    delete window.boot;
    localStorage.clear();
  });

  it('replaces the stored one in the store', () => {
    storeSignedIn(expired);
    const before = JSON.stringify({ ...localStorage });
    window.boot = { prefetched: [], token: fresh, refreshed: Promise.resolve(), preload: () => undefined };
    const { auth, session } = productionStore().getState();
    expect([auth.accessToken, auth.uid, session.status]).toEqual([fresh, 'u1', 'storedToken']);
    expect(JSON.stringify({ ...localStorage })).toBe(before);
  });

  it('is not used for another account', () => {
    storeSignedIn(expired, 'u2');
    window.boot = { prefetched: [], token: fresh, refreshed: Promise.resolve(), preload: () => undefined };
    const { auth, session } = productionStore().getState();
    expect([auth.accessToken, session.status]).toEqual([expired, 'unknown']);
  });
});
