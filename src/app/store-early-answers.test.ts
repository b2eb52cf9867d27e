// @vitest-environment jsdom
// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { boardsApi } from '@/api/boards';
import type { EarlyAnswer } from '@/api/early-answer';
import { profileApi } from '@/api/profile';
import { readOnce } from '@/api/answer';
import { startOfEarly } from '@/boot/early';
import { createTestIdentity } from '@kit/test-identity';
import { createAppStore } from './store';
import { storeEarlyAnswers } from './store-early-answers';

const API = 'https://api.example.com/api';

/** As index.html has left it. */
const early = (
  call: EarlyAnswer['call'],
  path: string,
  { json = {} as unknown, isHere = true, argument = undefined as unknown } = {},
): EarlyAnswer => ({
  call,
  argument,
  url: API + path,
  token: null,
  answer: isHere ? readOnce(Response.json(json)) : new Promise(() => undefined),
  isHere,
  controller: new AbortController(),
});

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  return createAppStore({ apiBaseUrl: API, loadIdentity: async () => createTestIdentity(null) }).store;
}

afterEach(() => {
  delete window.early;
  window.history.replaceState(null, '', '/');
});

it('puts the answers that are here into the store, and leaves the others to their screens', async () => {
  window.early = {
    ...startOfEarly(),
    answers: [
      early('getBoard', '/boards/b1', {
        argument: 'b1',
        json: { board: { _id: 'b1', name: 'Night shift' } },
      }),
      early('getMyProfile', '/profile', { isHere: false }),
    ],
  };
  const store = openAt('/boards/b1');
  await storeEarlyAnswers(store);
  const state = store.getState();
  expect(boardsApi.endpoints.getBoard.select('b1')(state).data).toMatchObject({ name: 'Night shift' });
  expect(profileApi.endpoints.getMyProfile.select()(state).isUninitialized).toBe(true);
  expect(window.early.answers.map(({ call }) => call)).toEqual(['getMyProfile']);
});

it('leaves out what was requested for somebody who has signed out meanwhile, and requests nothing instead', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const answer = early('getMyProfile', '/profile', { json: { user: { _id: 'p1' } } });
  window.early = { ...startOfEarly(), answers: [{ ...answer, token: 'of-the-person-before' }] };
  const store = openAt('/profile');
  await storeEarlyAnswers(store);
  expect(profileApi.endpoints.getMyProfile.select()(store.getState()).isUninitialized).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

it('stores an answer that makes no sense as an error, for its screen to ask again', async () => {
  window.early = {
    ...startOfEarly(),
    answers: [early('getBoard', '/boards/b1', { argument: 'b1', json: 'unexpected' })],
  };
  const store = openAt('/boards/b1');
  await storeEarlyAnswers(store);
  expect(boardsApi.endpoints.getBoard.select('b1')(store.getState()).isError).toBe(true);
});
