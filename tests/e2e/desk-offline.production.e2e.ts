import { seedDb } from '@/demo/seed/seed-db';
import { isPending } from '@/domain/join-request';
import { accountOf } from './firebase/id-token';
import { expect, test } from './fixtures';

const db = seedDb();
const [board] = db.boards;
const creator = db.users.find(({ _id }) => _id === board?.creator);
if (board === undefined || creator === undefined) throw new Error('The seed has changed');
const pending = db.joinRequests.filter((request) => request.board === board._id && isPending(request));

test('who loses the line as soon as the desk is shown can judge and confirm; it is sent once the line is back', async ({
  page,
  context,
  backend,
  guard,
  signInAs,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const sent = () => backend.requests.filter(({ method }) => method === 'PUT');
  const pile = (name: string) => page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });
  await signInAs(accountOf(creator));
  // What is loaded when the page is idle has not come.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`/boards/${board._id}/review`);
  await expect(pile(`To read ${pending.length}`)).toBeVisible();
  await context.setOffline(true);

  await page.keyboard.press('n');
  await expect(pile('No 1')).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 decision' }).click();
  await page.getByRole('button', { name: 'Send 1 rejection' }).click();
  const run = page.getByRole('region', { name: 'Sending', exact: true });
  await expect(run).toContainText('Paused, because you are offline.');
  expect(sent()).toHaveLength(0);

  await context.setOffline(false);
  await run.getByRole('button', { name: 'Go on' }).click();
  await expect(run).toContainText('Sent 1 of 1.');
  expect(sent()).toHaveLength(1);
});
