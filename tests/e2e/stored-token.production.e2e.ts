import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import type { Backend } from '../backend/http-server';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const db = seedDb();
const board = db.boards[0];
const maya = db.users.find(({ _id }) => _id === board?.creator);
const other = db.boards.find(({ creator }) => creator !== maya?._id);
const noor = db.users.find(({ username }) => username === 'noorhaddad');
if (!board || !maya || !other || !noor) throw new Error('The seed has changed');

const BOARD = `/boards/${board._id}`;
const JOIN = `/board/join/${other._id}`;
const ownApplications = db.boards
  .filter(({ creator }) => creator === maya._id)
  .map(({ _id }) => `/boards/${_id}/join-requests`);
const remembered = { rememberedAs: maya._id };
/** As the app shows it; index.html shows the same before. */
const profileOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

const asked = ({ requests }: Backend) => requests.map(({ path }) => path.replace('/api', '')).sort();
const bearers = ({ requests }: Backend) => [
  ...new Set(requests.map(({ headers }) => headers.authorization?.replace('Bearer ', ''))),
];

/** Keeps the page's identity service from loading. @returns lets it load */
async function holdFirebase(page: Page): Promise<() => void> {
  let letLoad = () => {};
  const mayLoad = new Promise<void>((resolve) => (letLoad = resolve));
  await page.route('**/assets/firebase-identity-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  return letLoad;
}

test('a valid stored token starts the first calls before the app has loaded, each once and to the API only', async ({
  page,
  signInAs,
  backend,
  firebase,
}) => {
  // All of their own boards are in the window.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const token = await signInAs(accountOf(maya), remembered);
  let expected: string[] = [];
  let isLoaded = false;
  // The app's script is held back until the backend has received all calls. It is fetched once more when idle.
  await page.route('**/assets/app-*.js', async (route) => {
    if (!isLoaded) await expect.poll(() => asked(backend)).toEqual(expected);
    if (!isLoaded) expect(firebase.calls).toEqual([]);
    isLoaded = true;
    await route.continue();
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isApi = new URL(request.url()).host === '127.0.0.1:8787';
    if (!isApi && request.headers().authorization !== undefined) elsewhere.push(request.url());
  });
  const screens: [path: string, calls: string[], later: string[]][] = [
    ['/', ['/boards', '/profile'], ['/join-requests/user']],
    [BOARD, [BOARD, '/join-requests/user', '/profile'], [`${BOARD}/join-requests`]],
    ['/boards', ['/boards/my-boards', '/profile'], ['/join-requests/user', ...ownApplications]],
    ['/profile', ['/profile'], ['/join-requests/user', `/boards/user/${maya._id}`]],
    [JOIN, [`/boards/${other._id}`, '/join-requests/user', '/profile'], []],
  ];
  for (const [path, calls, later] of screens) {
    // What the screen before still loads does not count.
    await page.goto('about:blank');
    backend.clear();
    firebase.calls.length = 0;
    expected = [...calls].sort();
    isLoaded = false;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#main h1')).toBeVisible();
    // The identity service still decides.
    await expect.poll(() => firebase.calls).toEqual(['lookup']);
    await expect.poll(() => asked(backend)).toEqual([...calls, ...later].sort());
    expect(bearers(backend)).toEqual([token]);
  }
  expect(elsewhere).toEqual([]);
});

test('a stored token that the backend refuses is renewed, and the page is shown', async ({
  page,
  signInAs,
  backend,
  firebase,
  guard,
}) => {
  guard.allow(/Failed to load resource.*\/api\//);
  const token = await signInAs(accountOf(maya), remembered);
  const recover = backend.fail({ path: '/api/profile', status: 401, times: 1 });
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  recover();
  expect(firebase.calls).toContain('refresh');
  const profiles = backend.requests.filter(({ path }) => path === '/api/profile');
  expect(profiles.map(({ status }) => status)).toEqual([401, 200]);
  expect(profiles[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(profiles[1]?.headers.authorization).not.toBe(`Bearer ${token}`);
});

test('when the identity service reports somebody else, nothing of the first person is left', async ({
  page,
  signInAs,
  backend,
}) => {
  const token = await signInAs(accountOf(maya), remembered);
  await signInAs(accountOf(noor));
  const letLoad = await holdFirebase(page);
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  const calls = [`/boards/user/${maya._id}`, '/join-requests/user', '/profile'];
  await expect.poll(() => asked(backend)).toEqual(calls);
  expect(bearers(backend)).toEqual([token]);
  backend.clear();
  letLoad();
  await expect(profileOf(page, noor)).toBeVisible();
  await expect(page.getByText(maya.name)).toHaveCount(0);
  expect(bearers(backend)).not.toContain(token);
});

test('when the account has been disabled, the person is asked to sign in, and sees nothing any more', async ({
  page,
  signInAs,
  backend,
  firebase,
  guard,
}) => {
  guard.allow(/Failed to load resource.*identitytoolkit/);
  await signInAs(accountOf(maya), remembered);
  firebase.faults.lookup = 'USER_DISABLED';
  const letLoad = await holdFirebase(page);
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  letLoad();
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL('/auth?redirect=%2Fprofile');
  await expect(page.getByText(maya.name)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('eyJ');
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('while the identity service does not answer, a valid stored token is enough', async ({
  page,
  signInAs,
  backend,
  firebase,
}) => {
  const token = await signInAs(accountOf(maya), remembered);
  firebase.faults.lookup = 'hang';
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  await expect.poll(() => firebase.calls).toEqual(['lookup']);
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await expect(page.getByRole('link', { name: board.name })).toBeVisible();
  expect(bearers(backend)).toEqual([token]);
});
