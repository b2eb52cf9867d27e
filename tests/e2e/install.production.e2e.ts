import { seedDb } from '@/demo/seed/seed-db';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const [person] = seedDb().users;

test('the browser has nothing against installing the app, and what it offers is in the user menu', async ({
  page,
  context,
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

  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The tests' browsers keep nothing, as in a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  expect(backend.requests.length).toBeGreaterThan(0);
});
