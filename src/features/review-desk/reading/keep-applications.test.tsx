import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { boardsApi } from '@/api/boards';
import { keepAnswers } from '@/app/late/keep-answers';
import { KEPT_ENTRIES_MAX } from '@/lib/stored/answers-name';
import { keepApplications } from '@/lib/stored/kept-applications';
import { answersAreIn } from '@kit/answers';
import { crowd, crowdName } from '@kit/crowd';
import { comeBack, keptOf, type KeptCallOf } from '@kit/kept-visit';
import {
  application,
  decisions,
  DESK_PATH,
  note,
  openDesk,
  pile,
  SEND_PATH,
  untilKept,
} from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import type { renderApp } from '@kit/render-app';
import { callFails, callIsDropped, callIsHeld } from '@kit/scenarios';

const BOARD: KeptCallOf = ['getBoard', BOARD_ID];
const APPLICATIONS: KeptCallOf = ['listBoardJoinRequests', BOARD_ID];
const AS_OF = /^As of \d\d:\d\d$/;

type App = ReturnType<typeof renderApp>;

const areKept = () => waitFor(async () => expect(await keptOf('creator', APPLICATIONS)).toBeDefined());
const expectGone = () => waitFor(async () => expect(await keptOf('creator', APPLICATIONS)).toBeUndefined());

async function findSwitch({ user }: Pick<App, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  return screen.findByRole('menuitemcheckbox', {
    name: /^Keep applications on this device for reading offline/,
  });
}
const turn = async (app: Pick<App, 'user'>) => app.user.click(await findSwitch(app));

/** Opens the desk of three applications on a device that keeps what it may. */
async function openKeeping(count = 3) {
  const app = await openDesk(count);
  keepAnswers(app.store);
  await waitFor(async () => expect(await keptOf('creator', BOARD)).toBeDefined());
  await answersAreIn(app);
  return app;
}

/** The applications are kept, and the desk is left. */
async function keepAndLeave(): Promise<void> {
  const app = await openKeeping();
  await turn(app);
  await areKept();
  app.unmount();
}

/** Comes back to the desk while the server can't be reached. */
function comeBackOffline(as: 'creator' | 'outsider' = 'creator', path = DESK_PATH) {
  const fault = callIsDropped('get', '/*');
  return { ...comeBack(path, { as, arrange: crowd(3) }), fault };
}

it('keeps no applications before the person has said so', async () => {
  const app = await openKeeping();
  expect(await findSwitch(app)).not.toBeChecked();
  expect(await keptOf('creator', APPLICATIONS)).toBeUndefined();
  app.unmount();
  comeBackOffline();
  expect(await screen.findByText('The join requests could not be loaded.')).toBeVisible();
});

it('says what it does, keeps the list on screen at once, and shows it offline to be judged', async () => {
  const app = await openKeeping();
  expect(await findSwitch(app)).toHaveTextContent(
    'Applications to boards that you open are stored here until you turn this off or sign out.',
  );
  await app.user.click(screen.getByRole('menuitemcheckbox'));
  expect(
    await screen.findByText('Applications to boards that you open are kept on this device.'),
  ).toBeVisible();
  await areKept();
  app.unmount();

  const back = comeBackOffline();
  expect(await screen.findByRole('group', { name: crowdName(1) })).toBeVisible();
  expect(screen.getByText(AS_OF)).toBeVisible();
  expect(screen.getByText('No answer')).toBeVisible();
  expect(await findSwitch(back)).toBeChecked();
  await back.user.keyboard('{Escape}y');
  await untilKept(back, 1, 'yes');
  await waitFor(() => expect(pile('Yes')).toBe(1));
  expect(application(2)).toBeVisible();
});

it('sends nothing by what was kept, says why, and sends nothing later by itself', async () => {
  await keepAndLeave();
  const { fault, ...app } = comeBackOffline();
  await screen.findByRole('group', { name: crowdName(1) });
  await app.user.keyboard('y');
  await app.user.click(await screen.findByRole('button', { name: 'Send 1 decision' }));
  const said = /^Nothing can be sent before the server answers\. Verdicts and notes stay on this device\./;
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText(AS_OF)).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  expect(await screen.findByRole('group', { name: crowdName(2) })).toBeVisible();
  expect(screen.getByText(AS_OF)).toBeVisible();

  fault.stop();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(AS_OF)).toBeNull());
  await answersAreIn(app);
  await waitFor(() => expect(pile('Yes')).toBe(1));
  expect(decisions(app)).toEqual([]);
});

it('lists nobody to be sent a decision where only the list of applications is lost', async () => {
  await keepAndLeave();
  callIsDropped('get', '/boards/:boardId/join-requests');
  const app = comeBack(SEND_PATH, { as: 'creator', arrange: crowd(3) });
  expect(await screen.findByText('The join requests could not be loaded.')).toBeVisible();
  expect(screen.getByText(/^Nothing can be sent before the server answers\./)).toBeVisible();
  await answersAreIn(app);
  expect(screen.queryByText(AS_OF)).toBeNull();
});

it('is replaced by the answer, around a note that is being written', async () => {
  await keepAndLeave();
  const held = callIsHeld('get', '/boards/:boardId/join-requests');
  const { user } = comeBack(DESK_PATH, { as: 'creator', arrange: crowd(4) });
  await screen.findByRole('group', { name: crowdName(1) });
  expect(screen.getByText(AS_OF)).toBeVisible();
  await user.keyboard('e');
  await user.type(note(), 'Begun');
  const field = note();
  held.stop();
  expect(await screen.findByText('1 new')).toBeVisible();
  expect(screen.queryByText(AS_OF)).toBeNull();
  expect(note()).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Begun');
});

it('deletes what was kept as soon as it is turned off, and keeps nothing from then on', async () => {
  await keepAndLeave();
  const app = await openKeeping();
  await turn(app);
  expect(await screen.findByText('No applications are kept on this device.')).toBeVisible();
  await expectGone();
  expect(await keptOf('creator', BOARD)).toBeDefined();
  app.unmount();
  const again = await openKeeping();
  expect(await findSwitch(again)).not.toBeChecked();
  expect(await keptOf('creator', APPLICATIONS)).toBeUndefined();
});

it('writes nothing that was allowed only until it was turned off again', async () => {
  const app = await openKeeping();
  const before = (await keptOf('creator', BOARD))?.at ?? 0;
  keepApplications('uid-creator', true);
  keepApplications('uid-creator', false);
  await act(() =>
    app.store.dispatch(boardsApi.endpoints.getBoard.initiate(BOARD_ID, { forceRefetch: true })),
  );
  // Whatever was to be written before is written with it, or earlier.
  await waitFor(async () => expect((await keptOf('creator', BOARD))?.at).toBeGreaterThan(before));
  expect(await keptOf('creator', APPLICATIONS)).toBeUndefined();
});

it('takes what is on screen away when it is turned off without a server, or in another tab', async () => {
  await keepAndLeave();
  comeBackOffline();
  await screen.findByRole('group', { name: crowdName(1) });
  localStorage.removeItem('keepApplications:uid-creator');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'keepApplications:uid-creator' })));
  expect(await screen.findByText('The join requests could not be loaded.')).toBeVisible();
  expect(screen.queryByText(crowdName(1))).toBeNull();
  await expectGone();
});

it('deletes at the next start what was left when it was turned off', async () => {
  await keepAndLeave();
  localStorage.removeItem('keepApplications:uid-creator');
  comeBackOffline();
  expect(await screen.findByText('The join requests could not be loaded.')).toBeVisible();
  await expectGone();
});

it('goes with the sign-out', async () => {
  await keepAndLeave();
  const app = await openKeeping();
  await app.session.signOut();
  await expectGone();
});

it('is nothing for another person, who has not said so', async () => {
  await keepAndLeave();
  comeBackOffline('outsider');
  expect(await screen.findByText('Your profile could not be loaded')).toBeVisible();
  await expectGone();
  expect(localStorage.getItem('keepApplications:uid-outsider')).toBeNull();
});

it('goes with its board', async () => {
  await keepAndLeave();
  callFails('get', '/boards/:boardId', 404);
  comeBack(DESK_PATH, { as: 'creator', arrange: crowd(3) });
  await expectGone();
});

it('goes with a board that the creator deletes', async () => {
  await keepAndLeave();
  const { user } = comeBack(`/boards/${BOARD_ID}`, { as: 'creator', arrange: crowd(3) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: /^Delete Board$/ }));
  await expectGone();
});

it('is led to by the tab of pending requests', async () => {
  await keepAndLeave();
  const app = comeBackOffline('creator', `/boards/${BOARD_ID}?tab=requests`);
  const tab = await screen.findByRole('tabpanel');
  await app.user.click(await within(tab).findByRole('link', { name: 'Open the review desk' }));
  expect(await screen.findByRole('group', { name: crowdName(1) })).toBeVisible();
});

it('says where a list is too long to be kept', async () => {
  const app = await openKeeping(KEPT_ENTRIES_MAX + 1);
  await turn(app);
  expect(await screen.findByText(/^This board has more applications than can be kept\./)).toBeVisible();
  await answersAreIn(app);
  expect(await keptOf('creator', APPLICATIONS)).toBeUndefined();
});

it('says where the device cannot note it, and keeps nothing', async () => {
  const app = await openKeeping();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await turn(app);
  expect(
    await screen.findByText('This device’s storage is full or does not work. Nothing is kept.'),
  ).toBeVisible();
  expect(await findSwitch(app)).not.toBeChecked();
  expect(await keptOf('creator', APPLICATIONS)).toBeUndefined();
});
