import type { Page } from '@playwright/test';
import { CAUGHT_BY_BOUNDARY } from '../screens/scene';
import { expect, test } from './fixtures';

/**
 * Opens the start page of a build that the server has just replaced: its index.html refers to another entry, and
 * code of the old build is gone. Set up before the page is opened, because that fetches the rest of its code by
 * itself.
 * @param gone the code that is missing until the new version is loaded
 * @returns how often the page was loaded after that
 */
async function deployWhileOpen(page: Page, gone: string): Promise<() => number> {
  let loads = -1;
  // From its first request on: the new version's code is asked for before the page counts as loaded.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace(/(\/assets\/index)-[\w-]+\.js/, '$1-another1.js') });
  });
  // A host that answers every unknown path with index.html.
  await page.route(gone, (route) =>
    loads > 0 ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/');
  return () => loads;
}

test('a page that a deploy has removed is loaded from the new version', async ({ page, guard, backend }) => {
  guard.allow(/MIME type|dynamically imported module/, CAUGHT_BY_BOUNDARY);
  const loads = await deployWhileOpen(page, '**/assets/auth-page-*.js');
  await expect(page.getByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  expect(backend.requests.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect(loads()).toBe(1);
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
});

test('a page whose code is missing says so, and the nav bar still works', async ({
  page,
  guard,
  backend,
}) => {
  guard.allow(/ERR_FAILED/, /dynamically imported module/, CAUGHT_BY_BOUNDARY);
  expect(backend.requests).toEqual([]);
  let isThere = false;
  await page.route('**/assets/coming-soon-page-*.js', (route) =>
    isThere ? route.continue() : route.abort(),
  );
  await page.goto('/comingsoon');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  isThere = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
});

test('an app that cannot start says so, and starts after a reload', async ({ page, guard, backend }) => {
  guard.allow(/ERR_FAILED/, /dynamically imported module/, CAUGHT_BY_BOUNDARY);
  let isThere = false;
  await page.route('**/assets/app-*.js', (route) => (isThere ? route.continue() : route.abort()));
  await page.goto('/auth');
  const message = page.getByText(
    'Talentboard could not be loaded. Check your connection and reload the page.',
  );
  await expect(message).toBeVisible();
  isThere = true;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(message).toHaveCount(0);
  expect(backend.requests).toEqual([]);
});

for (const [what, file] of [
  ['the script of index.html', 'index'],
  ['the app', 'app'],
] as const) {
  test(`${what} that neither arrives nor fails: the page says that it takes long, and continues once it arrives`, async ({
    page,
    backend,
  }) => {
    const message = page.getByText(
      'This takes longer than usual. Check your connection, or reload the page.',
    );
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let asked = () => {};
    const isAskedFor = new Promise<void>((resolve) => (asked = resolve));
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      asked();
      await released;
      await route.continue();
    });
    await page.goto('/auth', { waitUntil: 'commit' });
    await isAskedFor;
    await expect(page.locator('#root [data-look=frame]')).toBeAttached();
    await page.clock.fastForward(19_000);
    await expect(message).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(message).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await expect(message).toHaveCount(0);
    expect(backend.requests).toEqual([]);
  });
}
