import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import type { Backend } from '../backend/http-server';
import { holdApp } from './early-pages';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';
import { expectKept } from './kept-answers';
import { rename } from './left-page';

/* Somebody comes back after their stored token has run out: index.html refreshes it, before Firebase has loaded. */

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
const noor = db.users.find(({ username }) => username === 'noorhaddad');
if (!board || !maya || !noor) throw new Error('The seed has changed');

const yesterday = { rememberedAs: maya._id, expiresInSeconds: -20 * 3600 };
const heading = (page: Page, name: string) => page.locator('#root').getByRole('heading', { level: 1, name });
const profileOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

const asked = ({ requests }: Backend) => requests.map(({ path }) => path.replace('/api', '')).sort();
const bearers = ({ requests }: Backend) => [
  ...new Set(requests.map(({ headers }) => headers.authorization?.replace('Bearer ', ''))),
];

/** Keeps requests from being answered. @returns lets them */
async function hold(page: Page, address: string) {
  let letAnswer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (letAnswer = resolve));
  const held = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  return { held, letAnswer };
}
const holdRefresh = (page: Page) => hold(page, 'https://securetoken.googleapis.com/**');
const holdCalls = (page: Page) => hold(page, '**/api/**');

/** What Firebase has stored about its user. */
function storedByFirebase(): Promise<{ value: { stsTokenManager: object } }[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = () => reject(new Error(String(opening.error)));
    opening.onsuccess = () => {
      const store = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage');
      const reading = store.getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result as { value: { stsTokenManager: object } }[]);
      };
    };
  });
}

test('the page is drawn with a refreshed token before the app has loaded, and every call is made once', async ({
  page,
  signInAs,
  backend,
  firebase,
}) => {
  const token = await signInAs(accountOf(maya), yesterday);
  const screens: [path: string, shown: string, calls: string[]][] = [
    ['/boards', 'My Boards', ['/boards/my-boards', '/profile']],
    [`/boards/${board._id}`, board.name, [`/boards/${board._id}`, '/join-requests/user', '/profile']],
    ['/profile', maya.name, ['/profile']],
  ];
  for (const [path, shown, calls] of screens) {
    await page.goto('about:blank');
    await signInAs(accountOf(maya), yesterday);
    backend.clear();
    firebase.calls.length = 0;
    const letAppLoad = await holdApp(page);
    await page.goto(path);
    await expect(heading(page, shown)).toBeVisible();
    expect(asked(backend)).toEqual([...calls].sort());
    expect(firebase.calls).toEqual(['refresh']);
    const [fresh, ...others] = bearers(backend);
    expect(fresh).toMatch(/^eyJ/);
    expect(fresh).not.toBe(token);
    expect(others).toEqual([]);
    // In memory only; Firebase refreshes its own.
    expect(JSON.stringify(await page.evaluate(storedByFirebase))).not.toContain(fresh);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(fresh);
    letAppLoad();
    await expect(page.locator('#main h1')).toContainText(shown);
    await expect.poll(() => firebase.calls).toEqual(['refresh', 'refresh', 'lookup']);
    for (const call of calls) expect(asked(backend).filter((one) => one === call)).toHaveLength(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the boards of / are drawn with it too', async ({ page, signInAs, backend, firebase }) => {
  await signInAs(accountOf(maya), yesterday);
  const letAppLoad = await holdApp(page);
  await page.goto('/');
  await expect(page.locator('#root').getByRole('link', { name: board.name })).toBeVisible();
  expect(asked(backend)).toEqual(['/boards', '/profile']);
  expect([firebase.calls, bearers(backend).length]).toEqual([['refresh'], 1]);
  letAppLoad();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  expect(asked(backend).filter((path) => path === '/boards')).toHaveLength(1);
});

/** Notes in the page whether boards that were on screen were ever gone again. */
function watchBoards() {
  let wereThere = false;
  new MutationObserver(() => {
    const areThere = document.querySelector('#root article') !== null;
    if (wereThere && !areThere) document.documentElement.dataset.gone = '';
    wereThere ||= areThere;
  }).observe(document, { childList: true, subtree: true });
}

for (const { path, calls, isHeld } of [
  { path: '/', calls: ['searchBoards'], isHeld: true },
  { path: '/boards', calls: ['listMyBoards', 'getMyProfile'], isHeld: false },
]) {
  test(`${path} as it was is drawn before the server has answered, and stays until it has`, async ({
    page,
    signInAs,
    backend: _backend,
  }) => {
    const first = page.locator('#root article').getByRole('link', { name: board.name });
    await signInAs(accountOf(maya), { rememberedAs: maya._id });
    await page.goto(path);
    await expectKept(page, ...calls);
    await page.goto('about:blank');
    await signInAs(accountOf(maya), yesterday);

    await page.addInitScript(watchBoards);
    // What everybody may see does not wait for the token either.
    const refresh = isHeld ? await holdRefresh(page) : null;
    const { letAnswer } = await holdCalls(page);
    const letAppLoad = await holdApp(page);
    await page.goto(path);
    await expect(first).toBeVisible();
    await expect(page.getByText(/^As of/)).toHaveCount(0);
    refresh?.letAnswer();
    letAppLoad();
    await expect(page.locator('#main').getByRole('link', { name: board.name })).toBeVisible();
    await expect(page.getByText(/^As of/)).toBeVisible();
    letAnswer();
    await expect(page.getByText(/^As of/)).toHaveCount(0);
    await expect(first).toBeVisible();
    expect(await page.evaluate(() => 'gone' in document.documentElement.dataset)).toBe(false);
  });
}

for (const isRenamed of [true, false]) {
  test(`what was kept is replaced before the app has loaded only where it has changed: ${isRenamed}`, async ({
    page,
    signInAs,
    backend,
  }) => {
    await signInAs(accountOf(maya), { rememberedAs: maya._id });
    await page.goto('/');
    await expectKept(page, 'searchBoards');
    if (isRenamed) await rename(backend, board._id, 'Renamed meanwhile');
    const { letAnswer } = await holdCalls(page);
    await holdApp(page);
    await page.goto('/');
    const drawn = page.locator('#root article').first();
    await expect(drawn).toBeVisible();
    await drawn.evaluate((element) => element.setAttribute('data-first', ''));
    await expect(page.getByText('Renamed meanwhile')).toHaveCount(0);
    letAnswer();
    await page.waitForFunction(() => window.early?.kept === undefined);
    await expect(page.locator('[data-first]')).toHaveCount(isRenamed ? 0 : 1);
    await expect(page.getByText('Renamed meanwhile')).toHaveCount(isRenamed ? 1 : 0);
  });
}

for (const refusal of ['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND']) {
  test(`a refresh that is refused (${refusal}) is left to Firebase, which ends the session`, async ({
    page,
    signInAs,
    backend,
    firebase,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*securetoken/);
    await signInAs(accountOf(maya), yesterday);
    firebase.faults.refresh = refusal;
    await page.goto('/profile');
    await expect(signInButton(page)).toBeVisible();
    await expect(page).toHaveURL('/auth?redirect=%2Fprofile');
    expect(firebase.calls).toEqual(['refresh', 'refresh']);
    expect(backend.requests).toEqual([]);
  });
}

for (const outage of [503, 429, 'network'] as const) {
  test(`a refresh that fails (${outage}) signs nobody out`, async ({
    page,
    signInAs,
    backend,
    firebase,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*securetoken/);
    await signInAs(accountOf(maya), yesterday);
    firebase.faults.refresh = outage;
    const letAppLoad = await holdApp(page);
    await page.goto('/profile');
    await expect.poll(() => firebase.calls).toEqual(['refresh']);
    delete firebase.faults.refresh;
    letAppLoad();
    await expect(profileOf(page, maya)).toBeVisible();
    expect(bearers(backend)).toHaveLength(1);
  });
}

test('the app waits three seconds for a refresh, and then asks Firebase for one', async ({
  page,
  signInAs,
  backend,
  firebase,
}) => {
  await signInAs(accountOf(maya), yesterday);
  firebase.faults.refresh = 'hang';
  await page.goto('/profile');
  await expect.poll(() => firebase.calls).toEqual(['refresh']);
  delete firebase.faults.refresh;
  await expect(profileOf(page, maya)).toBeVisible();
  expect(firebase.calls).toEqual(['refresh', 'refresh', 'lookup']);
  expect(bearers(backend)).toHaveLength(1);
});

test('signed out in another tab during the refresh: nothing is requested, and a sign-in is asked for', async ({
  page,
  context,
  signInAs,
  backend,
}) => {
  await signInAs(accountOf(maya), yesterday);
  const { held, letAnswer } = await holdRefresh(page);
  await page.goto('/profile');
  await held;
  // What a sign-out leaves behind.
  const elsewhere = await context.newPage();
  await elsewhere.goto('/favicon.svg');
  await elsewhere.evaluate(() => {
    localStorage.setItem('persist:root', '{"auth":"null","_persist":"{\\"version\\":1}"}');
    return new Promise<void>((resolve) => {
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
        transaction.objectStore('firebaseLocalStorage').clear();
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  });
  letAnswer();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByText(maya.name)).toHaveCount(0);
  expect(backend.requests).toEqual([]);
});

test('when somebody else has signed in to Firebase, nothing of the first person is requested', async ({
  page,
  signInAs,
  backend,
  firebase,
}) => {
  await signInAs(accountOf(maya), yesterday);
  await signInAs(accountOf(noor), { expiresInSeconds: -60 });
  await page.goto('/profile');
  await expect(profileOf(page, noor)).toBeVisible();
  await expect(page.getByText(maya.name)).toHaveCount(0);
  // Firebase's own.
  expect(firebase.calls).toEqual(['refresh', 'lookup']);
  const [claims] = bearers(backend).map((token = '') =>
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(bearers(backend)).toHaveLength(1);
  expect(claims).toContain(noor.firebaseUid);
});

test('a clock that is wrong costs one call, and Firebase decides as before', async ({
  page,
  signInAs,
  backend,
  firebase,
}) => {
  await signInAs(accountOf(maya), { rememberedAs: maya._id });
  // By this clock the token ran out long ago, and the refreshed one has, too.
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  expect(firebase.calls.slice(0, 2)).toEqual(['refresh', 'refresh']);
  expect(backend.requests.length).toBeGreaterThan(0);
});
