import { accountOf } from './firebase/id-token';
import { seedDb } from '@/demo/seed/seed-db';
import { expect, test } from './fixtures';

const maya = accountOf(seedDb().users[0]!);

test('the button works before the identity service has loaded, and shows progress', async ({
  page,
  google,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/firebase-identity-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth');
  const signedIn = google.chooseAccount(page, maya, async () => {
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await expect(page.getByRole('status')).toHaveText(
      'Loading Google sign-in. The sign-in window will open shortly.',
    );
    release();
  });
  await signedIn;
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
});
