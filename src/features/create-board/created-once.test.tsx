import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardsApi } from '@/api/boards';
import { isChangeRunning } from '@/lib/loading/running-changes';
import { toastStore } from '@/ui/toasts/toast-store';
import { answersAreIn } from '@kit/answers';
import { expectToast } from '@kit/expect-toast';
import { testBoard } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { answerIsHeld, callActsWithoutAnswer, callFails, callIsDropped, callIsHeld } from '@kit/scenarios';

const NAME = 'Frontend Guild of Porto';
const DESCRIPTION = 'People who care for the browser.';
const MAY_EXIST =
  'The board may have been created: look under My Boards. Create Board looks there first, and creates it only if it is missing.';
const NOT_ARRIVED = 'The board was not created. Create Board looks once more, and tries again.';

const submit = () => screen.getByRole('button', { name: /Create Board|Creating/ });

async function openFilled(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/boards/create', { as: 'outsider', ...options });
  await app.user.click(await screen.findByLabelText('Board name'));
  await app.user.paste(NAME);
  await app.user.click(screen.getByLabelText('Description'));
  await app.user.paste(DESCRIPTION);
  await app.user.click(screen.getByRole('button', { name: 'designers' }));
  await waitFor(() => expect(submit()).toBeEnabled());
  const boards = async () => (await app.backend.read()).boards.filter(({ name }) => name === NAME).length;
  const posts = () => app.callsTo('POST', '/boards').length;
  return { ...app, boards, posts };
}

it('is found among the person’s own where its answer was lost', async () => {
  const { user, boards, posts } = await openFilled();
  callActsWithoutAnswer('post', '/boards');
  await user.click(submit());
  await expectToast('Board created successfully');
  expect(window.location.pathname).toBe('/boards');
  expect(posts()).toBe(1);
  expect(await boards()).toBe(1);
});

it('is found among them although a list from before it was still on its way', async () => {
  const { user, boards, posts, store } = await openFilled();
  const older = answerIsHeld('get', '/boards/my-boards');
  const { listMyBoards } = boardsApi.endpoints;
  void store.dispatch(listMyBoards.initiate(undefined, { forceRefetch: true, subscribe: false }));
  await waitFor(() => expect(older.met()).toBe(1));
  callActsWithoutAnswer('post', '/boards');
  await user.click(submit());
  await waitFor(() => expect(posts()).toBe(1));
  await waitFor(() => expect(isChangeRunning()).toBe(false));
  older.stop();
  await expectToast('Board created successfully');
  expect(posts()).toBe(1);
  expect(await boards()).toBe(1);
});

it('is not taken for one that was there before', async () => {
  const { user, boards, store, posts } = await openFilled({
    arrange: (db) => {
      const old = { name: NAME, description: DESCRIPTION, creator: 'outsider' };
      db.boards.push(testBoard({ _id: 'old', shortLink: 'old', ...old }));
    },
  });
  await user.click(screen.getByRole('link', { name: 'Boards' }));
  expect(await screen.findByText(NAME)).toBeVisible();
  await answersAreIn({ store });
  await user.click(screen.getByRole('link', { name: 'Create Board' }));
  await screen.findByText('Draft restored');
  const fault = callIsDropped('post', '/boards');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_ARRIVED);
  await expectToast('Failed to create board');
  fault.stop();
  await user.click(submit());
  await expectToast('Board created successfully');
  expect(posts()).toBe(2);
  expect(await boards()).toBe(2);
});

it('is looked for before it is sent again, where nobody knows whether it arrived', async () => {
  const { user, boards, posts } = await openFilled();
  const lost = callActsWithoutAnswer('post', '/boards');
  const list = callFails('get', '/boards/my-boards');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(MAY_EXIST);
  expect(screen.getByLabelText('Board name')).toHaveValue(NAME);
  lost.stop();
  await user.click(submit());
  await expectToast('Failed to create board');
  expect(await screen.findByRole('alert')).toHaveTextContent(MAY_EXIST);
  list.stop();
  await user.click(submit());
  await expectToast('Board created successfully');
  expect(posts()).toBe(1);
  expect(await boards()).toBe(1);
});

it('is found among them although they have been looked at in between', async () => {
  const { user, boards, posts, store } = await openFilled();
  const lost = callActsWithoutAnswer('post', '/boards');
  const list = callFails('get', '/boards/my-boards');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(MAY_EXIST);
  lost.stop();
  list.stop();
  await user.click(screen.getByRole('link', { name: 'Boards' }));
  expect(await screen.findByText(NAME)).toBeVisible();
  await answersAreIn({ store });
  await user.click(screen.getByRole('link', { name: 'Create Board' }));
  await screen.findByText('Draft restored');
  await user.click(submit());
  await expectToast('Board created successfully');
  expect(posts()).toBe(1);
  expect(await boards()).toBe(1);
});

it.each([
  ['is created', undefined, 'Board created successfully'],
  ['cannot be created', 422, 'Failed to create board'],
])(
  'cannot be sent again by a form that opens while it is on its way, and %s',
  async (_how, status, toast) => {
    const { user, posts, boards, ...app } = await openFilled();
    if (status !== undefined) callFails('post', '/boards', status, { message: 'Too many boards' });
    const held = callIsHeld('post', '/boards');
    await user.click(submit());
    await waitFor(() => expect(posts()).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Talentboard' }));
    await screen.findByRole('heading', { name: 'Discover Amazing Talent' });
    await user.click(screen.getByRole('link', { name: 'Create Board' }));
    expect(await screen.findByLabelText('Board name')).toHaveValue(NAME);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Creating...' })).toBeDisabled());
    const shown: unknown[] = [];
    const stop = toastStore.subscribe(() => shown.push(...toastStore.get()));
    held.stop();
    await expectToast(toast);
    if (status === undefined) {
      await waitFor(() => expect(window.location.pathname).toBe('/boards'));
      expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
    } else {
      expect(await screen.findByRole('alert')).toHaveTextContent('Too many boards');
      expect(screen.getByLabelText('Board name')).toHaveValue(NAME);
      expect(submit()).toBeEnabled();
    }
    await answersAreIn(app);
    stop();
    expect(shown).toHaveLength(1);
    expect(posts()).toBe(1);
    expect(await boards()).toBe(status === undefined ? 1 : 0);
  },
);
