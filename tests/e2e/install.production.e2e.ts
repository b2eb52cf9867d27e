import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const [person] = seedDb().users;

test('what the browser offers before the app has loaded is in the user menu', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs(accountOf(person!));
  // Before the app has loaded, as it may be for somebody who has been here before.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const prompt = async () => void (document.documentElement.dataset.asked = 'yes');
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      document.documentElement.dataset.banner = String(dispatchEvent(offer));
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'User menu' }).click();
  const install = page.getByRole('menuitem', { name: 'Install Talentboard' });
  await expect(install).toBeVisible();
  await install.click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'false');
  expect(backend.requests.length).toBeGreaterThan(0);
});
