import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectToast } from '@kit/steps';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callIsHeld } from '@kit/scenarios';
import { stopClock } from '@kit/stopped-clock';

const JOIN = `/board/join/${BOARD_ID}`;
const BOARD = `/boards/${BOARD_ID}`;

/** Follows a link inside the running app. */
const follow = (path: string) =>
  act(() => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Somebody looks at the board, so that everything the invitation depends on is in the cache. */
async function lookAtBoard(as: Person = 'outsider') {
  stopClock('Date');
  const app = renderApp(BOARD, { as });
  await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
  await screen.findByRole('tab', { name: /Members$/ });
  await vi.waitFor(() => expect(app.callsTo('GET', '/join-requests/user')).toHaveLength(1));
  return app;
}

it('redirects somebody whom the creator has accepted since the board was last loaded', async () => {
  const { backend } = await lookAtBoard();
  await backend.update((db) => void db.boards[0]!.members.push('outsider'));
  vi.setSystemTime(Date.now() + 10_000);
  follow(JOIN);
  await expectToast('Already a member');
  await vi.waitFor(() => expect(window.location.pathname).toBe(BOARD));
});

it('does not redirect somebody whom the creator has removed since: cached data decides nothing', async () => {
  const { backend } = await lookAtBoard('member');
  await backend.update((db) => void (db.boards[0]!.members = []));
  vi.setSystemTime(Date.now() + 10_000);
  const held = callIsHeld('get', '/boards/:boardId');
  follow(JOIN);
  expect(await screen.findByText('You are a Member')).toBeVisible();
  expect(window.location.pathname).toBe(JOIN);
  held.stop();
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeEnabled();
  expect(window.location.pathname).toBe(JOIN);
  expect(screen.queryByText('Already a member')).toBeNull();
});

it('shows an application that was sent from another device since', async () => {
  const { backend } = await lookAtBoard();
  await backend.update((db) => void (db.joinRequests[0]!.user = 'outsider'));
  vi.setSystemTime(Date.now() + 10_000);
  follow(JOIN);
  expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
});
