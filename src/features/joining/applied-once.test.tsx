import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeNotices } from '@/ui/toasts/notice-store';
import { answersAreIn } from '@kit/steps';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';
import { answerAndSubmit, expectApplied } from '@kit/forms';
import { renderApp } from '@kit/render-app';
import { callActsWithoutAnswer, callFails, callIsHeld } from '@kit/scenarios';

const PATH = `/board/join/${BOARD_ID}`;
const APPLY = `/boards/${BOARD_ID}/apply`;

async function openPage(arrange: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/', { as: 'outsider', ...arrange });
  await screen.findByRole('heading', { level: 1, name: 'Discover Amazing Talent' });
  act(() => {
    window.history.pushState({}, '', PATH);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('button', { name: 'Join Board' });
  return app;
}

async function submit({ user }: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole('button', { name: 'Join Board' }));
  await answerAndSubmit(user);
}

async function leave() {
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'Discover Amazing Talent' });
}

async function comeBack() {
  act(() => window.history.forward());
  await screen.findByRole('heading', { level: 1, name: /invited you to join/ });
}

it('cannot be sent again by Back, Forward and Submit while it is on its way', async () => {
  const app = await openPage();
  const held = callIsHeld('post', '/boards/:boardId/apply');
  await submit(app);
  await waitFor(() => expect(app.callsTo('POST', APPLY)).toHaveLength(1));
  await leave();
  await comeBack();
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await app.user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  // Neither in the moment before the list has it.
  const list = callIsHeld('get', '/join-requests/user');
  held.stop();
  await expectApplied();
  expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
  list.stop();
  await answersAreIn(app);
  expect(screen.getByRole('button', { name: 'Request Pending' })).toBeDisabled();
  expect(app.callsTo('POST', APPLY)).toHaveLength(1);
  expect((await app.backend.read()).joinRequests).toHaveLength(2);
  expect(takeNotices()).toEqual([]);
});

it('is looked for before it is sent again, although the page was left before its answer was lost', async () => {
  const app = await openPage();
  callActsWithoutAnswer('post', '/boards/:boardId/apply');
  const held = callIsHeld('post', '/boards/:boardId/apply');
  await submit(app);
  await waitFor(() => expect(app.callsTo('POST', APPLY)).toHaveLength(1));
  await leave();
  await comeBack();
  const list = callFails('get', '/join-requests/user');
  held.stop();
  expect(await screen.findByText(/Nobody knows yet whether your application has arrived/)).toBeVisible();
  list.stop();
  await app.user.click(screen.getByRole('button', { name: 'Join Board' }));
  expect(await screen.findByLabelText(BOARD_QUESTIONS[0]!)).toHaveValue('I care.');
  await app.user.click(screen.getByRole('button', { name: 'Submit' }));
  await expectApplied();
  expect(app.callsTo('POST', APPLY)).toHaveLength(1);
  expect((await app.backend.read()).joinRequests).toHaveLength(2);
});
