import { HOME_UNTIL_QUIET_MAX_BYTES } from '../build/budgets';
import { brotliBytes } from '../build/built-files';
import { expect, test } from './fixtures';

// The service worker is registered once the page is quiet.
test.use({ serviceWorkers: 'allow' });

test('the open start page loads no more script than its budget, until the page is quiet', async ({
  page,
  context,
  backend,
}) => {
  const first: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) first.push(request.url());
  });
  const quiet = context.waitForEvent('serviceworker');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  await quiet;
  expect(backend.requests.length).toBeGreaterThan(0);

  const bodies = await Promise.all(first.map(async (url) => (await page.request.get(url)).body()));
  const total = bodies.reduce((sum, body) => sum + brotliBytes(body), 0);
  expect(total).toBeGreaterThan(0);
  expect(total, first.join('\n')).toBeLessThanOrEqual(HOME_UNTIL_QUIET_MAX_BYTES);
});
