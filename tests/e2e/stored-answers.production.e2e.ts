import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { leaveAndReturn, rename } from './left-page';

/*
 * Chromium stores answers, and takes them again after Back without asking the server, as long as the page is loading.
 */

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
const noor = db.users.find(({ username }) => username === 'noorhaddad');
if (!board || !maya || !noor) throw new Error('The seed has changed');

const BOARD = `/boards/${board._id}`;
const remembered = { rememberedAs: maya._id };
const main = (page: Page) => page.getByRole('main');

for (const [who, isSignedIn] of [
  ['a visitor', false],
  ['somebody who is signed in', true],
] as const) {
  for (const path of ['/', BOARD, ...(isSignedIn ? ['/boards', '/profile'] : [])]) {
    test(`Back to ${path === BOARD ? 'a board' : path} shows ${who} what has changed meanwhile`, async ({
      page,
      signInAs,
      backend,
      guard,
    }) => {
      if (isSignedIn) await signInAs(accountOf(maya), remembered);
      await page.goto(path);
      await expect(main(page).getByText(board.name).first()).toBeVisible();
      await leaveAndReturn(page, guard, () => rename(backend, board._id, 'Renamed meanwhile'));
      await expect(main(page).getByText('Renamed meanwhile').first()).toBeVisible();
      await expect(page.getByText(board.name)).toHaveCount(0);
    });
  }
}

test('Back shows nothing of the person who was signed in before', async ({
  page,
  signInAs,
  backend,
  guard,
}) => {
  await signInAs(accountOf(maya), remembered);
  await page.goto('/profile');
  await expect(main(page).getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  await leaveAndReturn(page, guard, () => signInAs(accountOf(noor), { rememberedAs: noor._id }));
  await expect(main(page).getByRole('heading', { level: 1, name: noor.name })).toBeVisible();
  await expect(page.getByText(maya.name)).toHaveCount(0);
  expect(backend.requests.length).toBeGreaterThan(0);
});
