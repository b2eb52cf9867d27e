import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { BOARD_NAME, testBoard } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { pass, stopClock, until } from '@kit/stopped-clock';

const SAVED = 'savedSearches:uid-outsider';
const RECENT = 'recentSearches:uid-outsider';
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const saveButton = () => screen.findByRole('button', { name: 'Save search' });

const withNewBoard = (db: DemoDb) => {
  db.boards.push(
    testBoard({ _id: 'board-2', name: 'Lisbon by night', createdAt: '2026-06-01T10:00:00.000Z' }),
  );
};

it('saves a search, and shows its new results under Saved until it is opened', async () => {
  const { user, unmount } = renderApp('/?q=lisbon&sort=name', { as: 'outsider' });
  await screen.findByRole('link', { name: BOARD_NAME });
  expect(await saveButton()).toHaveAttribute('aria-pressed', 'false');
  await user.click(await saveButton());
  expect(await saveButton()).toHaveAttribute('aria-pressed', 'true');
  expect(stored(SAVED)).toEqual([{ query: 'q=lisbon', seenUntil: '2026-05-05T10:30:00.000Z' }]);
  unmount();

  const later = renderApp('/saved', { as: 'outsider', arrange: withNewBoard });
  const searches = within(await screen.findByRole('region', { name: 'Searches' }));
  expect(await searches.findByText('1 new since your last visit')).toBeVisible();
  await later.user.click(searches.getByRole('link', { name: 'Boards: “lisbon”' }));
  expect(await screen.findByRole('link', { name: 'Lisbon by night' })).toBeVisible();
  await waitFor(() =>
    expect(stored(SAVED)).toEqual([{ query: 'q=lisbon', seenUntil: '2026-06-01T10:00:00.000Z' }]),
  );
  await later.user.click(await saveButton());
  expect(stored(SAVED)).toEqual([]);
});

it('says that there are too many instead of dropping the oldest', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ query: `q=${index}`, seenUntil: '' }));
  localStorage.setItem(SAVED, JSON.stringify(many));
  const { user } = renderApp('/?q=lisbon', { as: 'outsider' });
  await user.click(await saveButton());
  expect(await screen.findByText('20 searches are saved. Remove one under Saved first.')).toBeVisible();
  expect(await saveButton()).toHaveAttribute('aria-pressed', 'false');
  expect(stored(SAVED)).toEqual(many);
});

it('counts new people, as narrowed as the search was', async () => {
  const seenUntil = '2026-03-03T10:30:00.000Z';
  localStorage.setItem(SAVED, JSON.stringify([{ query: 'mode=member&tech=Elm', seenUntil }]));
  renderApp('/saved', {
    as: 'outsider',
    arrange: (db) => {
      const [carla, mario] = db.users;
      carla!.createdAt = '2026-04-01T10:00:00.000Z';
      Object.assign(mario!, { createdAt: '2026-04-02T10:00:00.000Z' });
      mario!.profileQuestions.techStack = ['Elm'];
    },
  });
  expect(await screen.findByText('1 new since your last visit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'People: Elm' })).toHaveAttribute('href', '/?mode=member&tech=Elm');
});

it('remembers a term once a result is opened, and offers it in the search box', async () => {
  const { user, unmount } = renderApp('/?q=lisbon', { as: 'outsider' });
  await saveButton();
  await user.click(await screen.findByRole('link', { name: BOARD_NAME }));
  await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
  expect(stored(RECENT)).toEqual(['q=lisbon']);
  unmount();

  const later = renderApp('/', { as: 'outsider' });
  const box = await screen.findByLabelText('Search boards');
  await waitFor(() => expect(box).toHaveRole('combobox'));
  await later.user.type(box, 'lísb{ArrowDown}{Enter}');
  expect(box).toHaveValue('lisbon');
  await waitFor(() => expect(window.location.search).toBe('?q=lisbon'));
  await later.user.click(screen.getByRole('button', { name: 'Members' }));
  await waitFor(() => expect(screen.getByLabelText('Search members')).toHaveRole('searchbox'));
  later.unmount();

  const saved = renderApp('/saved', { as: 'outsider' });
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }));
  expect(recent.getByRole('link', { name: 'Boards: “lisbon”' })).toHaveAttribute('href', '/?q=lisbon');
  await saved.user.click(recent.getByRole('button', { name: 'Clear recent searches' }));
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  expect(stored(RECENT)).toEqual([]);
});

it('remembers a term that has not changed for two seconds', async () => {
  stopClock();
  renderApp('/?q=lisbon', { as: 'outsider' });
  await until(() => screen.getByRole('button', { name: 'Save search' }));
  await pass(1999);
  expect(stored(RECENT)).toBeNull();
  await pass(1);
  expect(stored(RECENT)).toEqual(['q=lisbon']);
});

it('offers and keeps nothing for visitors, or without a search', async () => {
  const visitor = renderApp('/?q=lisbon');
  await visitor.user.click(await screen.findByRole('link', { name: BOARD_NAME }));
  await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
  expect(Object.keys(localStorage).filter((key) => /Searches/.test(key))).toEqual([]);
  visitor.unmount();

  renderApp('/', { as: 'outsider' });
  await screen.findByRole('combobox', { name: 'Order' });
  expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
});
