import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
const other = db.boards.find(({ creator }) => creator !== maya?._id);
if (!board || !maya || !other) throw new Error('The seed has changed');

const INVITATION = `/board/join/${other._id}`;
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });
const authFor = (path: string) => `/auth?redirect=${encodeURIComponent(path)}`;
const firebaseCode = '**/assets/firebase-identity-*.js';
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test.describe('a visitor who opens a page that needs a sign-in', () => {
  test('is sent to the sign-in page without waiting for the identity service', async ({ page, backend }) => {
    await page.goto('about:blank');
    await page.route(firebaseCode, () => undefined);
    const cases = [
      [`/b/${other.shortLink}`, INVITATION],
      [INVITATION, INVITATION],
      ['/boards?tab=applications', '/boards?tab=applications'],
      [`/boards/${board._id}/review`, `/boards/${board._id}/review`],
    ] as const;
    for (const [path, wanted] of cases) {
      backend.requests.length = 0;
      await page.goto(path);
      await expect(signInButton(page)).toBeEnabled();
      await expect(page).toHaveURL(authFor(wanted));
      // The sign-in page describes the board that the visitor will apply to.
      const needed = [`/short/${other.shortLink}`, `/boards/${other._id}`];
      const extra = backend.requests.filter((request) => !needed.some((end) => request.path.endsWith(end)));
      expect(extra).toEqual([]);
      expect(await databases(page)).toEqual([]);
    }
    // Each redirect has replaced the history entry.
    for (const [, wanted] of [...cases].reverse().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(authFor(wanted));
    }
  });
});

test('the sign-in page signs in a person that only the identity service has stored', async ({
  page,
  signInAs,
  backend,
}) => {
  await signInAs(accountOf(maya), { isStoredByApp: false });
  await page.goto(`/b/${other.shortLink}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.name);
  await expect(page).toHaveURL(INVITATION);
  expect(backend.requests.length).toBeGreaterThan(0);
});
