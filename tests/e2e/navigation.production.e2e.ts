import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test('a slow screen shows a progress bar, and focuses its heading after it has loaded', async ({
  page,
  backend,
}) => {
  expect(backend.requests).toEqual([]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/sign-in-card-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  const bar = page.locator('.late-progress');
  await expect(bar).toHaveCSS('animation-delay', '0.3s');
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(bar).toHaveAttribute('aria-hidden', 'true');

  release();
  await expect(page.getByRole('heading', { name: 'Find Top Talents Across Top Boards' })).toBeFocused();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveTitle('Sign in · Talentboard');
});

test.describe('a reload', () => {
  test.use({ viewport: { width: 390, height: 700 } });
  const top = (page: Page) => page.evaluate(() => window.scrollY);
  /** Holds the list's request. @returns a function that continues it */
  async function holdBoards(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/boards\?/, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }
  const boards = (page: Page) => page.getByText(/^\d+ boards$/);

  test('keeps the scroll position with slow responses; a new visit starts at the top', async ({
    page,
    backend,
  }) => {
    expect((await backend.store.read()).boards.length).toBeGreaterThan(20);
    await page.goto('/');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => top(page)).toBe(1500);

    const release = await holdBoards(page);
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
    release();
    await expect(boards(page)).toBeAttached();
    await expect.poll(() => top(page)).toBe(1500);

    // Back from another page restores the position; opening the address doesn't.
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expect(boards(page)).toBeAttached();
    await expect.poll(() => top(page)).toBe(1500);
    await page.goto('/?again=1');
    await expect(boards(page)).toBeAttached();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await top(page)).toBe(0);
  });
});
