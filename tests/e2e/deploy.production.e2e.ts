import { expect, test } from './fixtures';

test('a page whose code is gone after a deploy reloads once and goes on', async ({
  page,
  guard,
  backend,
}) => {
  guard.allow(/ERR_FAILED/, /dynamically imported module/);
  expect(backend.requests).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();

  // As long as the old version is open its chunk is gone; the reloaded one has it.
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/auth-page-*.js', (route) => (loads === 0 ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Sign In' }).click();

  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/auth$/);
});

test('a page whose code stays away says so, and the nav still works', async ({ page, guard, backend }) => {
  guard.allow(/ERR_FAILED/, /dynamically imported module/);
  expect(backend.requests).toEqual([]);
  await page.route('**/assets/coming-soon-page-*.js', (route) => route.abort());
  await page.goto('/comingsoon');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});
