import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import type { Backend } from '../backend/http-server';
import { expect, test as base } from '../e2e/fixtures';
import { startAuthEmulator, type AuthEmulator } from './auth-emulator';

const db = seedDb();
const maya = db.users.find(({ _id }) => _id === db.boards[0]?.creator);
if (maya === undefined) throw new Error('The seed has no creator');
const { _id: MAYA_ID, name: NAME, email: EMAIL } = maya;
const SESSION_ENDED = 'Your session has ended. Sign in again to continue. Your drafts are saved.';

const test = base.extend<{ uid: string }, { emulator: AuthEmulator }>({
  emulator: [
    async ({}, use) => {
      const emulator = await startAuthEmulator();
      await use(emulator);
      await emulator.stop();
    },
    { scope: 'worker' },
  ],

  /** Maya's uid, in the backend and in the emulator. */
  uid: async ({ emulator, backend, guard }, use) => {
    await emulator.removeAll();
    const uid = await emulator.signUp({ email: EMAIL, name: NAME });
    await backend.store.update((data) => {
      data.users.find(({ _id }) => _id === MAYA_ID)!.firebaseUid = uid;
    });
    // The emulator's window loads styles from hosts that don't resolve. The browser logs failed requests.
    guard.allow(/unpkg\.com|fonts\.googleapis\.com/, /Failed to load resource.*http:\/\/127\.0\.0\.1/);
    await use(uid);
  },
});

/** Signs in through the emulator's own window. */
async function signIn(page: Page) {
  await page.goto('/auth');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await Promise.all([popup.waitForEvent('close'), popup.getByText(EMAIL).click()]);
  await expect(page.getByRole('link', { name: 'My Boards', exact: true })).toBeVisible();
}

const showsProfile = async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();

/** The token of the latest call to the backend. */
const lastToken = (backend: Backend) =>
  backend.requests.findLast(({ headers }) => headers.authorization !== undefined)?.headers.authorization;

/** Runs in the page: makes the SDK treat its stored token as expired. */
function expireToken(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = () => reject(new Error('No database'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      const store = transaction.objectStore('firebaseLocalStorage');
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (cursor === null) return;
        const entry = cursor.value as { value?: { stsTokenManager?: { expirationTime: number } } };
        if (entry.value?.stsTokenManager) {
          entry.value.stsTokenManager.expirationTime = Date.now() - 1000;
          cursor.update(entry);
        }
        cursor.continue();
      };
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

const isRefresh = (request: { url: () => string }) => request.url().includes('/v1/token?');

test('signs in, and stays signed in after a reload', async ({ page, uid, backend }) => {
  await signIn(page);
  await page.goto('/profile');
  await showsProfile(page);
  await page.reload();
  await showsProfile(page);
  const [, claims = ''] = lastToken(backend)?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).toMatchObject({ sub: uid });
});

test('an expired token is refreshed once, without a message', async ({ page, uid }) => {
  void uid;
  await signIn(page);
  await page.goto('/profile');
  await showsProfile(page);
  await page.evaluate(expireToken);
  const refreshed = page.waitForRequest(isRefresh);
  await page.reload();
  await refreshed;
  await showsProfile(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('index.html refreshes the token before Firebase has loaded', async ({ page, uid }) => {
  await signIn(page);
  await page.evaluate(expireToken);
  const order: string[] = [];
  page.on('request', (request) => {
    if (isRefresh(request)) order.push('refresh');
    if (request.url().includes('/firebase-identity-')) order.push('Firebase');
  });
  const [response] = await Promise.all([
    page.waitForResponse((response) => isRefresh(response.request())),
    page.reload({ waitUntil: 'commit' }),
  ]);
  expect(order[0]).toBe('refresh');
  const sent = new URLSearchParams(response.request().postData() ?? '');
  expect(await response.json()).toMatchObject({
    user_id: uid,
    access_token: expect.stringMatching(/^eyJ/),
    refresh_token: sent.get('refresh_token'),
  });
});

for (const [what, act] of [
  ['revoked', (emulator: AuthEmulator, uid: string) => emulator.revokeTokens(uid)],
  ['disabled', (emulator: AuthEmulator, uid: string) => emulator.disable(uid)],
  ['deleted', (emulator: AuthEmulator, uid: string) => emulator.remove(uid)],
] as const) {
  test(`an account that was ${what} ends its session at the next start`, async ({ page, uid, emulator }) => {
    await signIn(page);
    await page.goto('/profile');
    await showsProfile(page);
    await act(emulator, uid);
    await page.reload();
    await expect(page.getByText(SESSION_ENDED)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('eyJ');
  });
}

test('the second tab follows a sign-in and a sign-out', async ({ page, context, uid }) => {
  void uid;
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(other.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await signIn(page);
  await expect(other.getByRole('link', { name: 'My Boards', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/auth/);
  await expect(other.getByText(NAME)).toHaveCount(0);
});
