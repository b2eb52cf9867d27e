import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { indexedDbStorage } from '../state/indexed-db-storage';
import { crowdName, crowdRequestId } from '@kit/crowd';
import { application, openDesk, row } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { callIsHeld, listsShow, withIdsOnly } from '@kit/scenarios';

type App = Awaited<ReturnType<typeof openDesk>>;

const LIST = 'Changed since you first read it';

/** The first person changes their profile, and the list is loaded again. */
async function moveToBerlin({ backend }: App) {
  await backend.update((db) => {
    const person = db.users.find(({ _id }) => _id === 'crowd-1');
    if (person) Object.assign(person, { location: 'Berlin', bio: `${crowdName(1)} has moved.` });
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
const kept = async ({ store }: App) => {
  const storage = indexedDbStorage(store.getState().auth.uid ?? '');
  return new Map(await storage.readAssessments(BOARD_ID)).get(crowdRequestId(1))?.profileThen;
};

it('marks what a profile says differently since it was read, in the application and in a comparison', async () => {
  const app = await openDesk(2);
  const before = (await app.backend.read()).users.find(({ _id }) => _id === 'crowd-1');
  await app.user.click(within(row(2)).getByRole('button'));
  await waitFor(async () => expect((await kept(app))?.location).toBe(before?.location));
  expect(screen.queryByRole('list', { name: LIST })).toBeNull();
  await moveToBerlin(app);
  await app.user.click(within(row(1)).getByRole('button'));
  const changes = within(await within(application(1)).findByRole('list', { name: LIST }));
  expect(changes.getAllByRole('listitem')[0]).toHaveTextContent(
    `Location: Berlin, was ${before?.location} when you first read it`,
  );
  await app.user.click(changes.getByText('Bio: changed since you first read it'));
  expect(changes.getByText(before?.bio ?? '')).toBeVisible();
  // What has been read stays what it was.
  await app.user.keyboard('yk');
  expect((await kept(app))?.location).toBe(before?.location);
  for (const number of [1, 2]) await app.user.click(within(row(number)).getByRole('checkbox'));
  await app.user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findAllByRole('list', { name: LIST })).toHaveLength(1);
});

it('shows no name in what a profile said in a blind pass, and remembers it with a verdict too', async () => {
  const app = await openDesk(2);
  await app.backend.update((db) => {
    const person = db.users.find(({ _id }) => _id === 'crowd-1');
    if (person) person.bio = `I am ${crowdName(1)}, and new.`;
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(`I am ${crowdName(1)}, and new.`);
  await app.user.keyboard('y');
  await waitFor(async () => expect((await kept(app))?.bio).toBe(`I am ${crowdName(1)}, and new.`));
  await moveToBerlin(app);
  await app.user.keyboard('k');
  await app.user.click(screen.getByRole('switch', { name: 'Blind' }));
  const changes = await screen.findByRole('list', { name: LIST });
  await app.user.click(within(changes).getByText(/^Bio: changed/));
  expect(changes).toHaveTextContent('I am [hidden], and new.');
});

it('marks nothing where somebody was read before it was known who it is', async () => {
  listsShow(withIdsOnly);
  const profile = callIsHeld('get', '/profile/crowd-1');
  const app = await openDesk(2);
  await app.user.keyboard('j');
  await waitFor(async () => expect(await kept(app)).toMatchObject({ name: '', location: '' }));
  profile.stop();
  await app.user.click(await screen.findByRole('button', { name: new RegExp(crowdName(1)) }));
  expect(within(application(1)).getByText('Lisbon', { exact: false })).toBeVisible();
  expect(screen.queryByRole('list', { name: LIST })).toBeNull();
});
