import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { expectKept, keptKeys, loseServer } from './kept-answers';
import { rename } from './left-page';

const db = seedDb();
const [board] = db.boards;
const maya = db.users.find(({ _id }) => _id === board?.creator);
if (!board || !maya) throw new Error('The seed has changed');

const AS_OF = /^As of \d\d:\d\d$/;
const main = (page: Page) => page.getByRole('main');
const asOf = (page: Page) => page.getByRole('status').getByText(AS_OF);

/** How far what is on screen has moved by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) sum += entry.value;
      document.documentElement.dataset.shifts = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifts = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));

test('what was read yesterday can be read without a server, and is replaced once there is one', async ({
  page,
  backend,
  guard,
  signInAs,
}) => {
  guard.allow(/ERR_FAILED/);
  await signInAs(accountOf(maya), { rememberedAs: maya._id });
  await watchShifts(page);
  await page.goto('/');
  await expectKept(page, 'searchBoards', 'getMyProfile');
  await page.goto(`/boards/${board._id}`);
  await expectKept(page, 'getBoard');
  await page.goto('/boards');
  await expectKept(page, 'listMyBoards', 'listMyJoinRequests');

  await loseServer(page);
  for (const path of ['/', `/boards/${board._id}`, '/boards']) {
    await page.goto(path);
    await expect(main(page).getByText(board.name).first()).toBeVisible();
    await expect(asOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await shifts(page), path).toBe(0);
  }

  await rename(backend, board._id, 'Renamed meanwhile');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByText('Renamed meanwhile')).toBeVisible();
  await expect(asOf(page)).toHaveCount(0);
  expect(await shifts(page)).toBe(0);
});

test('what somebody has read goes with them', async ({ page, backend: _backend, guard, signInAs }) => {
  guard.allow(/ERR_FAILED/);
  await signInAs(accountOf(maya), { rememberedAs: maya._id });
  await page.goto('/');
  await expectKept(page, 'searchBoards');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => keptKeys(page)).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).not.toContainEqual(
    expect.objectContaining({ name: 'talentboard-answers' }),
  );
});
