import type { Page } from '@playwright/test';
import type { DemoDb, DemoJoinRequest } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { scaleDb } from '@kit/scale-db';
import { isPending } from '@/domain/join-request';
import { REVIEW_POLLING_MS } from '@/domain/review/limits';
import type { Fault } from '../backend/faults';
import type { Backend } from '../backend/http-server';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { stopTimersOf } from './stopped-timers';

const REQUESTS = 120;
/** Judged one by one; the rest together. */
const BY_KEYBOARD = 90;
const HIDDEN_NAMES = { from: 50, to: 60 };
/** Their profiles have no usable name: the note to one is rewritten, the other is left out. */
const REWRITTEN = 39;
const NAMELESS = 61;
/** Judged, but taken off the list before it is sent. */
const LEFT_OUT = 0;

/** Who meets which fault, by number. */
const TROUBLED = {
  failed: 4,
  lost: 6,
  refused: 8,
  elsewhere: 13,
} as const;
/** Decisions are sent in the order shown, eight in a batch, which ends only when each has an answer. */
const BATCH = 8;

/** The first board of the seed with exactly this many pending requests, the newest first. */
function crowdedDb(): DemoDb {
  const seed = seedDb();
  const [board] = seed.boards;
  if (board === undefined) throw new Error('The seed has no board');
  const others = seed.joinRequests.filter((request) => request.board !== board._id || !isPending(request));
  const db = scaleDb({ ...seed, joinRequests: others }, { boards: 0, members: 0, requests: REQUESTS });
  const nameless = requestsOf(db)
    .filter((_, index) => index === REWRITTEN || index === NAMELESS)
    .map(({ user }) => user);
  for (const user of db.users) if (nameless.includes(user._id)) user.name = `@${user.username}`;
  return db;
}

const requestsOf = (db: DemoDb): DemoJoinRequest[] =>
  db.joinRequests
    .filter((request) => request.board === db.boards[0]?._id && isPending(request))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** What the reviewer means to tell one applicant; null for nothing. */
interface Meant {
  outcome: 'approve' | 'reject';
  note: string;
}

const pile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: new RegExp(`^${name}`) });

async function expectPiles(page: Page, counts: Record<string, number>) {
  for (const [name, count] of Object.entries(counts)) {
    await expect(pile(page, name)).toHaveText(`${name} ${count}`);
  }
}

/** One press after the other, as fast as the browser accepts them. */
async function press(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

async function writeNote(page: Page, note: string) {
  await page.keyboard.press('e');
  await page.keyboard.type(note);
  await page.keyboard.press('Escape');
}

/**
 * Judges the first ninety by keyboard: two in five Yes, two No, one Maybe; every tenth gets a note of its own. Some
 * verdicts are taken back or changed.
 * @returns what is to be sent, by the number of the applicant
 */
async function judgeByKeyboard(page: Page): Promise<Map<number, Meant>> {
  const meant = new Map<number, Meant>();
  for (let index = 0; index < BY_KEYBOARD; index += 1) {
    if (index === HIDDEN_NAMES.from || index === HIDDEN_NAMES.to) {
      await page.getByText('Hide names', { exact: true }).click();
      await expect(page.getByText('Answers may still name the person.')).toBeVisible({
        visible: index === HIDDEN_NAMES.from,
      });
    }
    const verdict = (['y', 'n', 'm', 'n', 'y'] as const)[index % 5] ?? 'y';
    const note = index % 10 === 0 ? `My own words for number ${index}` : '';
    const mean = (key: string) => {
      if (key === 'm') return void meant.delete(index);
      meant.set(index, { outcome: key === 'y' ? 'approve' : 'reject', note });
    };
    if (note !== '') await writeNote(page, note);
    if (index === 11) {
      // The wrong key, undone; back at the same application, another one.
      await press(page, ['y', 'u', 'n']);
      mean('n');
    } else if (index === 23) {
      await press(page, ['n', 'ControlOrMeta+z', 'm']);
    } else if (index === 34) {
      // Undone, and left for later.
      await press(page, ['y', 'u', 'j']);
    } else if (index === 45) {
      // Gone back to, and taken away by the same key.
      await press(page, ['y', 'k', 'y', 'j']);
      meant.delete(index);
    } else {
      await press(page, index % 7 === 0 ? ['4', verdict] : [verdict]);
      mean(verdict);
    }
  }
  return meant;
}

/** The rest of the pile gets its verdict together, except for three. */
async function judgeTheRest(page: Page, names: readonly string[]) {
  await pile(page, 'To read').click();
  await page.getByRole('checkbox', { name: /^All found \(/ }).check();
  const list = page.getByRole('list', { name: 'Applications' });
  for (const name of names) await list.getByRole('checkbox', { name: `Tick ${name}`, exact: true }).uncheck();
  await page
    .getByRole('group', { name: 'Verdict for all ticked' })
    .getByRole('button', { name: 'No', exact: true })
    .click();
  await pile(page, 'To read').click();
}

/** Makes the server fail in all the ways that leave a reviewer in doubt. */
/** @param stuck the calls on them hang; every other one does what it was asked */
async function breakServer(backend: Backend, idAt: (index: number) => string, stuck: readonly number[]) {
  const failOnce = (index: number, fault: Omit<Fault, 'path'>) =>
    backend.fail({
      method: 'PUT',
      path: new RegExp(`^/api/boards/join-requests/${idAt(index)}/`),
      times: 1,
      ...fault,
    });
  failOnce(TROUBLED.failed, { status: 500 });
  failOnce(TROUBLED.lost, { acts: true, drop: true });
  failOnce(TROUBLED.refused, { status: 422, body: { message: 'The note is odd' } });
  stuck.forEach((index, place) => failOnce(index, { hang: true, acts: place % 2 === 1 }));
  await backend.store.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === idAt(TROUBLED.elsewhere));
    if (request !== undefined) {
      Object.assign(request, {
        status: 'rejected',
        rejectionNote: 'By a colleague',
        decidedAt: new Date().toISOString(),
      });
    }
  });
}

test('a long sitting: everybody gets what was meant for them, once, whatever the server does meanwhile', async ({
  page,
  context,
  backend,
  signInAs,
  guard,
}) => {
  // The injected faults, as reported by the browser.
  guard.allow(/Failed to load resource.*\/api\/boards\/join-requests\//);
  const db = crowdedDb();
  await backend.store.update((current) => Object.assign(current, db));
  const [board] = db.boards;
  const creator = db.users.find(({ _id }) => _id === board?.creator);
  if (board === undefined || creator === undefined) throw new Error('The seed has no creator');
  const requests = requestsOf(db);
  const idAt = (index: number) => requests[index]?._id ?? '';
  const personAt = (index: number) => db.users.find(({ _id }) => _id === requests[index]?.user);
  const nameAt = (index: number) => personAt(index)?.name ?? '';
  // Its lists would be counted with those that a decision loads.
  await context.addInitScript(stopTimersOf, [REVIEW_POLLING_MS]);
  const token = await signInAs(accountOf(creator));
  // A protected screen: an open one does not ask who is signed in.
  await page.goto('/boards');
  await page.getByRole('link', { name: board.name }).click();
  await page.getByRole('tab', { name: /Pending Requests/ }).click();
  await page.getByRole('link', { name: 'Open the review desk' }).click();
  await expectPiles(page, { 'To read': REQUESTS });

  const meant = await judgeByKeyboard(page);
  const yes = () => [...meant.values()].filter(({ outcome }) => outcome === 'approve').length;
  const spared = [BY_KEYBOARD + 1, BY_KEYBOARD + 2, 34, 45];
  await expectPiles(page, { Yes: yes(), No: meant.size - yes(), 'To read': 32 });
  await judgeTheRest(page, spared.map(nameAt));
  for (let index = BY_KEYBOARD; index < REQUESTS; index += 1) {
    if (!spared.includes(index)) meant.set(index, { outcome: 'reject', note: '' });
  }
  await expectPiles(page, { Yes: yes(), No: meant.size - yes(), 'To read': spared.length });
  const decisions = () =>
    backend.requests.filter(({ method, path }) => method === 'PUT' && path.includes('/join-requests/'));
  expect(decisions(), 'judging sends nothing').toEqual([]);

  // What everybody reads who has no note of their own; one person is left out at the last moment.
  await page.getByRole('button', { name: `Send ${meant.size} decisions` }).click();
  const noteFor = (title: string) => page.getByRole('region', { name: title }).getByRole('textbox');
  await noteFor('Note with acceptances').fill('Dear {firstName}, {board} has a place for you.');
  await noteFor('Note with rejections').fill('Dear {firstName}, not this time.');
  await expect(page.getByText('2 can’t be sent as they are.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit the note: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Note to ${nameAt(REWRITTEN)}` });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Welcome, whoever you are.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  meant.set(REWRITTEN, { outcome: 'approve', note: 'Welcome, whoever you are.' });
  await page.getByRole('button', { name: 'Leave out 1', exact: true }).click();
  meant.delete(NAMELESS);
  await page.getByRole('button', { name: `Leave out: ${nameAt(LEFT_OUT)}`, exact: true }).click();
  meant.delete(LEFT_OUT);
  const firstNameAt = (index: number) => nameAt(index).split(' ')[0] ?? '?';
  for (const [index, { outcome, note }] of meant) {
    if (note !== '') continue;
    const rest = outcome === 'approve' ? `${board.name} has a place for you.` : 'not this time.';
    meant.set(index, { outcome, note: `Dear ${firstNameAt(index)}, ${rest}` });
  }

  const listPath = `/api/boards/${board._id}/join-requests`;
  // A poll must not tell the page beforehand who is decided elsewhere. Nor may it hang: a browser has six connections
  // to a server, which the calls that are to hang need.
  const list = await page.request.get(new URL(listPath, backend.url).href, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
  });
  const allowLists = backend.fail({ path: listPath, body: (await list.json()) as object });
  // As many as may run at once.
  const troubled: readonly number[] = Object.values(TROUBLED);
  const leaveOut = page.getByRole('button', { name: /^Leave out: / });
  const shown = await leaveOut.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  const firstBatch = shown
    .flatMap((label) => [...meant.keys()].filter((index) => label === `Leave out: ${nameAt(index)}`))
    .slice(0, BATCH);
  const stuck = firstBatch.filter((index) => !troubled.includes(index)).slice(0, 4);
  expect(stuck).toHaveLength(4);
  await breakServer(backend, idAt, stuck);
  await page.getByRole('textbox', { name: `Type ${meant.size} to confirm` }).fill(String(meant.size));
  await page
    .getByRole('button', { name: `Send ${yes()} acceptances and ${meant.size - yes()} rejections` })
    .click();

  // Four calls hang, and nothing else can be sent; then the page is closed.
  const received = (index: number) => decisions().filter(({ path }) => path.includes(idAt(index)));
  await expect.poll(() => stuck.filter((index) => received(index).length > 0)).toEqual(stuck);
  await expect(page.getByText(/^Sending: Sent \d+ of /)).toBeVisible();
  const sentBefore = decisions().length;
  expect(sentBefore).toBeLessThan(meant.size);
  await page.close();
  allowLists();

  // Another page finds what is left, and does nothing until the reviewer says so.
  const later = await context.newPage();
  await later.goto('/boards');
  const bar = later.getByRole('region', { name: 'Decisions being sent' });
  await expect(bar.getByText('Sending was interrupted before the rest was sent.')).toBeVisible();
  expect(decisions()).toHaveLength(sentBefore);
  await bar.getByRole('link', { name: 'See what is left' }).click();
  const run = later.getByRole('region', { name: 'Sending', exact: true });
  await run.getByRole('button', { name: 'Check, and send the rest' }).click();
  const end = `Sent ${meant.size - 2} of ${meant.size}, 1 decided elsewhere or gone, 1 not sent.`;
  await expect(run.getByText(end)).toBeVisible();

  // What the server has refused can be sent again, by itself.
  await later.getByRole('link', { name: 'Back to the desk' }).click();
  await later.getByRole('button', { name: /^Send \d/ }).click();
  await later.getByRole('button', { name: 'Leave out 1', exact: true }).click();
  await later.getByRole('button', { name: `Leave out: ${nameAt(LEFT_OUT)}`, exact: true }).click();
  await later.getByRole('button', { name: 'Send 1 rejection', exact: true }).click();
  await expect(later.getByText('Sent 1 of 1.')).toBeVisible();

  // On the wire: what was meant, to those who were meant, and acted on once.
  const after = await backend.store.read();
  const lost = [TROUBLED.lost, ...stuck.filter((_, place) => place % 2 === 1)];
  requests.forEach(({ _id }, index) => {
    const told = meant.get(index);
    const calls = received(index);
    for (const { path, body } of calls) {
      expect(path, nameAt(index)).toMatch(new RegExp(`/${told?.outcome}$`));
      const key = told?.outcome === 'approve' ? 'acceptanceNote' : 'rejectionNote';
      expect(body, nameAt(index)).toEqual({ [key]: told?.note });
    }
    const isElsewhere = index === TROUBLED.elsewhere;
    const acted = calls.filter(({ status }) => status === 200 || (status === null && lost.includes(index)));
    expect(acted, nameAt(index)).toHaveLength(told === undefined || isElsewhere ? 0 : 1);
    const stored = after.joinRequests.find((request) => request._id === _id);
    const status = told === undefined ? 'pending' : told.outcome === 'approve' ? 'accepted' : 'rejected';
    expect(stored?.status, nameAt(index)).toBe(status);
    if (isElsewhere) expect(stored?.rejectionNote).toBe('By a colleague');
  });
  const lists = backend.requests.filter(({ path }) => path === listPath);
  expect(lists.length, 'the list is not reloaded after each decision').toBeLessThan(12);
});
