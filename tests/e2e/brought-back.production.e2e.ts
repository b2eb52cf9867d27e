import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import type { Backend } from '../backend/http-server';
import type { BrowserGuard } from './browser-guard';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

/*
 * Browsers may keep a page whole when it is left, and bring it back as it was. Whether they do is theirs to decide, and
 * what a person sees must be right in both cases.
 */

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
if (!board || !maya) throw new Error('The seed has changed');

/** Leaves the app for a plain file, and returns to it with Back. @param meanwhile what happens in between */
async function leaveAndReturn(page: Page, guard: BrowserGuard, meanwhile: () => Promise<unknown>) {
  // The browser itself asks for that where it shows a file.
  guard.allow(/favicon\.ico/);
  await page.waitForLoadState('networkidle');
  await page.goto('/favicon.svg');
  await meanwhile();
  // Not `goBack`, which waits for a page that loads again; and after the answer to this call, which leaving would lose.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Somebody renames the board. */
const rename = (backend: Backend, boardId: string, name: string) =>
  backend.store.update(({ boards }) => {
    for (const board of boards) if (board._id === boardId) board.name = name;
  });

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
