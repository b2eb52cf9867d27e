import type { Page } from '@playwright/test';
import { startDeployments } from './deploying-host';
import { test as base, expect } from './fixtures';

export const test = base.extend<{ host: Awaited<ReturnType<typeof startDeployments>> }>({
  host: async ({}, use, testInfo) => {
    const host = await startDeployments(testInfo.outputPath('host'));
    await use(host);
    await host.stop();
  },
});

/** Waits until the worker has kept the app on this device. */
export async function untilKept(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null);
  await expect.poll(state).toBe('activated');
}

/** The scripts that are kept on this device, by their names. */
export const keptScripts = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().flatMap(({ url }) => /assets\/(.*\.js)$/.exec(url)?.[1] ?? []);
  });
