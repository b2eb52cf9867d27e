import type { Page } from '@playwright/test';
import { HOME_UNTIL_QUIET_MAX_BYTES } from '../build/budgets';
import { brotliBytes } from '../build/built-files';
import { isChunkList } from './chunk-list';
import { expect, test } from './fixtures';

/**
 * The scripts that the page has requested, in order: those before the list of chunks, and those after it; and those
 * of both that were requested as modules.
 */
function watchScripts(page: Page) {
  const first: string[] = [];
  const ahead: string[] = [];
  const imported: string[] = [];
  let isQuiet = false;
  page.on('request', (request) => {
    isQuiet ||= isChunkList(request.url());
    if (!request.url().endsWith('.js')) return;
    (isQuiet ? ahead : first).push(request.url());
    if (request.resourceType() === 'script') imported.push(request.url());
  });
  return { first, ahead, imported, isQuiet: () => isQuiet };
}

/**
 * Runs in the page: a busy machine's browser is idle late, and each of some fifty chunks would wait for it.
 */
function idleAtOnce(): void {
  window.requestIdleCallback = (run) =>
    window.setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 50 });
}

test('the open start page loads no more script than its budget, until the page is quiet', async ({
  page,
  backend,
}) => {
  const { first, isQuiet } = watchScripts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  await expect.poll(isQuiet).toBe(true);
  expect(backend.requests.length).toBeGreaterThan(0);

  const bodies = await Promise.all(first.map(async (url) => (await page.request.get(url)).body()));
  const total = bodies.reduce((sum, body) => sum + brotliBytes(body), 0);
  expect(total).toBeGreaterThan(0);
  expect(total, first.join('\n')).toBeLessThanOrEqual(HOME_UNTIL_QUIET_MAX_BYTES);
});

test('then the rest of the app is fetched, one after the other, and works without a connection', async ({
  page,
  context,
  backend,
  guard,
}) => {
  // The browser requests the icon again.
  guard.allow(/ERR_INTERNET_DISCONNECTED \(.*favicon/);
  await page.addInitScript(idleAtOnce);
  const { first, ahead, imported } = watchScripts(page);
  const [list] = await Promise.all([
    page.waitForResponse((response) => isChunkList(response.url())),
    page.goto('/'),
  ]);
  const chunks = ((await list.json()) as string[]).map((path) => new URL(path, page.url()).href);
  await expect.poll(() => chunks.filter((url) => ![...first, ...ahead].includes(url))).toEqual([]);
  expect(chunks.length).toBeGreaterThan(50);

  // Each is a module of the page by now: fetched ahead, or imported by the app itself.
  const kept = page.locator('link[rel=modulepreload][fetchpriority=low]');
  const keptUrls = () => kept.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await expect
    .poll(async () => {
      const modules = [...imported, ...(await keptUrls())];
      return chunks.filter((url) => !modules.includes(url));
    })
    .toEqual([]);
  expect((await keptUrls()).length).toBeGreaterThan(30);
  await context.setOffline(true);
  backend.clear();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});
