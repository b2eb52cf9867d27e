import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { waitForResponses } from '@kit/steps';
import { makeBoard, BOARD_NAME, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';

const RELATIONS = ['Yours', 'Member', 'Applied', 'Rejected'];

it.each<[Person, string, string | null]>([
  ['member', '/profile/creator', 'Member'],
  // Every board there is the viewer's, so no badge is shown.
  ['creator', '/profile', null],
])('shows the relation of %s at %s to the boards, without a request', async (as, path, expected) => {
  const app = renderApp(path, { as });
  const boards = within(await screen.findByRole('region', { name: 'Boards Created' }));
  const card = within(await boards.findByRole('article'));
  expect(card.getByRole('link', { name: BOARD_NAME })).toBeVisible();
  if (expected !== null) await card.findByText(expected);
  await waitForResponses(app);
  expect(RELATIONS.filter((label) => card.queryByText(label))).toEqual(expected === null ? [] : [expected]);
  expect(app.callsTo('GET', '/join-requests/user')).toHaveLength(1);
});

it('renders only the boards near the viewport', async () => {
  const many = (db: DemoDb) => {
    db.boards = Array.from({ length: 3000 }, (_, index) =>
      makeBoard({ _id: `board-${index}`, name: `Board ${index} of many` }),
    );
  };
  renderApp('/profile/creator', { as: 'member', arrange: many });
  await screen.findByRole('list', { name: 'Boards created' });
  // The first 60 are rendered until the chunk of the virtual list has loaded.
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(40));
  const list = screen.getByRole('list', { name: 'Boards created' });
  expect(list.querySelector('[aria-posinset]')).toHaveAttribute('aria-setsize', '3000');
  expect(document.body.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
});
