import { HOME_UNTIL_QUIET_MAX_BYTES } from '../build/budgets';
import { brotliBytes } from '../build/built-files';
import { expect, test } from './fixtures';

// The service worker is registered once the page is quiet.
test.use({ serviceWorkers: 'allow' });

test('the open start page loads no more script than its budget, and nothing of the identity service', async ({
  page,
  context,
  backend,
  firebase,
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
  expect(first.filter((url) => /firebase|apis\.google/.test(url))).toEqual([]);
  expect(firebase.calls).toEqual([]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases.filter((name) => name?.startsWith('firebase'))).toEqual([]);

  const bodies = await Promise.all(first.map(async (url) => (await page.request.get(url)).body()));
  const total = bodies.reduce((sum, body) => sum + brotliBytes(body), 0);
  expect(total).toBeGreaterThan(0);
  expect(total, first.join('\n')).toBeLessThanOrEqual(HOME_UNTIL_QUIET_MAX_BYTES);
});
