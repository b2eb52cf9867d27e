import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { seedDb } from '@/demo/seed/seed-db';
import { bundleFolder } from '../build/bundles';
import { accountOf } from './firebase/id-token';
import { expect, test as base } from './fixtures';
import { serve, type Respond } from '../serve';
import { staticHost } from './static-host';

const TEXT = /\.(?:html|js)$/;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

/** Renames the scripts in a text, and updates the hashes of the policy. */
function withNames(text: string, scripts: readonly string[], version: string): string {
  const changed = scripts.reduce(
    (all, name) => all.replaceAll(name, name.replace(/\.js$/, `${version}.js`)),
    text,
  );
  const after = inlineScripts(changed).map(hashOf);
  return inlineScripts(text)
    .reduce((all, script, at) => all.replaceAll(hashOf(script), after[at] ?? ''), changed)
    .replaceAll(/(revision:`)[^`]*`/g, `$1${version}\``);
}

/** Turns the build in a folder into another version. */
async function changeVersion(folder: string, version: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  const scripts = files.filter((file) => file.startsWith('assets')).map((file) => path.basename(file));
  for (const file of files.map((name) => path.join(folder, name))) {
    await writeFile(file, withNames(await readFile(file, 'utf8'), scripts, version));
    if (scripts.includes(path.basename(file))) await rename(file, file.replace(/\.js$/, `${version}.js`));
  }
}

/** A static host. Each deploy removes the files of the previous version. */
async function startDeployments(folder: string) {
  await mkdir(folder, { recursive: true });
  const files = staticHost(folder);
  const host = await serve(files);
  return {
    origin: host.origin,
    /** @param version letters to add to each script's name; none for the unchanged build */
    async deploy(version = ''): Promise<void> {
      await rm(folder, { recursive: true, force: true });
      const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
      await cp(bundleFolder('production'), folder, { recursive: true, filter });
      if (version !== '') await changeVersion(folder, version);
    },
    /** Removes a chunk, like an ad blocker or a failed upload. @param name without its hash */
    async removeChunk(name: string): Promise<void> {
      const assets = path.join(folder, 'assets');
      const found = (await readdir(assets)).filter((file) => file.startsWith(`${name}-`));
      if (found.length === 0) throw new Error(`There is no chunk ${name}`);
      await Promise.all(found.map((file) => rm(path.join(assets, file))));
    },
    /** Puts a sign-in proxy in front of the app; null removes it. */
    refuse(status: 302 | 401 | null): void {
      const headers = { 'content-type': 'text/html', location: '/sign-in' };
      // The browser would request the icon of a page without one, maybe after the proxy has been removed.
      const icon = '<link rel="icon" href="data:,">';
      const respond: Respond = ({ url }) =>
        url.endsWith('/sign-in')
          ? new Response(`${icon}<h1>Proxy: sign in</h1>`, { headers })
          : new Response(`${icon}<h1>Proxy: refused</h1>`, { status: status ?? 200, headers });
      host.respond = status === null ? files : respond;
    },
    stop: () => host.close(),
  };
}

const test = base.extend<{ host: Awaited<ReturnType<typeof startDeployments>> }>({
  host: async ({ guard }, use, testInfo) => {
    const host = await startDeployments(testInfo.outputPath('host'));
    await use(host);
    guard.end();
    await host.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const db = seedDb();
const [board] = db.boards;
const maya = db.users.find(({ _id }) => _id === board?.creator);
if (!board || !maya) throw new Error('The seed has changed');

const NEW_VERSION = 'A new version is available.';
const OFFLINE = /^You're offline. Showing data from \d\d:\d\d\./;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Registers the worker, as the app does later (bytes.production.e2e.ts), and waits until it controls the page. */
async function untilControlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), { timeout: 20_000 })
    .toBe('activated');
}

/** The URLs of the worker's cached API responses of all accounts. */
const cachedResponses = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('responses-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('visited pages are available offline and during server errors until sign-out', async ({
  page,
  context,
  backend,
  guard,
  signInAs,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|404 \(Not Found\)|status of 500/);
  await signInAs(accountOf(maya), { rememberedAs: maya._id });
  await page.goto('/');
  await untilControlled(page);
  await page.goto(`/boards/${board._id}`);
  // Its applications are requested, but never cached.
  await expect.poll(() => backend.requests.some(({ path }) => path.endsWith('/join-requests'))).toBe(true);
  await page.goto('/boards');
  await page.goto('/');
  await expect
    .poll(() => cachedResponses(page))
    .toEqual(
      expect.arrayContaining([
        '/api/profile',
        '/api/boards',
        '/api/boards/my-boards',
        `/api/boards/${board._id}`,
        '/api/join-requests/user',
      ]),
    );
  expect((await cachedResponses(page)).filter((path) => path.endsWith('/join-requests'))).toEqual([]);

  await context.setOffline(true);
  for (const path of ['/', `/boards/${board._id}`, '/boards']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(board.name).first()).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
  }
  for (const path of ['/Boards', '/saved/', '/auth/', '/nowhere']) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
  }
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await context.setOffline(false);

  backend.intercept = () => Response.json(null, { status: 500 });
  await page.goto(`/boards/${board._id}`);
  await expect(page.getByRole('heading', { level: 1, name: board.name })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeVisible();

  // After a mutation the cached profile is stale.
  await page.goto('/profile');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  backend.intercept = ({ method }, next) =>
    method === 'GET' ? Response.json(null, { status: 500 }) : next();
  const refetched = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'GET',
  );
  await page.getByText('Show as open to work').click();
  expect((await refetched).status()).toBe(500);
  backend.intercept = (_request, next) => next();

  await page.goto('/');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
  expect(await cachedResponses(page)).toEqual([]);
});

test('cached data is replaced even if the server stays slow', async ({ page, backend, signInAs }) => {
  test.setTimeout(120_000);
  await signInAs(accountOf(maya), { rememberedAs: maya._id });
  await page.goto('/');
  await untilControlled(page);
  await page.goto('/');
  await expect
    .poll(() => cachedResponses(page))
    .toEqual(expect.arrayContaining(['/api/profile', '/api/boards']));

  // Longer than the worker waits for the first data.
  backend.intercept = async (_request, next) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    return next();
  };
  await page.goto('/');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  // A response that was in flight at the press may still come from the cache; then the next refetch replaces it.
  await expect(page.getByText(OFFLINE)).toBeHidden({ timeout: 45_000 });
});

test('the worker installs without a missing chunk, and a press loads a new version', async ({
  page,
  backend,
  guard,
  host,
}) => {
  guard.allow(/404 \(Not Found\)/);
  await host.deploy();
  await host.removeChunk('saved');
  await page.goto(host.origin);
  await untilControlled(page);
  await host.deploy('Next');
  const loaded = await page.goto(host.origin);
  expect(loaded?.fromServiceWorker()).toBe(true);
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  const entry = page.locator('script[type=module][src*=index]');
  await expect(entry).not.toHaveAttribute('src', /Next/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(entry).toHaveAttribute('src', /Next/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
  // The old build's chunks have left the cache.
  const old = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().filter(({ url }) => url.endsWith('.js') && !url.includes('Next'));
  });
  expect(old).toEqual([]);
  expect(backend.requests.length).toBeGreaterThan(0);
});

test('the next load reaches a sign-in proxy', async ({ page, backend, guard, host }) => {
  guard.allow(/401 \(Unauthorized\)/);
  await host.deploy();
  await page.goto(host.origin);
  for (const [status, title] of [
    [302, 'Proxy: sign in'],
    [401, 'Proxy: refused'],
  ] as const) {
    await untilControlled(page);
    host.refuse(status);
    await page.goto(host.origin);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    host.refuse(null);
    await page.goto(host.origin);
    await expect(page.getByRole('searchbox')).toBeVisible();
  }
  expect(backend.requests.length).toBeGreaterThan(0);
});
