import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callIsHeld } from '@kit/scenarios';

const PATH = `/boards/${BOARD_ID}`;
const link = (name: string) => screen.findByRole('link', { name });

it('leads the creator to the review desk, and says how many wait there once the list has come', async () => {
  const list = callIsHeld('get', '/boards/:boardId/join-requests');
  renderApp(PATH, { as: 'creator' });
  expect(await link('Review applications')).toHaveAttribute('href', `${PATH}/review`);
  list.stop();
  expect(await link('Review 1 application')).toHaveAttribute('href', `${PATH}/review`);
});

it('does not count who is decided, and is for nobody else', async () => {
  const { unmount } = renderApp(PATH, {
    as: 'creator',
    arrange: (db) => Object.assign(db.joinRequests[0]!, { status: 'rejected' }),
  });
  expect(await link('Review applications')).toBeVisible();
  unmount();
  renderApp(PATH, { as: 'member' });
  await screen.findByRole('button', { name: 'Leave Board' });
  expect(screen.queryByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

it('offers no bookmark of one’s own board', async () => {
  const { unmount } = renderApp(PATH, { as: 'creator' });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'Bookmark' })).not.toBeInTheDocument();
  unmount();
  renderApp(PATH, { as: 'member' });
  expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeVisible();
});
