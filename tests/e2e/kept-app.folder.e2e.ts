import { FOLDER } from '../run/bundles';
import { BOARDS } from '../screens/worlds';
import { keptScripts, test, untilKept } from './deployments';
import { expect } from './fixtures';

test.use({ bundle: 'production-in-folder' });

const heading = 'Discover Amazing Talent';

test('production in a folder starts without its host', async ({ page, backend, host }) => {
  await host.deploy('production-in-folder');
  await page.goto(host.origin + FOLDER);
  await untilKept(page);
  await host.stop();
  await page.goto(`${host.origin}${FOLDER}boards/${BOARDS.busy}`);
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('the demo in a folder beside production is answered by its host and by its own worker', async ({
  page,
  backend,
  host,
}) => {
  await host.deploy('production');
  await host.deploy('demo-in-folder');
  await page.goto(host.origin);
  await untilKept(page);
  const kept = await keptScripts(page);
  await page.goto(host.origin + FOLDER);
  await expect(page.getByRole('button', { name: 'Reset demo data' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(await worker()).toBe(`${host.origin}${FOLDER}mockServiceWorker.js`);

  const response = await page.goto(host.origin);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset demo data' })).toHaveCount(0);
  expect(await keptScripts(page)).toEqual(kept);
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('the demo and production in each other’s place: whoever has the one gets the other', async ({
  page,
  backend,
  guard,
  host,
}) => {
  // Of a page that is still open when its files are replaced: code that it asks for late.
  guard.allow(/Failed to load resource.*\/talentboard\//, /dynamically imported module/);
  const reset = page.getByRole('button', { name: 'Reset demo data' });
  await host.deploy('production-in-folder');
  await page.goto(host.origin + FOLDER);
  await untilKept(page);

  await host.deploy('demo-in-folder');
  await page.goto(host.origin + FOLDER);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(reset).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await keptScripts(page)).toEqual([]);

  await host.deploy('production-in-folder');
  await page.goto(host.origin + FOLDER);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await untilKept(page);
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(worker).toBe(`${host.origin}${FOLDER}sw.js`);
  await expect(reset).toHaveCount(0);
  expect((await keptScripts(page)).length).toBeGreaterThan(50);
  expect(backend.requests.length).toBeGreaterThan(0);
});
