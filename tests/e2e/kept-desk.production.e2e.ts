import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { isPending } from '@/domain/join-request';
import { untilKept } from './deployments';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { expectKept, keptKeys } from './kept-answers';

const db = seedDb();
const [board] = db.boards;
const creator = db.users.find(({ _id }) => _id === board?.creator);
if (board === undefined || creator === undefined) throw new Error('The seed has changed');
const pending = db.joinRequests.filter((request) => request.board === board._id && isPending(request));

const DESK = `/boards/${board._id}/review`;
const AS_OF = /^As of \d\d:\d\d$/;

test.use({ serviceWorkers: 'allow' });

/** Whether an error has ever been on screen, however shortly. */
const watchErrors = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alert]') !== null) document.documentElement.dataset.failed = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });

async function turnSwitch(page: Page, isOn: boolean) {
  await page.getByRole('button', { name: 'More' }).click();
  const box = page.getByRole('menuitemcheckbox', { name: /^Keep applications on this device/ });
  await expect(box).toBeChecked({ checked: !isOn });
  await box.click();
}

test('what a creator has let this device keep is read and judged without a network, and sends nothing', async ({
  page,
  context,
  backend,
  guard,
  signInAs,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const pile = (name: string) => page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });
  await signInAs(accountOf(creator), { rememberedAs: creator._id });
  await page.goto(DESK);
  await expect(pile(`To read ${pending.length}`)).toBeVisible();
  await expectKept(page, 'getBoard', 'getMyProfile');
  expect((await keptKeys(page)).map(([, call]) => call)).not.toContain('listBoardJoinRequests');
  await turnSwitch(page, true);
  await expect(page.getByText('Applications to boards that you open are kept on this device.')).toBeVisible();
  await expectKept(page, 'listBoardJoinRequests');
  await untilKept(page);

  await context.setOffline(true);
  await watchErrors(page);
  for (const start of [() => page.reload(), () => page.goto(DESK)]) {
    await start();
    await expect(pile(`To read ${pending.length}`)).toBeVisible();
    await expect(page.getByRole('status').getByText(AS_OF)).toBeVisible();
    expect(await page.locator('html').getAttribute('data-failed')).toBeNull();
  }
  await page.keyboard.press('n');
  await expect(pile('No 1')).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 decision' }).click();
  await expect(page.getByText(/^Nothing can be sent before the server answers\./)).toBeVisible();

  const ofBefore = backend.requests.length;
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Send 1 rejection' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await expect(pile('No 1')).toBeVisible();
  await expect(page.getByText(AS_OF)).toHaveCount(0);
  expect(backend.requests.length).toBeGreaterThan(ofBefore);
  expect(backend.requests.filter(({ method }) => method === 'PUT')).toEqual([]);

  await turnSwitch(page, false);
  await expect
    .poll(async () => (await keptKeys(page)).map(([, call]) => call))
    .not.toContain('listBoardJoinRequests');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The join requests could not be loaded.')).toBeVisible();
});
