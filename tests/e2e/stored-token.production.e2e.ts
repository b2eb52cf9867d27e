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
/** The heading as the app renders it: index.html has shown the same before. */
const profileOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

const requestedPaths = ({ requests }: Backend) => requests.map(({ path }) => path.replace('/api', '')).sort();
const bearers = ({ requests }: Backend) => [
  ...new Set(requests.map(({ headers }) => headers.authorization?.replace('Bearer ', ''))),
];

/** Holds the identity service's code. @returns a function that releases it */
async function holdFirebase(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/firebase-identity-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a valid stored token prefetches each API request once before the app has loaded', async ({
  page,
  signInAs,
  backend,
  firebase,
}) => {
  // The window shows all of the person's boards.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const token = await signInAs(accountOf(maya), remembered);
  let expected: string[] = [];
  let isLoaded = false;
  // Holds the app's script until the backend has received all requests. The idle page fetches the script once more.
  await page.route('**/assets/app-*.js', async (route) => {
    if (!isLoaded) await expect.poll(() => requestedPaths(backend)).toEqual(expected);
    if (!isLoaded) expect(firebase.calls).toEqual([]);
    isLoaded = true;
    await route.continue();
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    const isApi = new URL(request.url()).host === '127.0.0.1:8787';
    if (!isApi && request.headers().authorization !== undefined) outside.push(request.url());
  });
  const screens: [path: string, calls: string[], later: string[]][] = [
    ['/', ['/boards', '/profile'], ['/join-requests/user']],
    [BOARD, [BOARD, '/join-requests/user', '/profile'], [`${BOARD}/join-requests`]],
    ['/boards', ['/boards/my-boards', '/profile'], ['/boards', '/join-requests/user', ...ownApplications]],
    ['/profile', ['/profile'], ['/join-requests/user', `/boards/user/${maya._id}`]],
    [JOIN, [`/boards/${other._id}`, '/join-requests/user', '/profile'], []],
  ];
  for (const [path, calls, later] of screens) {
    // Leaves the previous screen, whose late requests don't count.
    await page.goto('about:blank');
    backend.requests.length = 0;
    firebase.calls.length = 0;
    expected = [...calls].sort();
    isLoaded = false;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#main h1')).toBeVisible();
    // The identity service still checks the session.
    await expect.poll(() => firebase.calls).toEqual(['lookup']);
    await expect.poll(() => requestedPaths(backend)).toEqual([...calls, ...later].sort());
    expect(bearers(backend)).toEqual([token]);
  }
  expect(outside).toEqual([]);
});

test('a stored token that the backend rejects is refreshed, and the page loads', async ({
  page,
  signInAs,
  backend,
  firebase,
  guard,
}) => {
  guard.allow(/Failed to load resource.*\/api\//);
  const token = await signInAs(accountOf(maya), remembered);
  backend.intercept = ({ headers, url }, next) =>
    url.endsWith('/profile') && headers.get('authorization') === `Bearer ${token}`
      ? Response.json({ message: 'The token has expired' }, { status: 401 })
      : next();
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  expect(firebase.calls).toContain('refresh');
  const profiles = backend.requests.filter(({ path }) => path === '/api/profile');
  expect(profiles.map(({ status }) => status)).toEqual([401, 200]);
  expect(profiles[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(profiles[1]?.headers.authorization).not.toBe(`Bearer ${token}`);
});

test('the first person’s data is removed when the identity service reports another', async ({
  page,
  signInAs,
  backend,
}) => {
  const token = await signInAs(accountOf(maya), remembered);
  await signInAs(accountOf(noor), { isStoredByApp: false });
  const releaseFirebase = await holdFirebase(page);
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  const calls = [`/boards/user/${maya._id}`, '/join-requests/user', '/profile'];
  await expect.poll(() => requestedPaths(backend)).toEqual(calls);
  expect(bearers(backend)).toEqual([token]);
  backend.requests.length = 0;
  releaseFirebase();
  await expect(profileOf(page, noor)).toBeVisible();
  await expect(page.getByText(maya.name)).toHaveCount(0);
  expect(bearers(backend)).not.toContain(token);
});

test('a disabled account is signed out, and its data is hidden', async ({
  page,
  signInAs,
  backend,
  firebase,
  guard,
}) => {
  guard.allow(/Failed to load resource.*identitytoolkit/);
  await signInAs(accountOf(maya), remembered);
  firebase.failures.lookup = 'USER_DISABLED';
  const releaseFirebase = await holdFirebase(page);
  await page.goto('/profile');
  await expect(profileOf(page, maya)).toBeVisible();
  releaseFirebase();
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL('/auth?redirect=%2Fprofile');
  await expect(page.getByText(maya.name)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('eyJ');
  expect(backend.requests.length).toBeGreaterThan(0);
});
