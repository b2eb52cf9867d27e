import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported here: on a busy machine loading a lazy page can take longer than a query waits.
import '@/pages/profile-page';
import { answersAreIn } from '../../../tests/answers';
import { BOARD_NAME, type Person } from '../../../tests/people';
import { renderApp } from '../../../tests/render-app';

const RELATIONS = ['Yours', 'Member', 'Applied', 'Rejected'];

it.each<[Person, string, string | null]>([
  ['member', '/profile/creator', 'Member'],
  ['applicant', '/profile/creator', 'Applied'],
  ['outsider', '/profile/creator', null],
  // Everything there is one's own, which the heading says.
  ['creator', '/profile', null],
])('shows the %s at %s what they have to do with its boards, without a call', async (as, path, expected) => {
  const app = renderApp(path, { as });
  const boards = within(await screen.findByRole('region', { name: 'Boards Created' }));
  const card = within(await boards.findByRole('article'));
  expect(card.getByRole('link', { name: BOARD_NAME })).toBeVisible();
  if (expected !== null) await card.findByText(expected);
  await answersAreIn(app);
  expect(RELATIONS.filter((label) => card.queryByText(label))).toEqual(expected === null ? [] : [expected]);
  expect(app.callsTo('GET', '/join-requests/user')).toHaveLength(1);
});
