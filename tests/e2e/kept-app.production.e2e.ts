import type { Page } from '@playwright/test';
import { BOARDS } from '../screens/worlds';
import { bundleFolder } from '../build/bundles';
import { keptScripts, test, untilKept } from './deployments';
import { expect } from './fixtures';
import { headersOfBundle } from './headers-file';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'You are offline. What is loaded stays readable; nothing can be sent until you are back.';
const firstCard = (page: Page) => page.getByRole('article').first().getByRole('link');

test('whoever comes again needs no network for the page and its code, and the first call is sent once', async ({
  page,
  context,
  backend,
  guard,
  bundleServer,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await untilKept(page);
  backend.clear();
  const asked: string[] = [];
  const next = await context.newPage();
  next.on('request', (request) => {
    if (request.url().startsWith(bundleServer.origin)) asked.push(request.url());
  });
  const response = await next.goto('/');
  await expect(firstCard(next)).toBeVisible();
  await expect(next.getByRole('searchbox')).toBeVisible();
  expect(response?.fromServiceWorker()).toBe(true);
  expect(backend.requests.map(({ path }) => path)).toEqual(['/api/boards']);
  // With the same headers as from the host, and no others.
  for (const [name, value] of headersOfBundle(bundleFolder('production'))('/'))
    expect(response?.headers()[name.toLowerCase()], name).toBe(value);

  await context.setOffline(true);
  for (const path of ['/', `/boards/${BOARDS.busy}`, '/b/nordic1']) {
    const offline = await next.goto(path);
    expect(offline?.fromServiceWorker(), path).toBe(true);
    await expect(next.getByText(OFFLINE)).toBeVisible();
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await next.getByRole('link', { name: 'Sign In' }).click();
  await expect(next.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(5);

  // What is no page of the app is the host's.
  await context.setOffline(false);
  const licences = await next.goto('/licenses.md');
  expect(licences?.fromServiceWorker()).toBe(false);
});

test('after a deploy an open page has all of its code, is told, and is loaded once', async ({
  page,
  context,
  backend,
  guard,
  host,
}) => {
  // A host of files answers deep links with 404 and the page.
  guard.allow(/404 \(Not Found\) \(.*\/auth\)/);
  await host.deploy('production');
  await page.goto(host.origin);
  await expect(firstCard(page)).toBeVisible();
  await untilKept(page);
  const before = await keptScripts(page);
  expect(before.length).toBeGreaterThan(50);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });

  await host.deploy('production', 'Next');
  // The browser looks for a new version whenever a page is opened.
  const other = await context.newPage();
  await other.goto(host.origin);
  for (const one of [page, other]) await expect(one.getByText('A new version is ready')).toBeVisible();
  // The code of both is kept, and of the old one nowhere else.
  expect(await keptScripts(page)).toEqual(
    expect.arrayContaining([...before, ...before.map((name) => name.replace('.js', 'Next.js'))]),
  );
  const gone = await page.request.get(`${host.origin}/assets/${before[0]}`);
  expect(gone.status()).toBe(404);
  await page.getByRole('button', { name: 'Members' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  expect(loads).toBe(0);

  const entry = (one: Page) => one.locator('script[type=module][src*=index]').getAttribute('src');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => entry(page)).toContain('Next.js');
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  expect(loads).toBe(1);
  // The other tab goes on with what it has, until another screen is opened.
  await other.getByRole('link', { name: 'Sign In' }).click();
  await expect(other.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect.poll(() => entry(other)).toContain('Next.js');
  await page.close();

  // With the last old page its code is removed.
  await other.goto(host.origin);
  await expect(firstCard(other)).toBeVisible();
  await expect
    .poll(async () => (await keptScripts(other)).filter((name) => !name.includes('Next')))
    .toEqual([]);
  expect(await keptScripts(other)).toHaveLength(before.length);
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('a worker can be taken back: it removes itself and all that it has kept', async ({
  page,
  backend,
  guard,
  host,
}) => {
  // Code that the open pages ask for late: it is gone with the worker.
  guard.allow(/Failed to load resource.*Bad\.js/, /dynamically imported module/);
  await host.deploy('production', 'Bad');
  await page.goto(host.origin);
  await untilKept(page);
  await host.deploy('production');
  await host.undoWorker();

  const next = await page.context().newPage();
  await next.goto(host.origin);
  await expect(next.getByText('A new version is ready')).toBeVisible();
  await next.getByRole('button', { name: 'Reload' }).click();
  const entry = next.locator('script[type=module][src*=index]');
  await expect(entry).not.toHaveAttribute('src', /Bad/);
  await expect(firstCard(next)).toBeVisible();
  expect(await keptScripts(next)).toEqual([]);
  await page.close();
  const later = await next.goto(host.origin);
  expect(later?.fromServiceWorker()).toBe(false);
  expect(backend.requests.length).toBeGreaterThan(0);
});
