import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import type { AuthService } from './firebase/auth-service';
import { expect, test } from './fixtures';

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
if (board === undefined || maya === undefined) throw new Error('The seed has no creator');
const MAYA = accountOf(maya);
const BOARD = `/boards/${board._id}`;

const SESSION_ENDED = 'Your session has ended. Sign in again to continue. Your drafts are saved.';
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });
const boardHeading = (page: Page) => page.getByRole('heading', { level: 1, name: board.name });
const discover = (page: Page) => page.getByRole('heading', { level: 1, name: 'Discover Amazing Talent' });
const authFor = (path: string) => `/auth?redirect=${encodeURIComponent(path)}`;

/** Makes a first visit. Without one, public pages don't check the session. */
async function visitBefore(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: MAYA.displayName })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).toContain(MAYA.uid);
}

/**
 * Returns to the app after the service has revoked the session. The test leaves the app first, because a request in flight
 * would end the session before the reload. Requests without a token succeed all the time.
 */
async function endSession(page: Page, firebase: AuthService) {
  await page.goto('about:blank');
  firebase.failures.refresh = 'USER_DISABLED';
  await page.route('**/api/**', (route) =>
    route.request().headers().authorization === undefined ? route.continue() : route.fulfill({ status: 401 }),
  );
  await page.goBack();
  await expect(page.getByText(SESSION_ENDED)).toBeVisible();
  await page.unroute('**/api/**');
}

async function pressSignOut(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(signInButton(page)).toBeVisible();
}

/** Expects public pages to work for a visitor, with Back and Forward. */
async function expectVisitor(page: Page) {
  await page.getByRole('link', { name: 'Talentboard' }).click();
  await expect(discover(page)).toBeVisible();
  await page
    .getByRole('link', { name: board?.name ?? '', exact: true })
    .first()
    .click();
  await expect(boardHeading(page)).toBeVisible();
  await page.goBack();
  await expect(discover(page)).toBeVisible();
  await page.goForward();
  await expect(boardHeading(page)).toBeVisible();
  await expect(page).toHaveURL(BOARD);
}

test.beforeEach(({ guard }) => guard.allow(/Failed to load resource|ERR_FAILED/));

test('Back skips a protected page on which the session ended', async ({ page, firebase, signInAs }) => {
  await signInAs(MAYA);
  await visitBefore(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'My Boards', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Boards' })).toBeVisible();
  await endSession(page, firebase);
  await expect(page).toHaveURL(authFor('/boards'));
  await page.goBack();
  await expect(discover(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL(authFor('/boards'));
  await expectVisitor(page);
});

test('a late session check does not undo a sign-out in another tab', async ({
  page,
  context,
  signInAs,
  backend,
}) => {
  await signInAs(MAYA);
  const other = await context.newPage();
  await visitBefore(other);

  let respond = () => {};
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/accounts:lookup*', async (route) => {
    await mayRespond;
    await route.fallback();
  });
  await page.addInitScript(() =>
    window.addEventListener('storage', ({ newValue }) => {
      if (newValue?.includes(String.raw`\"isLoggedIn\":false`))
        document.documentElement.dataset.received = 'sign-out';
    }),
  );
  const lookup = page.waitForRequest('**/accounts:lookup*');
  await page.goto(BOARD);
  await lookup;
  await pressSignOut(other);
  await expect(page.locator('html[data-received=sign-out]')).toBeAttached();
  respond();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();

  await page.reload();
  await expect(boardHeading(page)).toBeVisible();
  await expectVisitor(page);
  await expect(signInButton(other)).toBeVisible();
  expect(backend.requests.at(-1)?.headers.authorization).toBeUndefined();
});

test.describe('the sign-in code', () => {
  test('a protected page redirects to /error while the sign-in code fails, then back', async ({
    page,
    signInAs,
    guard,
    backend,
    firebase,
  }) => {
    guard.allow(/dynamically imported module|status of 503/);
    // index.html gets no token.
    await signInAs(MAYA, { expiresInSeconds: -60 });
    firebase.failures.refresh = 503;
    await page.route('**/assets/firebase-identity-*.js', (route) => route.abort());
    await page.goto('/boards?tab=applications');
    await expect(page.getByText('We couldn’t check your sign-in.')).toBeVisible();
    await expect(page).toHaveURL('/error');
    await page.unroute('**/assets/firebase-identity-*.js');
    delete firebase.failures.refresh;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
    await expect(page).toHaveURL('/boards?tab=applications');
    expect(backend.requests.length).toBeGreaterThan(0);
  });
});
