import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import type { Backend } from '../backend/http-server';
import type { BrowserGuard } from './browser-guard';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

/* Back may restore a page from the back/forward cache or reload it. Both must show current data. */

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
if (!board || !maya) throw new Error('The seed has changed');

/** Leaves the app for a plain file, and returns with Back. @param change runs before Back */
async function leaveAndReturn(page: Page, guard: BrowserGuard, change: () => Promise<unknown>) {
  // The browser requests a favicon for a page that is a plain file.
  guard.allow(/favicon\.ico/);
  await page.waitForLoadState('networkidle');
  await page.goto('/favicon.svg');
  await change();
  // `goBack` would wait for a load event. The timer lets this call return before the page unloads.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

const rename = (backend: Backend, boardId: string, name: string) =>
  backend.store.update(({ boards }) => {
    for (const board of boards) if (board._id === boardId) board.name = name;
  });

// One browser for both tests.
test.describe.configure({ mode: 'default' });
test.use({ ignoredArguments: ['--disable-back-forward-cache'] });

const main = (page: Page) => page.getByRole('main');

test('Back after a sign-out in another tab shows the sign-in and no private data', async ({
  page,
  context,
  signInAs,
  backend,
  guard,
}) => {
  await signInAs(accountOf(maya), { rememberedAs: maya._id });
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await otherTab.getByRole('button', { name: 'User menu' }).click();
  await page.goto('/profile');
  await expect(main(page).getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  await leaveAndReturn(page, guard, async () => {
    await otherTab.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(otherTab.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  });
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(page.getByText(maya.name)).toHaveCount(0);
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('Back shows changes that were made while the page was left', async ({ page, backend, guard }) => {
  await page.goto(`/boards/${board._id}`);
  await expect(main(page).getByRole('heading', { level: 1, name: board.name })).toBeVisible();
  await leaveAndReturn(page, guard, () => rename(backend, board._id, 'Renamed in the background'));
  await expect(
    main(page).getByRole('heading', { level: 1, name: 'Renamed in the background' }),
  ).toBeVisible();
});
