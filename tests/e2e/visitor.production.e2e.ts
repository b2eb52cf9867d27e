import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { stopTimersOf } from './stopped-timers';

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

/** How long the app waits for Firebase's database and for Firebase: a slow machine may need longer than that. */
const LIMITS_MS = [1_000, 15_000];

/** Every address that the page has had, also for a moment. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame()) addresses.push(pathname + search);
  });
  return addresses;
}

/** Simulates a browser that cannot list its databases. */
const hideDatabases = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'databases', { value: undefined });
  });

test.describe('a visitor who opens a page that needs a sign-in', () => {
  test('is sent to the sign-in page without waiting for the identity service', async ({ page, backend }) => {
    await page.goto('about:blank');
    await page.addInitScript(stopTimersOf, LIMITS_MS);
    await page.route(firebaseCode, () => undefined);
    const cases = [
      [`/b/${other.shortLink}`, INVITATION],
      [INVITATION, INVITATION],
      ['/boards?tab=applications', '/boards?tab=applications'],
      [`/boards/${board._id}/review`, `/boards/${board._id}/review`],
    ] as const;
    for (const [path, wanted] of cases) {
      backend.clear();
      await page.goto(path);
      await expect(signInButton(page)).toBeEnabled();
      await expect(page).toHaveURL(authFor(wanted));
      expect(backend.requests.every(({ path: asked }) => asked.includes('/short/'))).toBe(true);
      expect(await databases(page)).toEqual([]);
    }
    // Each has taken the place of the page that was asked for.
    for (const [, wanted] of [...cases].reverse().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(authFor(wanted));
    }
  });
});

test.describe('a person whom only the identity service knows', () => {
  for (const isTold of [true, false]) {
    test(`is never taken for a visitor on a page that needs a sign-in${isTold ? '' : ', where the browser does not tell'}`, async ({
      page,
      signInAs,
      backend,
    }) => {
      await signInAs(accountOf(maya));
      if (!isTold) await hideDatabases(page);
      const addresses = watchAddresses(page);
      await page.goto(`/b/${other.shortLink}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(other.name);
      await expect(page).toHaveURL(INVITATION);
      expect(addresses.filter((address) => address.startsWith('/auth'))).toEqual([]);
      expect(backend.requests.length).toBeGreaterThan(0);
    });
  }

  test('is found on an open page when it is idle', async ({ page, signInAs, backend, firebase }) => {
    await signInAs(accountOf(maya));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    await expect.poll(() => backend.requests.map(({ path }) => path)).toContain('/api/profile');
    expect(firebase.calls).toEqual(['lookup']);
  });
});

test('a visitor on an open page loads nothing of the identity service', async ({
  page,
  backend,
  firebase,
}) => {
  await page.addInitScript(() => {
    const listed = IDBFactory.prototype.databases;
    IDBFactory.prototype.databases = async function () {
      const found = await listed.call(this);
      setTimeout(() => console.log('has looked'));
      return found;
    };
  });
  const run: string[] = [];
  page.on('request', (request) => {
    const isRun = request.resourceType() === 'script';
    if (isRun && /firebase|apis\.google/.test(request.url())) run.push(request.url());
  });
  const looked = page.waitForEvent('console', (message) => message.text() === 'has looked');
  await page.goto('/');
  await looked;
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(run).toEqual([]);
  expect(firebase.calls).toEqual([]);
  expect(await databases(page)).toEqual([]);
  expect(backend.requests.map(({ path }) => path)).toEqual(['/api/boards']);
});
