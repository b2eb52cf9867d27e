import { accountOf } from './firebase/id-token';
import { seedDb } from '@/demo/seed/seed-db';
import { expect, test } from './fixtures';

const maya = accountOf(seedDb().users[0]!);

/** Runs in the page, before anything else: notices when the frame that the window reports to is ready. */
function watchFrame() {
  addEventListener('message', ({ data }: MessageEvent<{ kind?: string; __gapiStandIn?: true } | null>) => {
    // A task of its own, after everything that the app does with it.
    if (data?.__gapiStandIn && data.kind === 'hello') setTimeout(() => console.log('frame is ready'));
  });
}

test('once the sign-in page is idle, the window opens within the press', async ({ page, google }) => {
  void google;
  await page.addInitScript(watchFrame);
  const ready = page.waitForEvent('console', (message) => message.text() === 'frame is ready');
  await page.goto('/auth');
  await ready;
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  const isOpenedWithin = await button.evaluate((element: HTMLElement) => {
    let isOpened = false;
    window.open = () => {
      isOpened = true;
      return null;
    };
    // The next task: until then nothing has been waited for.
    const next = new Promise<boolean>((resolve) => setTimeout(() => resolve(isOpened)));
    element.click();
    return next;
  });
  expect(isOpenedWithin).toBe(true);
});

test('the button works before the identity service has loaded, and says that it loads', async ({
  page,
  google,
  backend,
}) => {
  void backend;
  let letLoad = () => {};
  const mayLoad = new Promise<void>((resolve) => (letLoad = resolve));
  await page.route('**/assets/firebase-identity-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/auth');
  const signedIn = google.chooseAccount(page, maya, async () => {
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await expect(page.getByRole('status')).toHaveText(
      'Loading Google sign-in. Its window opens in a moment.',
    );
    letLoad();
  });
  await signedIn;
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
});
