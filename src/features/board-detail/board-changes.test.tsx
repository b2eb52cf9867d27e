import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { storeUnsentVerdicts, unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { draftKey, draftNames } from '@/lib/drafts/form-draft';
import { safeStorage } from '@/lib/stored/safe-storage';
import { BOARD_URL, dialog, expectToast, openDeletion, press } from '@kit/steps';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp, type App } from '@kit/render-app';
import { callLosesResponse, callReturns, callIsHeld } from '@kit/scenarios';

describe('leaving a board', () => {
  it('asks, leaves, and shows the board as to an outsider', async () => {
    const { user, callsTo } = renderApp(BOARD_URL, { as: 'member' });
    await press(user, 'Leave Board');
    await user.click(within(await dialog('Leave Board')).getByRole('button', { name: 'Leave Board' }));
    await expectToast('Left board');
    expect(screen.getByText('You have successfully left the board.')).toBeVisible();
    expect(await screen.findByText('Total Members: 0')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Leave Board' })).not.toBeInTheDocument(),
    );
    expect(callsTo('DELETE', '/boards/board-1/leave')).toHaveLength(1);
    // The pressed button has unmounted, so the heading has the focus.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('does not leave a board when the response has isSuccess: false', async () => {
    callReturns('delete', '/boards/:boardId/leave', { isSuccess: false });
    const { user } = renderApp(BOARD_URL, { as: 'member' });
    await press(user, 'Leave Board');
    await user.click(within(await dialog('Leave Board')).getByRole('button', { name: 'Leave Board' }));
    await expectToast('Failed to leave the board. Please try again.');
  });
});

it('returns the focus from a dialog in Safari, which does not focus a pressed button', async () => {
  const { user } = renderApp(BOARD_URL, { as: 'member' });
  const button = await screen.findByRole('button', { name: 'Leave Board' });
  button.addEventListener('mousedown', (event) => event.preventDefault());
  screen.getByRole('main').focus();
  await user.click(button);
  await dialog('Leave Board');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it.each([
  [
    'leaving',
    (user: App['user']) => press(user, 'Leave Board'),
    '/boards/:boardId/leave',
    'member',
    'We couldn’t confirm that you left the board. Check its members before you try again.',
  ],
  [
    'deleting',
    openDeletion,
    '/boards/:boardId',
    'creator',
    'We couldn’t confirm that the board was deleted. Check My Boards before you try again.',
  ],
] as const)('reports an unknown outcome of %s after a lost response', async (_what, open, path, as, text) => {
  callLosesResponse('delete', path);
  const { user, callsTo } = renderApp(BOARD_URL, { as });
  await open(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: / Board$/ }));
  await expectToast(text);
  // The board is refetched.
  await waitFor(() => expect(callsTo('GET', BOARD_URL)).toHaveLength(2));
});

describe('deleting a board', () => {
  it('asks, deletes the board and goes to My Boards', async () => {
    storeUnsentVerdicts('uid-creator', { boardId: BOARD_ID, boardName: BOARD_NAME, count: 12 });
    safeStorage.set(draftKey('uid-creator', `edit-board:${BOARD_ID}`), '{}');
    const { user, callsTo, backend } = renderApp(BOARD_URL, { as: 'creator' });
    const box = await openDeletion(user);
    expect(await screen.findByText('12 unsent decisions')).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Delete Board' }));
    await expectToast('Board deleted');
    expect(screen.getByText('The board has been successfully deleted.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/boards'));
    expect((await backend.read()).boards).toEqual([]);
    expect(callsTo('GET', BOARD_URL)).toHaveLength(1);
    // The bar no longer links to the board.
    expect(screen.queryByText(/unsent/)).toBeNull();
    expect(unsentVerdicts('uid-creator')).toEqual([]);
    expect(draftNames('uid-creator')).toEqual([]);
  });

  it('returns the focus to the menu if it is cancelled', async () => {
    const { user } = renderApp(BOARD_URL, { as: 'creator' });
    await user.click((await openDeletion(user)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('More').parentElement).toHaveFocus());
    expect(screen.getByText('Delete')).not.toBeVisible();
  });

  it('cannot be cancelled while the request is in flight', async () => {
    const hold = callIsHeld('delete', '/boards/:boardId');
    const { user } = renderApp(BOARD_URL, { as: 'creator' });
    const box = await openDeletion(user);
    await user.click(box.getByRole('button', { name: 'Delete Board' }));
    expect(box.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await user.click(box.getByRole('button', { name: 'Close' }));
    expect(box.getByRole('button', { name: 'Deleting...' })).toBeVisible();
    hold.stop();
    await expectToast('Board deleted');
  });

  it.each([
    ['Back to an earlier entry', 'Back'],
    ['Forward after leaving its page', 'Forward'],
  ])('no longer shows the board on %s', async (_what, button) => {
    const hold = callIsHeld('delete', '/boards/:boardId');
    const { user } = renderApp('/', { as: 'creator' });
    const openBoard = async () => user.click((await screen.findAllByRole('link', { name: BOARD_NAME }))[0]!);
    await openBoard();
    if (button === 'Back') {
      await user.click(await screen.findByRole('link', { name: 'My Boards' }));
      await openBoard();
    }
    await user.click((await openDeletion(user)).getByRole('button', { name: 'Delete Board' }));
    if (button === 'Forward') {
      window.history.back();
      expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
    }
    hold.stop();
    await expectToast('Board deleted');
    if (button === 'Back') {
      await waitFor(() => expect(window.location.pathname).toBe('/boards'));
      window.history.go(-2);
    } else window.history.forward();
    expect(await screen.findByText('No board data available.')).toBeVisible();
  });
});

it('lets a creator who is a member remove all other members', async () => {
  const arrange = (db: DemoDb) => void (db.boards[0]!.members = ['creator', 'member']);
  renderApp(BOARD_URL, { as: 'creator', arrange });
  expect(await screen.findByRole('button', { name: 'Remove Mario Member' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Carla Creator' })).toBeNull();
});
