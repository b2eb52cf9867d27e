import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';

const KEY = 'bookmarks:uid-outsider';
const BOARD = { kind: 'board', id: BOARD_ID, name: BOARD_NAME };
const MARIO = {
  kind: 'person',
  id: 'member',
  name: 'Mario Member',
  username: 'member',
  profilePicture: null,
};
const keep = (...all: object[]) => localStorage.setItem(KEY, JSON.stringify(all));
const bookmark = () => screen.findByRole('button', { name: /^Saved?$/ });

it.each([
  [`/boards/${BOARD_ID}`, BOARD, 'Boards', `/boards/${BOARD_ID}`],
  ['/profile/member', MARIO, 'People', '/profile/member'],
])('bookmarks %s and lists it under Saved', async (path, target, section, href) => {
  const { user, unmount } = renderApp(path, { as: 'outsider' });
  const save = await screen.findByRole('button', { name: 'Save', pressed: false });
  await user.click(save);
  expect(screen.getByRole('button', { name: 'Saved', pressed: true })).toBe(save);
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual([target]);
  unmount();

  const later = renderApp('/comingsoon', { as: 'outsider' });
  await later.user.click(await screen.findByRole('button', { name: 'User menu' }));
  await later.user.click(await screen.findByRole('menuitem', { name: 'Saved' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  const list = within(screen.getByRole('region', { name: section }));
  expect(list.getByRole('link', { name: target.name })).toHaveAttribute('href', href);
  await later.user.click(list.getByRole('link', { name: target.name }));
  await later.user.click(await bookmark());
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual([]);
});

it('shows an empty state without bookmarks', async () => {
  renderApp('/saved', { as: 'outsider' });
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover boards' })).toHaveAttribute('href', '/');
});

it('hides bookmarks of another account, and keeps them after a sign-out', async () => {
  keep(BOARD);
  const { unmount } = renderApp('/saved', { as: 'member' });
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  unmount();

  const { user } = renderApp('/saved', { as: 'outsider' });
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  expect(localStorage.getItem(KEY)).toContain(BOARD_NAME);
});

it('removes bookmarks and keeps the focus in the list or on the heading', async () => {
  keep(BOARD, MARIO, { kind: 'person', id: 'creator', name: 'Carla Creator' });
  const { user } = renderApp('/saved', { as: 'outsider' });
  await user.click(await screen.findByRole('button', { name: 'Remove Mario Member' }));
  expect(screen.queryByRole('link', { name: 'Mario Member' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Carla Creator' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: `Remove ${BOARD_NAME}` })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Nothing saved yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('shows a notice when the bookmark cannot be stored', async () => {
  const { user } = renderApp(`/boards/${BOARD_ID}`, { as: 'outsider' });
  const button = await bookmark();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button);
  expect(await screen.findByText(/Storage is full or unavailable/)).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  full.mockRestore();
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  ['visitors', `/boards/${BOARD_ID}`, undefined, BOARD_NAME],
  ['the person themselves', '/profile', 'outsider', 'Otto Outsider'],
  ['the person in the public view', '/profile?view=public', 'outsider', 'Otto Outsider'],
] as const)('offers no bookmark to %s', async (_name, path, as, heading) => {
  renderApp(path, as === undefined ? {} : { as });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
