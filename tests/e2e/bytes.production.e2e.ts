import { HOME_UNTIL_QUIET_MAX_BYTES } from '../build/budgets';
import { brotliBytes } from '../build/built-files';
import { expect, test } from './fixtures';

test('the open start page loads no more script than its budget, until nothing more is fetched', async ({
  page,
  backend,
}) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  expect(backend.requests.length).toBeGreaterThan(0);

  const bodies = await Promise.all(scripts.values());
  const total = bodies.reduce((sum, body) => sum + brotliBytes(body), 0);
  expect(total).toBeGreaterThan(0);
  expect(total, [...scripts.keys()].join('\n')).toBeLessThanOrEqual(HOME_UNTIL_QUIET_MAX_BYTES);
});
