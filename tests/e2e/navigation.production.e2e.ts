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

test('a press before the late parts have loaded moves the focus once they are there', async ({
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

test('the bar does not move for people who prefer reduced motion', async ({ page, backend }) => {
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
