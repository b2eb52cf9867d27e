// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardsApi } from '@/api/boards';
import { shortLinksApi } from '@/api/short-links';
import { startOfEarly } from '@/boot/early';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { server } from '@kit/server';
import { createTestIdentity } from '@kit/test-identity';
import { makeIdToken } from '../../tests/e2e/firebase/id-token';
import { createAppStore } from './store';

/** A store as in production: only the address of the API is set. */
function productionStore(apiBaseUrl = 'https://api.example.com/v2/api') {
  return createAppStore({ apiBaseUrl, loadIdentity: async () => createTestIdentity(null) }).store;
}

/** @returns the requested addresses, a list that grows */
function answer(response: () => Response): string[] {
  const asked: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      asked.push(request.url);
      return response();
    }),
  );
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits without the clock; `vi.waitFor` would advance a fake one. */
async function until(isSo: () => boolean) {
  while (!isSo()) await turn();
}

it('repeats a GET after a transient failure after 400 ms and again after 1200 ms, then gives up', async () => {
  const asked = answer(() => HttpResponse.json({}, { status: 503 }));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const isWaiting = () => timers.mock.lastCall?.[1] !== REQUEST_TIMEOUT_MS;
  const { dispatch } = productionStore();
  const query = dispatch(boardsApi.endpoints.getBoard.initiate('b1'));
  for (const [calls, delayMs] of [
    [1, 400],
    [2, 1200],
  ] as const) {
    // The delay starts when the answer has arrived; until then only the call's own timeout is running.
    await until(() => asked.length === calls && isWaiting());
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    await turn();
    expect(asked).toHaveLength(calls);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect((await query).error).toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

it('keeps an answer for 60 s after its last use, and no longer', async () => {
  answer(() => HttpResponse.json({ _id: 'b1', name: 'Board' }));
  const { dispatch, getState } = productionStore();
  const query = dispatch(boardsApi.endpoints.getBoard.initiate('b1'));
  await query;
  // However long it is in use.
  await vi.advanceTimersByTimeAsync(600_000);
  query.unsubscribe();
  const kept = () => boardsApi.endpoints.getBoard.select('b1')(getState()).data?.name;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(kept()).toBe('Board');
  await vi.advanceTimersByTimeAsync(1);
  expect(kept()).toBeUndefined();
});

it("asks for a short link at the server's root, whatever the path of the API base", async () => {
  const asked = answer(() =>
    HttpResponse.json({ isSuccess: true, joinLink: 'https://x.example/board/join/b7' }),
  );
  const { dispatch } = productionStore('https://api.example.com/v2/api');
  expect((await dispatch(shortLinksApi.endpoints.resolveShortLink.initiate('abc'))).data).toBe('b7');
  expect(asked).toEqual(['https://api.example.com/api/boards/short/abc']);
});

describe('a token that index.html has refreshed', () => {
  const account = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
  const tokenOf = (expiresInSeconds: number) => makeIdToken(account, { projectId: 'p', expiresInSeconds });
  const [expired, fresh] = [tokenOf(-60), tokenOf(3600)];
  const keepSignedIn = (accessToken: string, uid = 'u1') => {
    const auth = JSON.stringify({ uid, isLoggedIn: true, accessToken, _id: 'p1' });
    localStorage.setItem('persist:root', JSON.stringify({ auth, _persist: '{"version":1}' }));
  };
  afterEach(() => {
    delete window.early;
    localStorage.clear();
  });

  it('is the stored one, in memory', () => {
    keepSignedIn(expired);
    const before = JSON.stringify({ ...localStorage });
    window.early = { ...startOfEarly(), token: fresh };
    const { auth, session } = productionStore().getState();
    expect([auth.accessToken, auth.uid, session.status]).toEqual([fresh, 'u1', 'storedToken']);
    expect(JSON.stringify({ ...localStorage })).toBe(before);
  });

  it('is nobody else’s', () => {
    keepSignedIn(expired, 'u2');
    window.early = { ...startOfEarly(), token: fresh };
    const { auth, session } = productionStore().getState();
    expect([auth.accessToken, session.status]).toEqual([expired, 'unknown']);
  });
});
