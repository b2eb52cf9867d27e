import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { isPending } from '@/domain/join-request';
import type { Backend } from '../backend/http-server';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const db = seedDb();
const [board] = db.boards;
const creator = db.users.find(({ _id }) => _id === board?.creator);
const stranger = db.users.find(({ username }) => username === 'noorhaddad');
if (board === undefined || creator === undefined || stranger === undefined)
  throw new Error('The seed has changed');
const DESK = `/boards/${board._id}/review`;
const pending = db.joinRequests
  .filter((request) => request.board === board._id && isPending(request))
  .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
const FIRST = db.users.find(({ _id }) => _id === pending[0]?.user)?.name ?? '';

const statusCount = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: new RegExp(`^${name}`) });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('listitem').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('region', { name: 'Decisions being sent' });
const decisions = (backend: Backend) =>
  backend.requests.filter(({ method, path }) => method === 'PUT' && path.includes('/join-requests/'));

async function openDesk(page: Page) {
  await page.goto(DESK);
  await expect(statusCount(page, 'Undecided')).toHaveText(`Undecided ${pending.length}`);
}

/**
 * Rejects all applications. The server responds to the first call. The next four hang, one of which it processes. One
 * more isn't sent.
 */
async function sendAndGetStuck(page: Page, backend: Backend) {
  for (const _ of pending) await page.keyboard.press('n');
  let rejections = 0;
  backend.intercept = async ({ url }, next) => {
    if (url.endsWith('/reject')) rejections += 1;
    if (rejections < 2 || rejections > 5 || !url.endsWith('/reject')) return next();
    if (rejections === 2) await next();
    return new Promise(() => {});
  };
  await page.getByRole('button', { name: /^Send \d+/ }).click();
  await page.getByRole('button', { name: `Send ${pending.length} rejections` }).click();
  await expect(bar(page)).toContainText(`Sending ${pending.length} rejections in`);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(bar(page)).toContainText(`Sending 1 of ${pending.length}`);
  await expect.poll(() => decisions(backend).length).toBe(5);
}

/** Sends the rest of an ended run. One of the four calls that hung has arrived. */
async function sendTheRest(page: Page) {
  const remaining = pending.length - 2;
  await page.getByRole('button', { name: `Send ${remaining} rejections` }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(bar(page)).toContainText(`${remaining} of ${remaining} were sent.`);
}

/** Expects each request to be decided, by one call. */
async function expectAllDecidedOnce(backend: Backend) {
  const after = await backend.store.read();
  const stored = after.joinRequests.filter(({ _id }) => pending.some((request) => request._id === _id));
  expect(stored.map(({ status }) => status)).toEqual(pending.map(() => 'rejected'));
  const finished = decisions(backend).filter(({ status }) => status !== null);
  // The list shows the decision that hung after the server had processed it, so it isn't sent again.
  expect(finished.map(({ status }) => status)).toEqual(pending.slice(1).map(() => 200));
  expect(new Set(finished.map(({ path }) => path)).size).toBe(pending.length - 1);
}

test('two tabs share verdicts and notes, and only one of them sends', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs(accountOf(creator));
  await openDesk(page);
  const other = await context.newPage();
  await openDesk(other);

  await page.keyboard.press('e');
  await page.keyboard.type('The climbing hall is worth a talk.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('y');
  await expect(row(other, FIRST)).toContainText('Yes');
  await other.keyboard.press('e');
  await expect(other.getByRole('textbox', { name: `Note to ${FIRST}` })).toHaveValue(
    'The climbing hall is worth a talk.',
  );
  await other.keyboard.press('Escape');
  // The second tab removes the verdict, and the first tab shows it.
  await other.keyboard.press('y');
  await expect(statusCount(page, 'Undecided')).toHaveText(`Undecided ${pending.length}`);
  await page.keyboard.press('k');
  expect(decisions(backend)).toEqual([]);

  // While one tab sends, the other shows a notice and sends nothing.
  await sendAndGetStuck(page, backend);
  await other.goto(`${DESK}/send`);
  await expect(
    other.getByText('Decisions are being sent in another tab.').or(other.getByText('Nothing to send')),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: /^Send \d/ })).toHaveCount(0);
  expect(decisions(backend)).toHaveLength(5);

  // The first tab is closed: the second lists the rest.
  await page.close();
  expect(decisions(backend)).toHaveLength(5);
  await other.reload();
  await sendTheRest(other);
  await expectAllDecidedOnce(backend);
});

test('a sign-out ends a run, whose rest only the same person can see and send', async ({
  page,
  google,
  backend,
}) => {
  const become = async (person: typeof creator) => {
    await page.goto('/auth');
    await google.chooseAccount(page, accountOf(person), () =>
      page.getByRole('button', { name: 'Sign in with Google' }).click(),
    );
    await expect(page.getByRole('link', { name: 'My Boards', exact: true })).toBeVisible();
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  };
  await become(creator);
  await openDesk(page);
  await sendAndGetStuck(page, backend);
  await signOut();
  const question = page.getByRole('dialog', { name: 'Sign out while decisions are being sent?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await signOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Not all decisions were sent', { exact: true })).toBeVisible();

  await become(stranger);
  await page.goto('/boards');
  await expect(page.getByRole('heading', { level: 1, name: 'My Boards' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText(/unsent decision/)).toHaveCount(0);
  expect(decisions(backend)).toHaveLength(5);
  await signOut();

  await become(creator);
  await page.goto(`${DESK}/send`);
  await sendTheRest(page);
  await expectAllDecidedOnce(backend);
});

test('a form in two tabs keeps the fields that each tab has changed', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs(accountOf(creator), { rememberedAs: creator._id });
  const other = await context.newPage();
  const name = (tab: Page) => tab.getByRole('textbox', { name: 'Board name' });
  const description = (tab: Page) => tab.getByRole('textbox', { name: 'Description' });
  for (const tab of [page, other]) {
    await tab.goto('/boards/create');
    await expect(tab.getByRole('main').getByRole('button', { name: 'Create Board' })).toBeVisible();
  }
  await name(page).pressSequentially('Night trains');
  await description(other).pressSequentially('Day');
  // Leaving the page stores the last keystrokes.
  const closed = other.waitForEvent('close');
  await other.close({ runBeforeUnload: true });
  await closed;
  await page.reload();
  await expect(name(page)).toHaveValue('Night trains');
  await expect(description(page)).toHaveValue('Day');
  expect(backend.requests.filter(({ method, path }) => method === 'POST' && path === '/api/boards')).toEqual(
    [],
  );
});
