import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

test('a screen that loads slowly shows a bar, and focuses its heading once it is there', async ({
  page,
  backend,
}) => {
  expect(backend.requests).toEqual([]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/auth-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  const bar = page.locator('.late-progress');
  await expect(bar).toHaveCSS('animation-delay', '0.3s');
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(bar).toHaveAttribute('aria-hidden', 'true');

  release();
  await expect(page.getByRole('heading', { name: 'Find Top Talents Across Top Boards' })).toBeFocused();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveTitle('Sign in · Talentboard');
});

/** Runs in the page: presses the link, and says what was on the page when its next screen first was. */
function pressAndWatch(link: Element): Promise<{ hadSearch: boolean }> {
  const pressed = link as HTMLElement;
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent !== pressed.textContent) return;
      observer.disconnect();
      resolve({ hadSearch: document.querySelector('[aria-label="Search members"]') !== null });
    }).observe(document.body, { subtree: true, childList: true });
    pressed.click();
  });
}

test('a press on a board whose data are there shows its header first, and then its members', async ({
  page,
  backend,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page.getByRole('article').first().getByRole('link');
  await link.hover();
  // Both are there, and not only asked for.
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const code = expect.stringContaining('/assets/board-page-');
  await expect.poll(loaded).toEqual(expect.arrayContaining([`/api${await link.getAttribute('href')}`, code]));
  expect(backend.requests).toHaveLength(2);
  expect(await link.evaluate(pressAndWatch)).toEqual({ hadSearch: false });
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  // Going there by the browser's own buttons shows everything at once, because the page is scrolled to where it was.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('main header h1');
      if (heading === null || 'hadSearch' in window) return;
      Object.assign(window, { hadSearch: document.querySelector('[aria-label="Search members"]') !== null });
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.goForward();
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  expect(await page.evaluate(() => 'hadSearch' in window && window.hadSearch)).toBe(true);
});

test('a press before the late parts have loaded moves the focus once they are there @full-run', async ({
  page,
  backend,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/after-first-paint-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const heading = page.getByRole('heading', { name: 'Find Top Talents Across Top Boards' });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  release();
  await expect(heading).toBeFocused();
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('the bar does not move for people who prefer reduced motion @full-run', async ({ page, backend }) => {
  expect(backend.requests).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/assets/auth-page-*.js', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  const bar = page.locator('.late-progress');
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(bar).toHaveCSS('animation-duration', '1e-05s');
});

test('messages about what happens on screen are in live regions', async ({ page, backend }) => {
  expect(backend.requests).toEqual([]);
  await page.goto('/');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^\d+ boards?$/);
  await page.getByRole('searchbox').fill('zzqx');
  await expect(status).toHaveText('0 boards');
});

test.describe('a reload', () => {
  test.use({ viewport: { width: 390, height: 700 } });
  const top = (page: Page) => page.evaluate(() => window.scrollY);
  /** Holds the list's request back. @returns a function that lets it go */
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

  test('returns to where the person was, also after slow answers; a new visit starts at the top', async ({
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

    // From elsewhere, Back returns there as well, and the address opened anew does not.
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

  test('leaves somebody who scrolls meanwhile where they are @full-run', async ({ page, backend }) => {
    expect((await backend.store.read()).boards.length).toBeGreaterThan(20);
    await page.goto('/');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => top(page)).toBe(1500);

    const release = await holdBoards(page);
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
    // The skeletons are as high as the boards.
    await expect.poll(() => top(page)).toBe(1500);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => top(page)).toBe(900);
    release();
    await expect(page.getByRole('article').first()).toBeAttached();
    expect(await top(page)).toBe(900);
  });
});

test('Retry keeps the focus while it asks, and what it brings begins at the heading', async ({
  page,
  backend,
  guard,
}) => {
  guard.allow(/Failed to load resource.*\/api\/boards\?/);
  const recover = backend.fail({ path: '/api/boards', status: 403, body: { message: 'no' } });
  const late = page.waitForResponse('**/assets/after-first-paint-*.js');
  await page.goto('/');
  await page.evaluate(
    async (module) => {
      await import(module);
      await new Promise((resolve) => requestIdleCallback(resolve));
    },
    (await late).url(),
  );
  const held: Route[] = [];
  await page.route('**/api/boards?*', (route) => void held.push(route));
  const retry = page.getByRole('button', { name: 'Retry' });
  const pressAndAnswer = async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => held.length).toBe(1);
    await expect(retry).toBeDisabled();
    // A disabled button loses the focus with the next frame.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    await held.pop()!.continue();
  };
  await retry.focus();
  await pressAndAnswer();
  await expect(retry).toBeFocused();
  recover();
  await pressAndAnswer();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
