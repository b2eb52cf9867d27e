import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { seenDecisions } from '@/lib/stored/seen-decisions';
import { answersAreIn, dialog, press } from '@kit/steps';
import { comeBack, keptOf, visit, type KeptCallOf } from '@kit/kept-visit';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import { callIsDropped, callIsHeld } from '@kit/scenarios';

// What was kept is read, and nothing else: whatever decides or sends waits for the server.

const BOARD = `/boards/${BOARD_ID}`;
const DETAIL: KeptCallOf = ['getBoard', BOARD_ID];
const REQUESTS: KeptCallOf = ['listMyJoinRequests'];
const PROFILE: KeptCallOf = ['getMyProfile'];
const MINE: KeptCallOf = ['listMyBoards'];
const AS_OF = /^As of \d\d:\d\d$/;

const decided = (db: DemoDb) => {
  db.joinRequests[0]!.status = 'rejected';
};

/** Comes back to a screen whose answers are all old. */
async function readOld(path: string, as: Person, calls: KeptCallOf[]) {
  await visit(path, as, calls);
  callIsDropped('get', '/*');
  const app = comeBack(path, { as });
  expect(await screen.findByText(AS_OF)).toBeVisible();
  await answersAreIn(app);
  return app;
}

const controls = () => [
  ...screen.queryAllByRole('button'),
  ...screen.queryAllByRole('switch'),
  ...screen.queryAllByRole('textbox'),
];
const names = () => controls().map((control) => control.getAttribute('aria-label') ?? control.textContent);

it('offers the creator of a board that is kept nothing that changes it', async () => {
  await readOld(BOARD, 'creator', [DETAIL, PROFILE]);
  expect(screen.getByRole('heading', { level: 1, name: BOARD_NAME })).toBeVisible();
  expect(names().filter((name) => /edit|delete|remove|leave/i.test(name ?? ''))).toEqual([]);
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull();
});

it.each(['applicant', 'outsider'] as const)('tells the %s neither to apply nor to wait', async (as) => {
  await readOld(BOARD, as, [DETAIL, PROFILE, REQUESTS]);
  expect(screen.getByText('You can apply as soon as the server answers.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /apply/i })).toBeNull();
  expect(screen.queryByText('You have applied')).toBeNull();
});

it('shows no board that is kept on an invitation', async () => {
  await visit(BOARD, 'outsider', [DETAIL, PROFILE, REQUESTS]);
  callIsDropped('get', '/*');
  comeBack(`/board/join/${BOARD_ID}`, { as: 'outsider' });
  expect(await screen.findByText('Error Loading Board')).toBeVisible();
  expect(screen.queryByText(AS_OF)).toBeNull();
});

it('changes nothing of a profile that is kept', async () => {
  await readOld('/profile', 'creator', [PROFILE]);
  expect(names()).not.toContain('Edit Profile');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('You can edit this as soon as the server answers.')).toBeVisible();
});

it('counts no decision that is kept as new, and none as seen', async () => {
  await visit('/', 'applicant', [REQUESTS, PROFILE], { arrange: decided });
  callIsDropped('get', '/*');
  const app = comeBack('/boards?tab=applications', { as: 'applicant', arrange: decided });
  expect(await screen.findByText('Rejected', { selector: 'span' })).toBeVisible();
  await answersAreIn(app);
  expect(screen.queryByText('1 new')).toBeNull();
  expect(seenDecisions.read('uid-applicant')).toEqual([]);
});

/** The list of one's own boards is late; `isRead` resolves once what was kept of it has been looked for. */
function myBoardsAreLate(as: Person) {
  callIsHeld('get', '/boards/my-boards');
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  return {
    isRead: async () => {
      await waitFor(() => expect(get).toHaveBeenCalledWith([`uid-${as}`, 'listMyBoards', 'null']));
      await keptOf(as, MINE);
    },
  };
}

it('shows a board that was deleted no more, until the next visit', async () => {
  await visit('/boards', 'creator', [MINE, PROFILE]);
  const app = comeBack('/boards', { as: 'creator' });
  await app.user.click(await screen.findByRole('link', { name: BOARD_NAME }));
  await answersAreIn(app);
  const { isRead } = myBoardsAreLate('creator');
  await press(app.user, 'Delete');
  await app.user.click(within(await dialog('Delete Board')).getByRole('button', { name: 'Delete Board' }));
  await waitFor(() => expect(window.location.pathname).toBe('/boards'));
  await isRead();
  expect(await screen.findByText('Loading your boards')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: BOARD_NAME })).toBeNull();
  app.unmount();
  callIsDropped('get', '/*');
  comeBack('/boards', { as: 'creator' });
  expect(await screen.findByText(AS_OF)).toBeVisible();
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
});
