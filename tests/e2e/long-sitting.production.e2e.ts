import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { scaleDb } from '@/demo/seed/scale-db';
import { isPending } from '@/domain/join-request';
import { expectNoAxeViolations } from './axe';
import { expect, test } from './fixtures';

const REQUESTS = 100;
const BY_KEYBOARD = 30;
const IN_BULK = 60;
const UNDONE = 2;

/** The first board of the seed, with exactly this many pending requests. */
function crowdedDb() {
  const seed = seedDb();
  const [board] = seed.boards;
  if (board === undefined) throw new Error('The seed has no board');
  const others = seed.joinRequests.filter((request) => request.board !== board._id || !isPending(request));
  return scaleDb({ ...seed, joinRequests: others }, { boards: 0, members: 0, requests: REQUESTS });
}

/** Accepts with the first template on even turns, rejects in own words on odd ones; then waits for the next. */
async function decideByKeyboard(page: Page, turn: number): Promise<void> {
  const application = page.getByRole('group', { name: / \d+$/ });
  const name = await application.getAttribute('aria-label');
  if (turn % 2 === 0) {
    await page.keyboard.press('1');
  } else {
    await page.keyboard.press('r');
    await page.keyboard.type(`Not this time, number ${turn}`);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(application).not.toHaveAttribute('aria-label', name ?? '');
}

test('a long sitting: a hundred requests, each person gets one decision in their own words', async ({
  page,
  backend,
  signInAs,
  guard,
}) => {
  test.setTimeout(120_000);
  // The injected faults, as reported by the browser.
  guard.allow(/Failed to load resource.*\/api\/boards\/join-requests\//);
  const db = crowdedDb();
  await backend.store.update((current) => Object.assign(current, db));
  const [board] = db.boards;
  const maya = db.users.find(({ _id }) => _id === board?.creator);
  if (board === undefined || maya === undefined) throw new Error('The seed has no creator');
  await signInAs({ uid: maya.firebaseUid, email: maya.email, displayName: maya.name, photoURL: null });
  // Starts on a protected screen: an open one does not ask who is signed in.
  await page.goto('/boards');
  await page.getByRole('link', { name: board.name }).click();
  await page.getByRole('tab', { name: /Pending Requests/ }).click();
  await page.getByRole('link', { name: 'Open the review desk' }).click();
  await expect(page.getByText(`${REQUESTS} to decide`)).toBeVisible();
  await expectNoAxeViolations(page);

  // By keyboard; two decisions are undone, and never sent.
  const undone: string[] = [];
  for (let turn = 0; turn < BY_KEYBOARD + UNDONE; turn += 1) {
    await decideByKeyboard(page, turn);
    if (turn === 4 || turn === 11) {
      await page.keyboard.press('u');
      const back = page.getByRole('group', { name: / \d+$/ });
      undone.push((await back.getAttribute('aria-label')) ?? '');
      // On to the next: these two stay undecided.
      await page.keyboard.press('j');
      await expect(back).not.toHaveAttribute('aria-label', undone.at(-1) ?? '');
    }
  }
  const bar = page.getByRole('region', { name: 'Decisions not sent yet' });
  const decisions = () =>
    backend.requests.filter(({ method, path }) => method === 'PUT' && path.includes('/join-requests/'));
  await expect(bar).toBeHidden({ timeout: 15_000 });
  expect(decisions()).toHaveLength(BY_KEYBOARD);
  await expect(page.getByText(`${REQUESTS - BY_KEYBOARD} to decide`)).toBeVisible();

  // In bulk: 60 of the 70 that are left, with three faults, then a retry of just those.
  const list = page.getByRole('list', { name: 'Applications' });
  const untouched = db.joinRequests
    .filter((request) => request.board === board._id && isPending(request))
    .filter(({ _id }) => !decisions().some(({ path }) => path.includes(_id)))
    .map(({ _id, user }) => ({ _id, name: db.users.find((one) => one._id === user)?.name ?? '' }));
  const left = untouched.filter(({ name }) => !undone.includes(name));
  expect(left).toHaveLength(REQUESTS - BY_KEYBOARD - UNDONE);
  await page.getByRole('checkbox', { name: /^All \(/ }).check();
  const spared = [...undone, ...left.slice(0, left.length - IN_BULK).map(({ name }) => name)];
  for (const name of spared) {
    await page.getByRole('searchbox').fill(name);
    await expect(list.getByRole('listitem').first()).toContainText(name);
    await list.getByRole('checkbox', { name: `Tick ${name}`, exact: true }).uncheck();
  }
  await page.getByRole('searchbox').fill('');
  const chosen = left.slice(left.length - IN_BULK);
  for (const { _id } of [chosen[3], chosen[20], chosen[59]].filter((one) => one !== undefined)) {
    backend.fail({ method: 'PUT', path: `/api/boards/join-requests/${_id}/approve`, times: 1, status: 500 });
  }
  await page.getByRole('button', { name: `Accept ${IN_BULK}` }).click();
  const dialog = page.getByRole('dialog', { name: `Accept ${IN_BULK} applications` });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Dear {firstName}, {board} has a place for you.');
  await dialog.getByRole('textbox', { name: `Type ${IN_BULK} to confirm` }).fill(String(IN_BULK));
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: `Accept ${IN_BULK}` }).click();
  await bar.getByRole('button', { name: 'Send now' }).click();
  await expect(bar.getByText('57 of 60 sent')).toBeVisible({ timeout: 30_000 });
  // The next bulk decision may be another one.
  await expect(page.getByText(/ ticked$/)).toBeHidden();
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByText('10 to decide')).toBeVisible();

  // On the wire: everybody at most once with success, with their own note; undone and undecided ones not at all.
  const sent = decisions();
  expect(sent).toHaveLength(BY_KEYBOARD + IN_BULK + 3);
  const succeeded = sent.filter(({ status }) => status === 200);
  const idOf = ({ path }: { path: string }) => path.split('/').at(-2) ?? '';
  expect(new Set(succeeded.map(idOf)).size).toBe(BY_KEYBOARD + IN_BULK);
  expect(succeeded).toHaveLength(BY_KEYBOARD + IN_BULK);
  const firstNameOf = (requestId: string) => {
    const request = db.joinRequests.find(({ _id }) => _id === requestId);
    return db.users.find(({ _id }) => _id === request?.user)?.name.split(' ')[0] ?? '?';
  };
  const bulkIds = new Set(chosen.map(({ _id }) => _id));
  const ownWords = new Set<string>();
  for (const request of succeeded) {
    const id = idOf(request);
    const { acceptanceNote, rejectionNote } = request.body as Record<string, string>;
    if (bulkIds.has(id)) {
      expect(acceptanceNote).toBe(`Dear ${firstNameOf(id)}, ${board.name} has a place for you.`);
    } else if (acceptanceNote !== undefined) {
      expect(acceptanceNote).toMatch(new RegExp(`^Hi ${firstNameOf(id)}, welcome to ${board.name}`));
    } else {
      expect(rejectionNote).toMatch(/^Not this time, number \d+$/);
      ownWords.add(rejectionNote ?? '');
    }
  }
  expect(ownWords.size).toBe(succeeded.filter(({ path }) => path.endsWith('/reject')).length);
  const sparedIds = untouched.filter(({ name }) => spared.includes(name)).map(({ _id }) => _id);
  expect(sparedIds).toHaveLength(10);
  for (const id of sparedIds) expect(sent.map(idOf)).not.toContain(id);
  const lists = backend.requests.filter(({ path }) => path === `/api/boards/${board._id}/join-requests`);
  expect(lists.length, 'the list is not reloaded after each decision').toBeLessThan(15);
});
