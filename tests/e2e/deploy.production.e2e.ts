import type { Page } from '@playwright/test';
import { CAUGHT_BY_BOUNDARY } from '../screens/scene';
import { expect, test } from './fixtures';

/** @returns the number of reloads */
function countReloads(page: Page): () => number {
  let loads = -1;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('a chunk that a deploy has removed reloads the page once', async ({ page, guard, backend }) => {
  guard.allow(/MIME type|dynamically imported module/, CAUGHT_BY_BOUNDARY);
  const reloads = countReloads(page);
  // A host that serves index.html for every unknown path.
  await page.route('**/assets/sign-in-card-*.js', (route) =>
    reloads() > 0 ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  expect(backend.requests.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect(reloads()).toBe(1);
});

test('a page with a missing chunk shows an error, and the nav bar still works', async ({
  page,
  guard,
  backend,
}) => {
  guard.allow(/ERR_FAILED/, /dynamically imported module/, CAUGHT_BY_BOUNDARY);
  expect(backend.requests).toEqual([]);
  const reloads = countReloads(page);
  await page.route('**/assets/message-pages-*.js', (route) => route.abort());
  await page.goto('/comingsoon');
  await expect.poll(reloads).toBe(1);
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(reloads()).toBe(1);
});

test('an app that cannot start shows an error, and starts after a reload', async ({
  page,
  guard,
  backend,
}) => {
  guard.allow(/ERR_FAILED/, /dynamically imported module/, CAUGHT_BY_BOUNDARY);
  let isDeployed = false;
  await page.route('**/assets/app-*.js', (route) => (isDeployed ? route.continue() : route.abort()));
  await page.goto('/auth');
  const message = page.getByText(
    'Talentboard could not be loaded. Check your connection and reload the page.',
  );
  await expect(message).toBeVisible();
  isDeployed = true;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(message).toHaveCount(0);
  expect(backend.requests).toEqual([]);
});

test('the page reports a slow start until the app has loaded', async ({ page, backend }) => {
  const message = page.getByText('This takes longer than usual. Check your connection, or reload the page.');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  /** Holds a script. @returns functions that wait for its request, and that continue it */
  const hold = async (file: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const requested = page.waitForRequest(`**/assets/${file}-*.js`);
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await released;
      await route.continue();
    });
    return { requested, release };
  };
  // The script of index.html, which loads the app.
  const [index, app] = [await hold('index'), await hold('app')];
  await page.goto('/auth', { waitUntil: 'commit' });
  await index.requested;
  await expect(page.locator('#root [data-skeleton=shell]')).toBeAttached();
  await page.clock.fastForward(19_000);
  await expect(message).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(message).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  index.release();
  await app.requested;
  await page.clock.resume();
  await expect(message).toBeVisible();
  app.release();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(message).toHaveCount(0);
  expect(backend.requests).toEqual([]);
});
