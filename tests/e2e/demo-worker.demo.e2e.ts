import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Runs in the page: as without a connection, or where the page is left at that moment. */
function failToUpdate() {
  ServiceWorkerRegistration.prototype.update = () => {
    sessionStorage.setItem('update', 'failed');
    return Promise.reject(new TypeError('Failed to update a ServiceWorker: Not found'));
  };
}

async function openControlled(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null);
  await expect.poll(state).toBe('activated');
}

test('another project’s worker at the same origin does not keep the demo from its own', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js?another', { scope: '/another/' });
  });
  await openControlled(page);
});

test('a worker that can not be updated goes on, without an error', async ({ page, context }) => {
  await openControlled(page);
  // It is unregistered with its last page.
  const another = await context.newPage();
  await another.addInitScript(failToUpdate);
  await openControlled(another);
  await expect.poll(() => another.evaluate(() => sessionStorage.getItem('update'))).toBe('failed');
});
