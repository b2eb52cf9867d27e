import type { Locator, Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf, type Account } from './firebase/id-token';
import { expect, test } from './fixtures';
import { stopTimersOf } from './stopped-timers';

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
if (board === undefined || maya === undefined) throw new Error('The seed has no creator');
const MAYA: Account = accountOf(maya);
const NEW: Account = {
  uid: 'uid-new',
  email: 'new.person@example.com',
  displayName: 'New Person',
  photoURL: null,
};

const SESSION_ENDED = 'Your session has ended. Sign in again to go on; what you typed is kept.';
const WINDOW_CLOSED =
  'The sign-in window was closed before you were signed in. Press the button to try again.';
/** How long Firebase waits for a result once its window has been closed. */
const SDK_NOTICES_AFTER_MS = 8_000;
/** When index.html says that the start takes long (boot/watch-start.ts), which is no error. */
const SLOW_START_MS = 20_000;
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });
const pressSignIn = (page: Page) => () => signInButton(page).click();
/** The browser itself reports each answer of 400 and above as an error. */
const REFUSALS = /Failed to load resource.*(?:\/api\/|(?:identitytoolkit|securetoken)\.googleapis\.com\/)/;

/** On open pages people are known only once the app has stored who they are, which is after the first paint. */
const untilRemembered = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).toContain(MAYA.uid);

/** Remembers every alert, however short it was shown, but for that of a slow machine. */
async function rememberAlerts(page: Page) {
  await page.addInitScript(stopTimersOf, [SLOW_START_MS]);
  await page.addInitScript(keepAlerts);
}

/** Runs in the page, before anything else. */
function keepAlerts() {
  const alerts = new Set<string>();
  Object.assign(window, { alerts });
  new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) alerts.add(alert.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const alertsSince = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { alerts: Set<string> }).alerts].filter(Boolean));

test.describe('the sign-in window', () => {
  test('closed: the button is usable again once the page has the focus, says so, and no error is shown', async ({
    page,
    google,
    backend,
  }) => {
    await rememberAlerts(page);
    // The app notices it by itself, before the SDK would.
    await page.addInitScript(stopTimersOf, [SDK_NOTICES_AFTER_MS]);
    await page.goto('/auth');
    await google.dismiss(page, pressSignIn(page));
    // Every page of a headless browser has the focus, so it never returns.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(signInButton(page)).toBeEnabled();
    await expect(page.getByRole('status')).toHaveText(WINDOW_CLOSED);
    expect(backend.requests).toEqual([]);
    // Firebase still waits for the first window.
    await google.chooseAccount(page, NEW, pressSignIn(page));
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    expect(await alertsSince(page)).toEqual([]);
  });

  test('closed by itself after a choice, as in Firefox: goes on signing in, however long that takes', async ({
    page,
    google,
    firebase,
  }) => {
    firebase.faults.signInWithIdp = 'hang';
    await page.clock.install();
    await page.goto('/auth');
    google.offer(NEW);
    const window = await google.open(page, pressSignIn(page));
    const exchanged = page.waitForRequest(/accounts:signInWithIdp/);
    await window.getByRole('button', { name: NEW.email }).click();
    await exchanged;
    await window.close();
    await page.clock.runFor(3_000);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await expect(page.getByText(WINDOW_CLOSED)).toHaveCount(0);
  });

  test('for an account that has been disabled: says so', async ({ page, google, firebase, guard }) => {
    guard.allow(REFUSALS);
    firebase.faults.signInWithIdp = 'USER_DISABLED';
    await page.goto('/auth');
    await google.chooseAccount(page, NEW, pressSignIn(page));
    await expect(page.getByRole('alert')).toHaveText('This account has been disabled.');
    await expect(signInButton(page)).toBeEnabled();
  });
});

test.describe('a stored session', () => {
  for (const status of [429, 503]) {
    test(`survives an outage of the account look-up (${status})`, async ({
      page,
      firebase,
      signInAs,
      guard,
      backend,
    }) => {
      guard.allow(REFUSALS);
      await signInAs(MAYA);
      firebase.faults.lookup = status;
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
      delete firebase.faults.lookup;
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
      expect(backend.requests.every(({ headers }) => headers.authorization?.startsWith('Bearer eyJ'))).toBe(
        true,
      );
    });
  }

  test('survives an outage of the token service', async ({ page, firebase, signInAs, guard, backend }) => {
    guard.allow(REFUSALS);
    void backend;
    await signInAs(MAYA, { expiresInSeconds: -60 });
    firebase.faults.refresh = 503;
    await page.goto('/profile');
    // There is no token, so the backend refuses the call; that signs nobody out.
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    delete firebase.faults.refresh;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  });

  for (const word of ['TOKEN_EXPIRED', 'USER_DISABLED']) {
    test(`that the service has withdrawn (${word}) ends with a message, and where to return is remembered`, async ({
      page,
      firebase,
      signInAs,
      guard,
      backend,
    }) => {
      guard.allow(REFUSALS);
      void backend;
      await signInAs(MAYA);
      await page.goto(`/boards/${board._id}/review`);
      await expect(page.getByRole('list', { name: 'Applications' })).toBeVisible();
      // From now on the service issues no other token, and the backend refuses the one there is: in the call that only
      // the press leads to, because a late call of this page would end the session before.
      firebase.faults.refresh = word;
      backend.fail({ path: '/api/boards', status: 401 });
      // Without the pointer: hovering the link would prefetch and so end the session before the press, which would
      // then be a visitor's.
      await page.getByRole('link', { name: 'Talentboard' }).dispatchEvent('click');
      await expect(page.getByText(SESSION_ENDED)).toBeVisible();
      await expect(page).toHaveURL(/\/auth\?redirect=/);
      // It is stored shortly after the state has changed.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('eyJ');
    });
  }

  test('signed out in one tab is signed out in the other', async ({ page, context, signInAs, backend }) => {
    void backend;
    await signInAs(MAYA);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/boards');
    await expect(other.getByRole('heading', { level: 1, name: 'My Boards' })).toBeVisible();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(signInButton(other)).toBeVisible();
    await expect(other).toHaveURL(/\/auth/);
    await expect(other.getByText(maya.name)).toHaveCount(0);
  });

  test('sends its token to the API and nowhere else, and logs it nowhere', async ({
    page,
    context,
    signInAs,
    backend,
  }) => {
    const sent: { url: string; headers: Record<string, string>; body: string | null }[] = [];
    const logged: string[] = [];
    context.on('request', (request) => {
      sent.push({ url: request.url(), headers: request.headers(), body: request.postData() });
    });
    context.on('console', (message) => logged.push(message.text()));
    const token = await signInAs(MAYA);
    const screens: [path: string, shown: Locator][] = [
      ['/profile', page.getByRole('heading', { level: 1, name: maya.name })],
      ['/', page.getByRole('article').first()],
      ['/boards', page.getByRole('link', { name: board.name })],
      [`/boards/${board._id}?tab=requests`, page.getByRole('list', { name: 'Pending requests' })],
      [`/boards/${board._id}/review`, page.getByRole('list', { name: 'Applications' })],
    ];
    for (const [path, shown] of screens) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect(page.getByRole('link', { name: 'Boards', exact: true })).toBeVisible();
      await untilRemembered(page);
    }
    const api = new URL('http://127.0.0.1:8787').origin;
    const carrying = sent.filter(({ headers }) => headers.authorization !== undefined);
    expect(carrying.length).toBeGreaterThan(5);
    expect(new Set(carrying.map(({ url }) => new URL(url).origin))).toEqual(new Set([api]));
    expect(sent.filter(({ url }) => url.includes(token) || /eyJ[\w-]{10}/.test(url))).toEqual([]);
    // The service that issued it verifies it.
    const inBodies = sent.filter(({ body }) => body?.includes(token)).map(({ url }) => new URL(url).host);
    expect(new Set(inBodies)).toEqual(new Set(['identitytoolkit.googleapis.com']));
    expect(logged.filter((text) => text.includes('eyJ'))).toEqual([]);
    expect(backend.requests.length).toBeGreaterThan(5);
  });
});

test.describe('a browser with missing features', () => {
  test('without IndexedDB people sign in, and stay signed in', async ({ page, google, backend }) => {
    void backend;
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.goto('/auth');
    await google.chooseAccount(page, MAYA, pressSignIn(page));
    await expect(page.getByRole('link', { name: 'Boards', exact: true })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  });
});
