import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { profileApi } from '@/api/profile';
import { answersAreIn } from '@kit/steps';
import { BOARD_NAME, testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { answerIsHeld, callAnswers, callFails } from '@kit/scenarios';
import { checkStoredId } from './check-stored-id';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

/** Discover, with the late part that is tested. */
function open(options: Options) {
  const app = renderApp('/', options);
  checkStoredId(app.store);
  return {
    ...app,
    id: () => app.store.getState().auth._id,
    told: () => app.callsTo('POST', '/auth/google-login'),
    async loadProfile() {
      const load = profileApi.endpoints.getMyProfile.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      });
      await act(async () => void (await app.store.dispatch(load)));
    },
  };
}

it.each<[string, Options]>([
  ['a visitor', {}],
  ['somebody whose id agrees', { as: 'creator', rememberedAs: 'creator' }],
  ['somebody of whom no id is stored', { as: 'creator' }],
])('makes no call for %s', async (_who, options) => {
  const app = open(options);
  await screen.findByText(BOARD_NAME);
  await answersAreIn(app);
  expect(app.told()).toEqual([]);
});

it('makes no call where the profile could not be loaded, which says nothing of the id', async () => {
  callFails('get', '/profile');
  const app = open({ as: 'creator', rememberedAs: 'old' });
  await screen.findByText(BOARD_NAME);
  await answersAreIn(app);
  expect(app.told()).toEqual([]);
  expect(app.id()).toBe('old');
});

it('asks a backend whose two ids differ once, and keeps that of the sign-in', async () => {
  callAnswers('post', '/auth/google-login', { userId: 'of-the-sign-in' });
  const app = open({ as: 'creator', rememberedAs: 'old' });
  await waitFor(() => expect(app.id()).toBe('of-the-sign-in'));
  await answersAreIn(app);
  await app.loadProfile();
  await answersAreIn(app);
  expect(app.told()).toHaveLength(1);
  expect(app.id()).toBe('of-the-sign-in');
});

it('asks again with the next profile where the backend did not answer', async () => {
  const fault = callFails('post', '/auth/google-login');
  const app = open({ as: 'creator', rememberedAs: 'old' });
  await waitFor(() => expect(fault.met()).toBe(1));
  await answersAreIn(app);
  expect(app.told()).toHaveLength(1);
  fault.stop();
  await app.loadProfile();
  await waitFor(() => expect(app.id()).toBe('creator'));
  expect(app.told()).toHaveLength(2);
});

describe('somebody else who signs in', () => {
  const outsider = () => identityOf(testDb(), 'outsider');
  async function expectOutsider(app: ReturnType<typeof open>, told: number) {
    await waitFor(() => expect(app.callsTo('GET', '/profile')).toHaveLength(2));
    await vi.dynamicImportSettled();
    await answersAreIn(app);
    expect(app.store.getState().auth).toMatchObject({ uid: 'uid-outsider', _id: null });
    expect(app.told()).toHaveLength(told);
  }

  it('is not given the id of the person before', async () => {
    const held = answerIsHeld('post', '/auth/google-login');
    const app = open({ as: 'creator', rememberedAs: 'old' });
    await waitFor(() => expect(held.met()).toBe(1));
    act(() => app.identity.report(outsider()));
    held.stop();
    await expectOutsider(app, 1);
  });

  it('is not taken for the person before where they come just before the call', async () => {
    const app = open({ as: 'creator', rememberedAs: 'old' });
    const stop = app.store.subscribe(() => {
      if (!profileApi.endpoints.getMyProfile.select()(app.store.getState()).isSuccess) return;
      stop();
      app.identity.report(outsider());
    });
    await expectOutsider(app, 0);
  });
});
