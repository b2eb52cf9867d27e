import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BOARD_ID } from '@kit/people';
import { answersAreIn } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callAnswers } from '@kit/scenarios';

/* The tables of hostile addresses are beside the functions that read them, in src/lib/addresses and src/api/wire. */

const HOSTILE = ['//evil.example', 'javascript:alert(1)'];

it.each(HOSTILE)('the redirect %j after the sign-in stays inside the app', async (target) => {
  const app = renderApp(`/auth?redirect=${encodeURIComponent(target)}`, { as: 'outsider' });
  await waitFor(() => expect(window.location.pathname).not.toMatch(/^\/(auth|onboarding)/));
  await answersAreIn(app);
  expect(window.location.href).toBe('http://localhost:3000/');
  expect(document.querySelector('a[href*="evil"]')).toBeNull();
});

it.each(HOSTILE)('the stored return path %j is ignored', async (target) => {
  localStorage.setItem('returnPath', target);
  renderApp('/onboarding', { as: 'outsider' });
  expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  expect(window.location.href).toBe('http://localhost:3000/');
});

it('a join link to another host is used only for its id', async () => {
  callAnswers('get', '/boards/short/:id', {
    isSuccess: true,
    joinLink: `https://evil.example/x/${BOARD_ID}?next=//evil.example#top`,
  });
  renderApp('/b/x1', { as: 'outsider' });
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
  expect(window.location.href).toBe(`http://localhost:3000/board/join/${BOARD_ID}`);
});

it.each(['..%2fadmin', '%E2%80%AE'])(
  'the id %s in the address requests one board with that id',
  async (id) => {
    const { calls } = renderApp(`/boards/${id}`);
    expect(await screen.findByText('No board data available.')).toBeVisible();
    const paths = calls.map(({ path }) => path).filter((path) => path.startsWith('/boards'));
    expect(paths.map((path) => path.split('/').slice(2).map(decodeURIComponent))).toEqual([
      [decodeURIComponent(id)],
    ]);
  },
);

it('a member whose id is ".." is removed and linked by an encoded path', async () => {
  const { user, calls } = renderApp(`/boards/${BOARD_ID}`, {
    as: 'creator',
    arrange(db) {
      Object.assign(
        db.users.find(({ _id }) => _id === 'member')!,
        { _id: '..' },
      );
      db.boards[0]!.members = ['..'];
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Mario Member' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  const path = calls.find(({ method }) => method === 'DELETE')?.path;
  expect(path).toBe(`/boards/${BOARD_ID}/members/%252E%252E`);
  expect(screen.getByRole('link', { name: 'Mario Member', hidden: true })).toHaveAttribute(
    'href',
    '/profile/%252E%252E',
  );
});
