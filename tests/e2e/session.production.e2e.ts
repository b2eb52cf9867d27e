import type { Locator, Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { accountOf, type Account } from './firebase/id-token';
import { expect, test } from './fixtures';

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

const SESSION_ENDED = 'Your session has ended. Sign in again to continue. Your drafts are saved.';
const WINDOW_CLOSED = 'The sign-in window closed before you signed in. Please try again.';
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });
const pressSignIn = (page: Page) => () => signInButton(page).click();
/** The browser logs an error for each response of 400 and above. */
const REFUSALS = /Failed to load resource.*(?:\/api\/|(?:identitytoolkit|securetoken)\.googleapis\.com\/)/;

/** Waits until the app has stored the person, which is after the first paint on public pages. */
const untilRemembered = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).toContain(MAYA.uid);

/** Runs in the page before its scripts: records every alert, even a short one. */
function recordAlerts() {
  const alerts = new Set<string>();
  Object.assign(window, { alerts });
  new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) alerts.add(alert.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const recordedAlerts = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { alerts: Set<string> }).alerts].filter(Boolean));

test.describe('the sign-in window', () => {
  test('enables the button when the user closes it, and shows no error', async ({
    page,
    google,
    backend,
  }) => {
    await page.addInitScript(recordAlerts);
    await page.goto('/auth');
    await (await google.open(page, pressSignIn(page))).close();
    // Every page of a headless browser has the focus, so no focus event follows.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(signInButton(page)).toBeEnabled();
    await expect(page.getByRole('status')).toHaveText(WINDOW_CLOSED);
    expect(backend.requests).toEqual([]);
    // Firebase still waits for the first window.
    await google.chooseAccount(page, NEW, pressSignIn(page));
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    expect(await recordedAlerts(page)).toEqual([]);
  });

  test('keeps signing in if the window closes after a choice, as in Firefox', async ({
    page,
    google,
    firebase,
  }) => {
    firebase.failures.signInWithIdp = 'hang';
    await page.clock.install();
    await page.goto('/auth');
    firebase.offered = [NEW];
    const window = await google.open(page, pressSignIn(page));
    const exchanged = page.waitForRequest(/accounts:signInWithIdp/);
    await window.getByRole('button', { name: NEW.email }).click();
    await exchanged;
    await window.close();
    await page.clock.runFor(3_000);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await expect(page.getByText(WINDOW_CLOSED)).toHaveCount(0);
  });
});

test.describe('a stored session', () => {
  test('a stored session survives an outage of the account lookup', async ({
    page,
    firebase,
    signInAs,
    guard,
    backend,
  }) => {
    guard.allow(REFUSALS);
    await signInAs(MAYA);
    firebase.failures.lookup = 503;
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
    delete firebase.failures.lookup;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
    expect(backend.requests.every(({ headers }) => headers.authorization?.startsWith('Bearer eyJ'))).toBe(
      true,
    );
  });

  test('a stored session survives an outage of the token service', async ({
    page,
    firebase,
    signInAs,
    guard,
  }) => {
    guard.allow(REFUSALS);
    await signInAs(MAYA, { expiresInSeconds: -60 });
    firebase.failures.refresh = 503;
    await page.goto('/profile');
    // The backend rejects the request without a token. That must not end the session.
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    delete firebase.failures.refresh;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  });

  test('a revoked session ends with a message and a return path', async ({
    page,
    firebase,
    signInAs,
    guard,
  }) => {
    guard.allow(REFUSALS);
    await signInAs(MAYA);
    await page.goto(`/boards/${board._id}/review`);
    await expect(page.getByRole('list', { name: 'Applications' })).toBeVisible();
    // The service issues no new token, and the backend rejects the current one. Only the request after the press fails,
    // because a late request of this page would end the session earlier.
    firebase.failures.refresh = 'TOKEN_EXPIRED';
    await page.route('**/api/boards?*', (route) => route.fulfill({ status: 401 }));
    // A click without the pointer: hovering would prefetch, and end the session before the press.
    await page.getByRole('link', { name: 'Talentboard' }).dispatchEvent('click');
    await expect(page.getByText(SESSION_ENDED)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    // The state is stored with a short delay.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('eyJ');
  });

  test('a session sends its token to the API only, and never logs it', async ({
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
      await expect(page.getByRole('link', { name: 'My Boards', exact: true })).toBeVisible();
      await untilRemembered(page);
    }
    const api = new URL('http://127.0.0.1:8787').origin;
    const carrying = sent.filter(({ headers }) => headers.authorization !== undefined);
    expect(carrying.length).toBeGreaterThan(5);
    expect(new Set(carrying.map(({ url }) => new URL(url).origin))).toEqual(new Set([api]));
    expect(sent.filter(({ url }) => url.includes(token) || /eyJ[\w-]{10}/.test(url))).toEqual([]);
    // The identity service also gets the token, to verify it.
    const inBodies = sent.filter(({ body }) => body?.includes(token)).map(({ url }) => new URL(url).host);
    expect(new Set(inBodies)).toEqual(new Set(['identitytoolkit.googleapis.com']));
    expect(logged.filter((text) => text.includes('eyJ'))).toEqual([]);
    expect(backend.requests.length).toBeGreaterThan(5);
  });
});

test.describe('a browser with missing features', () => {
  test('a browser without IndexedDB can sign in and stay signed in', async ({ page, google }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.goto('/auth');
    await google.chooseAccount(page, MAYA, pressSignIn(page));
    await expect(page.getByRole('link', { name: 'My Boards', exact: true })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: maya.name })).toBeVisible();
  });
});
