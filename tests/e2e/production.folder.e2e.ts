import { FOLDER } from '../build/bundles';
import { SEED_NOW, seedDb } from '@/demo/seed/seed-db';
import { BOARDS, viewerId } from '../screens/data';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

test.use({ bundle: 'production-in-folder', serviceWorkers: 'block' });

const BOARD = 'Northern Design Circle';

test('the production bundle works in a folder of a host', async ({
  page,
  backend,
  signInAs,
  bundleServer: { origin },
}) => {
  await page.goto(FOLDER);
  await page.getByRole('link', { name: BOARD }).click();
  await expect(page).toHaveURL(`${origin}${FOLDER}boards/${BOARDS.busy}`);
  // The app used the early script's prefetched request.
  expect(backend.requests.filter(({ path }) => path === '/api/boards')).toHaveLength(1);

  await page.goto(`${FOLDER}boards`);
  await expect(page).toHaveURL(`${origin}${FOLDER}auth?redirect=%2Fboards`);
  await page.goto(`${FOLDER}no/such/page`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();

  const outsider = seedDb(SEED_NOW).users.find(({ _id }) => _id === viewerId('outsider'));
  await signInAs(accountOf(outsider!));
  backend.requests.length = 0;
  await page.goto(`${FOLDER}b/nordic1`);
  await expect(page.getByRole('button', { name: 'Join Board' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}${FOLDER}board/join/${BOARDS.busy}`);
  expect(backend.requests.filter(({ path }) => path.includes('/short/'))).toHaveLength(1);
});
