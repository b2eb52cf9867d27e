import { bundleFolder, FOLDER } from '../build/bundles';
import { BOARDS } from '../screens/data';
import { chooser, closeWithEscape, switchPerson } from './demo-people';
import { expect, test } from './fixtures';
import { serve } from '../serve';
import { staticHost } from './static-host';

test.use({ bundle: 'demo-in-folder' });

const BOARD = 'Northern Design Circle';
const BOARD_PATH = `${FOLDER}boards/${BOARDS.busy}`;

test('the demo works in a folder of a host', async ({ page, bundleServer: { origin } }) => {
  const outside = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin: requestedOrigin } = new URL(request.url());
    if (requestedOrigin === origin && !pathname.startsWith(FOLDER) && !pathname.startsWith('/api/'))
      outside.add(pathname);
  });
  await page.goto(FOLDER);
  await page.getByRole('link', { name: BOARD }).click();
  await expect(page).toHaveURL(origin + BOARD_PATH);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: BOARD })).toBeVisible();
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(await worker()).toBe(`${origin}${FOLDER}mockServiceWorker.js`);

  await page.goto(`${FOLDER}b/nordic1`);
  await expect(page).toHaveURL(
    `${origin}${FOLDER}auth?redirect=${encodeURIComponent(`/board/join/${BOARDS.busy}`)}`,
  );
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await chooser(page).getByRole('button', { name: 'Maya Lindqvist' }).click();
  await expect(page).toHaveURL(origin + BOARD_PATH);
  const shareLink = page.getByRole('textbox', { name: 'Share Link' });
  await expect(shareLink).toHaveValue(`${origin}${FOLDER}b/nordic1`);
  await page.getByRole('tab', { name: /Pending Requests/ }).click();
  await page.getByRole('button', { name: 'Sione Tuilagi' }).click();
  const application = page.getByRole('dialog', { name: 'User Application' });
  await expect(application.getByRole('link', { name: 'View profile' })).toHaveAttribute(
    'href',
    new RegExp(`^${FOLDER}profile/`),
  );
  await closeWithEscape(page, application);

  const link = await shareLink.inputValue();
  await switchPerson(page, 'Noor Haddad');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Join Board' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}${FOLDER}board/join/${BOARDS.busy}`);

  await page.getByRole('button', { name: 'Reset demo data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Reset/ }).click();
  await expect(page).toHaveURL(origin + FOLDER);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  expect([...outside]).toEqual([]);
});

test('a static host serves each page through 404.html with the page’s own policy', async ({
  page,
  guard,
}) => {
  // The page's own response is a 404, which the browser logs.
  guard.allow(/Failed to load resource.*404/);
  const host = await serve(staticHost(bundleFolder('demo-in-folder'), FOLDER));
  try {
    await page.goto(host.origin + BOARD_PATH);
    await expect(page.getByRole('heading', { level: 1, name: BOARD })).toBeVisible();
    await page.goto(`${host.origin}${FOLDER}b/nordic1`);
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await host.close();
  }
});
