import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { leaveAndReturn, rename } from './left-page';

/*
 * Browsers may keep a page whole when it is left, and bring it back as it was. Whether they do is theirs to decide, and
 * what a person sees must be right in both cases.
 */

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
if (!board || !maya) throw new Error('The seed has changed');

test.use({ keepsLeftPages: true });

const main = (page: Page) => page.getByRole('main');

test('after a sign-out in another tab, Back asks for a sign-in and shows nothing of the person', async ({
  page,
  context,
  signInAs,
  backend,
  guard,
}) => {
  await signInAs(accountOf(maya), { rememberedAs: maya._id });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/');
  await elsewhere.getByRole('button', { name: 'User menu' }).click();
  await page.goto('/profile');
  await expect(main(page).getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  await leaveAndReturn(page, guard, async () => {
    await elsewhere.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(elsewhere.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  });
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(page.getByText(maya.name)).toHaveCount(0);
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('Back shows what has changed meanwhile', async ({ page, backend, guard }) => {
  await page.goto(`/boards/${board._id}`);
  await expect(main(page).getByRole('heading', { level: 1, name: board.name })).toBeVisible();
  await leaveAndReturn(page, guard, () => rename(backend, board._id, 'Renamed meanwhile'));
  await expect(main(page).getByRole('heading', { level: 1, name: 'Renamed meanwhile' })).toBeVisible();
});
