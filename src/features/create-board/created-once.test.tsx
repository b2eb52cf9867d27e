import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toastStore } from '@/ui/toasts/toast-store';
import { answersAreIn, expectToast } from '@kit/steps';
import { createButton, expectCreated, fillBoardTexts, NEW_BOARD } from '@kit/forms';
import { renderApp } from '@kit/render-app';
import { answerIsHeld, callActsWithoutAnswer, callFails, callIsHeld } from '@kit/scenarios';

const MAY_EXIST =
  'The board may have been created: look under My Boards. Create Board looks there first, and creates it only if it is missing.';

async function fill(user: ReturnType<typeof renderApp>['user']) {
  await fillBoardTexts(user);
  await user.click(screen.getByRole('button', { name: 'designers' }));
  await waitFor(() => expect(createButton()).toBeEnabled());
}

async function openFilled(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/boards/create', { as: 'outsider', ...options });
  await fill(app.user);
  const boards = async () =>
    (await app.backend.read()).boards.filter(({ name }) => name === NEW_BOARD.name).length;
  const posts = () => app.callsTo('POST', '/boards').length;
  return { ...app, boards, posts };
}

/** The board is created, but neither the answer nor the list of one's boards arrives. Both do from then on. */
async function createUnanswered(user: ReturnType<typeof renderApp>['user']) {
  const lost = callActsWithoutAnswer('post', '/boards');
  const list = callFails('get', '/boards/my-boards');
  await user.click(createButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(MAY_EXIST);
  lost.stop();
  list.stop();
}

it('is found among the person’s own where its answer was lost', async () => {
  const { user, boards, posts } = await openFilled();
  callActsWithoutAnswer('post', '/boards');
  await user.click(createButton());
  await expectCreated();
  expect(window.location.pathname).toBe('/boards');
  expect(posts()).toBe(1);
  expect(await boards()).toBe(1);
});

it('is looked for before it is sent again, where nobody knows whether it arrived', async () => {
  const { user, boards, posts } = await openFilled();
  const lost = callActsWithoutAnswer('post', '/boards');
  const list = callFails('get', '/boards/my-boards');
  await user.click(createButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(MAY_EXIST);
  expect(screen.getByLabelText('Board name')).toHaveValue(NEW_BOARD.name);
  lost.stop();
  await user.click(createButton());
  await expectToast('Failed to create board');
  expect(await screen.findByRole('alert')).toHaveTextContent(MAY_EXIST);
  list.stop();
  await user.click(createButton());
  await expectCreated();
  expect(posts()).toBe(1);
  expect(await boards()).toBe(1);
});

/** The page is loaded anew: only the backend and what the device has kept are as before. */
async function reload({ backend, unmount }: Awaited<ReturnType<typeof openFilled>>) {
  const db = await backend.read();
  unmount();
  const app = renderApp('/boards/create', { as: 'outsider', arrange: (fresh) => Object.assign(fresh, db) });
  await screen.findByText('Draft restored');
  const boards = async () =>
    (await app.backend.read()).boards.filter(({ name }) => name === NEW_BOARD.name).length;
  return { ...app, boards };
}

it('is looked for after a reload while it was on its way', async () => {
  const first = await openFilled();
  const held = answerIsHeld('post', '/boards');
  await first.user.click(createButton());
  await waitFor(() => expect(held.met()).toBe(1));
  const { user, boards, callsTo } = await reload(first);
  await user.click(createButton());
  await expectCreated();
  expect(callsTo('POST', '/boards')).toHaveLength(0);
  expect(await boards()).toBe(1);
  held.stop();
  await answersAreIn(first);
});

it('is created anew where its draft was discarded, and the same is written again', async () => {
  const { user, boards } = await openFilled();
  await createUnanswered(user);
  await user.click(screen.getByRole('link', { name: 'Talentboard' }));
  await user.click(await screen.findByRole('link', { name: 'Create Board' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await fill(user);
  await user.click(createButton());
  await expectCreated();
  expect(await boards()).toBe(2);
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
    await user.click(createButton());
    await waitFor(() => expect(posts()).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Talentboard' }));
    await screen.findByRole('heading', { name: 'Discover Amazing Talent' });
    await user.click(screen.getByRole('link', { name: 'Create Board' }));
    expect(await screen.findByLabelText('Board name')).toHaveValue(NEW_BOARD.name);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-disabled', 'true'),
    );
    const shown: unknown[] = [];
    const stop = toastStore.subscribe(() => shown.push(...toastStore.get()));
    held.stop();
    await expectToast(toast);
    if (status === undefined) {
      await waitFor(() => expect(window.location.pathname).toBe('/boards'));
      expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
    } else {
      expect(await screen.findByRole('alert')).toHaveTextContent('Too many boards');
      expect(screen.getByLabelText('Board name')).toHaveValue(NEW_BOARD.name);
      expect(createButton()).toBeEnabled();
    }
    await answersAreIn(app);
    stop();
    expect(shown).toHaveLength(1);
    expect(posts()).toBe(1);
    expect(await boards()).toBe(status === undefined ? 1 : 0);
  },
);
