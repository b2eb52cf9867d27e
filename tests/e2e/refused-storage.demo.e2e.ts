import { chooser, expectPerson } from './demo-people';
import { expect, test } from './fixtures';

/** Runs in the page, before its scripts: as in browsers with all of a site's data blocked. Only Firefox refuses channels. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  }
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      refuse();
    }
  };
  navigator.locks.request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/');
});

test('the demo works without any storage, for as long as the page is open', async ({ page }) => {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await chooser(page).getByRole('button', { name: 'Maya Lindqvist' }).click();
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Boards' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the ways at the top lead into the demo without any storage', async ({ page }) => {
  await page.getByRole('button', { name: 'Review applications as Maya' }).click();
  await expect(page).toHaveURL(/\/boards\/[0-9a-f]{24}\/review/);
  await expectPerson(page, 'ML');
  await expect(page.getByText('Zoë Vandenberghe').first()).toBeVisible();

  await page.getByRole('button', { name: 'Switch person' }).click();
  await chooser(page)
    .getByRole('button', { name: /new person/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expectPerson(page, 'NP');
});
