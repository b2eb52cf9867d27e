import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const firstCard = (page: Page) => page.getByRole('article').first().getByRole('link');

/** The page's scripts, with the bytes that each has transferred. */
const scripts = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loaded = entries.filter(({ name }) => name.endsWith('.js'));
    return loaded.map(({ name }) => ({
      name,
      transferSize: Math.max(
        ...entries.filter((entry) => entry.name === name).map(({ transferSize }) => transferSize),
      ),
    }));
  });

test('a repeat visit without a worker only revalidates the page', async ({
  browser,
  backend,
  bundleServer,
}) => {
  // A context without the guard's routes: intercepted requests aren't cached.
  const context = await browser.newContext();
  const visit = async () => {
    const page = await context.newPage();
    const [response] = await Promise.all([
      page.waitForResponse(`${bundleServer.origin}/`),
      page.goto(`${bundleServer.origin}/`),
    ]);
    await expect(firstCard(page)).toBeVisible();
    // The entry exists after the whole file has loaded, not at its response.
    await expect
      .poll(async () => (await scripts(page)).map(({ name }) => name))
      .toContainEqual(expect.stringContaining('/assets/deferred-shell-'));
    const seen = {
      loaded: await scripts(page),
      headers: await response.allHeaders(),
      pageBytes: await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return entry?.transferSize;
      }),
    };
    await page.close();
    return seen;
  };
  const first = await visit();
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.pageBytes).toBeGreaterThan(50_000);
  expect(first.loaded.length).toBeGreaterThan(2);
  expect(first.loaded.every(({ transferSize }) => transferSize > 0)).toBe(true);
  // Only files whose name changes with their content may be cached for good.
  const unhashed = first.loaded.filter(({ name }) => !/\/assets\/[\w.-]+-[\w-]{8}\.js$/.test(name));
  expect(unhashed).toEqual([]);

  const second = await visit();
  // Not modified, so only headers were transferred.
  expect(second.pageBytes).toBeLessThan(5_000);
  // Scripts that load when the browser is idle may be missing in one of the visits.
  const names = new Set(first.loaded.map(({ name }) => name));
  const again = second.loaded.filter(({ name }) => names.has(name));
  expect(again.some(({ name }) => name.includes('/assets/app-'))).toBe(true);
  expect(again.some(({ name }) => name.includes('/assets/deferred-shell-'))).toBe(true);
  expect(again.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  expect(backend.requests.length).toBeGreaterThan(0);
  await context.close();
});

test('the first request is sent before the app has loaded, and only once', async ({ page, backend }) => {
  // Holds the app's scripts until the backend has received the request.
  await page.route('**/assets/app-*.js', async (route) => {
    await expect.poll(() => backend.requests.length).toBe(1);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(firstCard(page)).toBeVisible();
  expect(backend.requests.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
    { method: 'GET', path: '/api/boards', query: { searchType: 'board' } },
  ]);

  backend.requests.length = 0;
  const href = await firstCard(page).getAttribute('href');
  await page.goto(String(href), { waitUntil: 'networkidle' });
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  expect(backend.requests.map(({ path }) => path)).toEqual([`/api${href}`]);
});

/** Runs in the page before its scripts: records the number of cards in each frame. */
function countCards() {
  const counts: number[] = [];
  Object.assign(window, { counts });
  const countFrame = () => {
    counts.push(document.querySelectorAll('article').length);
    requestAnimationFrame(countFrame);
  };
  requestAnimationFrame(countFrame);
}

/** The boards that the early page renders. */
const EARLY_BOARDS = 12;

test('boards are links before the app has loaded, and do not move afterwards', async ({ page, backend }) => {
  const { boards } = await backend.store.read();
  await page.addInitScript(countCards);
  let releaseApp = () => {};
  const released = new Promise<void>((resolve) => (releaseApp = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toHaveCount(EARLY_BOARDS);
  await expect(page.getByText(`${boards.length} boards`)).toBeVisible();
  const link = page.getByRole('article').nth(1).getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/boards\/\w+$/);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const scrollY = await page.evaluate(() => {
    window.scrollTo(0, 150);
    return window.scrollY;
  });
  expect(scrollY).toBe(150);

  releaseApp();
  await expect(page.getByRole('searchbox')).toBeVisible();
  // Waits two frames, in which any scrolling by the app would render.
  const scrolled = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
        ),
    );
  expect(await scrolled()).toBe(150);

  // The skip link moves the focus without scrolling.
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled()).toBe(150);
  await expect(page).toHaveURL(/\/$/);
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  expect(counts.slice(counts.findIndex((count) => count > 0)).every((count) => count > 0)).toBe(true);
  expect(backend.requests).toHaveLength(1);
});

test('a press on a board opens it before the app has loaded', async ({ page, backend }) => {
  let isHeld = true;
  await page.route('**/assets/app-*.js', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(firstCard(page)).toBeVisible();
  const href = String(await firstCard(page).getAttribute('href'));
  isHeld = false;
  await firstCard(page).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  expect(backend.requests.map(({ path }) => path)).toContain(`/api${href}`);
});

test('the page shows a message without JavaScript', async ({ browser, bundleServer }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${bundleServer.origin}/boards/some-board`);
  // Playwright's text selectors ignore `noscript`.
  const sentence = page.locator('noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveText(
    'Talentboard needs JavaScript. Switch it on for this site and reload the page.',
  );
  await context.close();
});

test('a shortcut works before the deferred code has loaded', async ({ page }) => {
  await page.route('**/assets/deferred-shell-*.js', () => {});
  await page.goto('/');
  // The early page has no search field.
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
