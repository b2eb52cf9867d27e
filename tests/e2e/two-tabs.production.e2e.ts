import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { isPending } from '@/domain/join-request';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const db = seedDb();
const [board] = db.boards;
const creator = db.users.find(({ _id }) => _id === board?.creator);
if (board === undefined || creator === undefined) throw new Error('The seed has no creator');
const pending = db.joinRequests.filter((request) => request.board === board._id && isPending(request)).length;

const bar = (page: Page) => page.getByRole('region', { name: 'Decisions not sent yet' });
const application = (page: Page) => page.getByRole('group').filter({ has: page.locator('h2') });

async function openDesk(page: Page) {
  await page.goto(`/boards/${board!._id}/review`);
  await expect(page.getByText(`${pending} to decide`)).toBeVisible();
}

/** Rejects the application on screen without a note. @returns the applicant */
async function reject(page: Page): Promise<string> {
  const name = (await application(page).getAttribute('aria-label')) ?? '';
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: /^Note with your/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(application(page)).not.toHaveAttribute('aria-label', name);
  return name;
}

test('of two tabs, the one that decided sends, and the other takes over only once the first is closed', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs(accountOf(creator));
  const other = await context.newPage();
  await openDesk(page);
  await openDesk(other);
  const sent = () =>
    backend.requests.filter(({ method, path }) => method === 'PUT' && path.includes('/join-requests/'));

  // The other tab sees that a decision is pending, offers nothing, and sends nothing.
  const first = await reject(page);
  const row = other
    .getByRole('list', { name: 'Applications' })
    .getByRole('listitem')
    .filter({ hasText: first });
  await expect(row).toContainText('In another tab');
  await expect(bar(other)).toBeHidden();
  await bar(page)
    .getByRole('button', { name: `Send now: ${first}` })
    .click();
  await expect(bar(page)).toBeHidden();
  await expect(row).not.toContainText('In another tab');
  expect(sent()).toHaveLength(1);

  // Closed before it could send: the browser releases its lock, and the other tab asks what to do with the
  // decision.
  const second = await reject(page);
  await page.close();
  await expect(bar(other)).toContainText(second, { timeout: 15_000 });
  expect(sent()).toHaveLength(1);
  await bar(other).getByRole('button', { name: 'Send now' }).click();
  await expect(bar(other)).toBeHidden();
  expect(sent()).toHaveLength(2);
  expect(new Set(sent().map(({ path }) => path)).size).toBe(2);
});
