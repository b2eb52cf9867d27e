import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setShortcutsEnabled } from '@/lib/keyboard/commands';
import { waitForResponses, expectToast } from '@kit/steps';
import { applicants, applicantName, applicantRequestId } from '@kit/applicants';
import {
  application,
  decisions,
  DESK_PATH,
  note,
  openDesk,
  statusCount,
  row,
  SEND_PATH,
  untilStored,
} from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';

const verdicts = () => within(screen.getByRole('group', { name: 'Verdict' }));
const chosen = () =>
  verdicts()
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

it('shows each verdict in its color with a sign and the word', async () => {
  const { user } = await openDesk(2);
  await user.keyboard('yn');
  await waitFor(() => expect(row(2)).toHaveTextContent('No'));
  expect(row(1).querySelector('.text-success svg')).not.toBeNull();
  expect(row(2).querySelector('.text-danger svg')).not.toBeNull();
});

it('shows the list and the first undecided application', async () => {
  await openDesk();
  expect(document.title).toMatch(/^Review desk/);
  expect(statusCount('Undecided')).toBe(3);
  const whole = application(1);
  expect(within(whole).getByRole('heading', { name: applicantName(1) })).toBeInTheDocument();
  expect(within(whole).getByText('Developer')).toBeInTheDocument();
  expect(within(whole).getByRole('link', { name: 'GitHub' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(whole).getByText('Answer 2 of person 1')).toBeInTheDocument();
  expect(within(whole).getByText('What is your expected salary?')).toBeInTheDocument();
});

it('explains the privacy of marks once, on the first visit', async () => {
  const text = 'Only you see verdicts, scores and comments. They stay on this device.';
  const first = await openDesk(2);
  expect(screen.getByText(text)).toBeVisible();
  await first.user.keyboard('y');
  expect(screen.getByText(text)).toBeVisible();
  await untilStored(first, 1, 'yes');
  first.unmount();
  await openDesk(2);
  expect(screen.queryByText(text)).toBeNull();
});

it('opens from the board’s page', async () => {
  const { user } = renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator', arrange: applicants(2) });
  await user.click(await screen.findByRole('link', { name: /^Review/ }));
  expect(await screen.findByRole('list', { name: 'Applications' })).toBeVisible();
  expect(window.location.pathname).toBe(DESK_PATH);
});

it.each([
  ['member', DESK_PATH],
  ['outsider', DESK_PATH],
  ['outsider', SEND_PATH],
] as const)('redirects a %s from %s to the board with a reason', async (as, path) => {
  const app = renderApp(path, { as, arrange: applicants(1) });
  await expectToast('Not your board');
  expect(screen.getByText('Only the creator of a board can open its review desk.')).toBeVisible();
  expect(window.location.pathname).toBe(`/boards/${BOARD_ID}`);
  await waitForResponses(app);
  expect(app.callsTo('GET', `/boards/${BOARD_ID}/join-requests`)).toEqual([]);
});

it('redirects a visitor to the sign-in', async () => {
  renderApp(DESK_PATH);
  await screen.findByRole('heading', { name: /Find Top Talents/ });
  expect(window.location.search).toBe(`?redirect=${encodeURIComponent(DESK_PATH)}`);
});

it('moves with J, K and the arrows, updates the URL, and stops at the ends', async () => {
  const { user } = await openDesk();
  await user.keyboard('j');
  expect(application(2)).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(`?request=${applicantRequestId(2)}`));
  await user.keyboard('{ArrowDown}');
  expect(application(3)).toBeInTheDocument();
  await user.keyboard('j');
  expect(screen.getByText('No application after this one.')).toBeInTheDocument();
  await user.keyboard('k{ArrowUp}');
  expect(application(1)).toBeInTheDocument();
});

it('opens the application of the URL', async () => {
  await openDesk(3, {}, `${DESK_PATH}?request=${applicantRequestId(3)}`);
  expect(application(3)).toBeInTheDocument();
});

it('ignores single keys after they were turned off', async () => {
  setShortcutsEnabled(false);
  const { user } = await openDesk();
  await user.keyboard('jy');
  expect(application(1)).toBeInTheDocument();
  expect(statusCount('Yes')).toBe(0);
});

it('gives verdicts by key, moves to the next undecided one, and sends nothing', async () => {
  const app = await openDesk(4);
  await app.user.keyboard('y');
  expect(application(2)).toHaveFocus();
  await app.user.keyboard('m');
  expect(application(3)).toHaveFocus();
  await app.user.keyboard('n');
  expect(application(4)).toHaveFocus();
  expect([statusCount('Undecided'), statusCount('Yes'), statusCount('Maybe'), statusCount('No')]).toEqual([
    1, 1, 1, 1,
  ]);
  // The rows follow a frame later.
  await waitFor(() => expect(row(3)).toHaveTextContent('No'));
  expect(row(2)).toHaveTextContent('Maybe');
  expect(row(1)).toHaveTextContent('Yes');
  // There is no next application.
  await app.user.keyboard('y');
  expect(application(4)).toHaveFocus();
  await waitForResponses(app);
  expect(decisions(app)).toEqual([]);
});

it('removes a verdict by the same key, and stays', async () => {
  const { user } = await openDesk();
  await user.keyboard('yk');
  expect(chosen()).toEqual(['YesY']);
  await user.keyboard('y');
  expect(application(1)).toBeInTheDocument();
  expect(verdicts().queryByRole('button', { pressed: true })).toBeNull();
  expect(statusCount('Undecided')).toBe(3);
});

it('gives the visible selected applications a verdict as one step of undo', async () => {
  const { user } = await openDesk(4);
  await user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  await user.click(within(row(4)).getByRole('checkbox'));
  await user.type(screen.getByRole('searchbox'), 'Applicant');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), applicantName(1));
  await waitFor(() => expect(screen.queryByText(applicantName(3))).toBeNull());
  const bulk = screen.getByRole('group', { name: 'Verdict for all selected' });
  await user.click(within(bulk).getByRole('button', { name: 'No' }));
  expect(statusCount('No')).toBe(1);
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(row(3)).toBeInTheDocument());
  await user.click(
    within(screen.getByRole('group', { name: 'Verdict for all selected' })).getByRole('button', {
      name: 'Yes',
    }),
  );
  expect([statusCount('Yes'), statusCount('No'), statusCount('Undecided')]).toEqual([3, 0, 1]);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await user.keyboard('u');
  expect([statusCount('Yes'), statusCount('No'), statusCount('Undecided')]).toEqual([0, 1, 3]);
});

it('keeps verdicts, notes and scores on the device', async () => {
  const first = await openDesk();
  await first.user.keyboard('4');
  await waitFor(() => expect(row(1)).toHaveTextContent('Score 4'));
  await first.user.keyboard('e');
  await first.user.keyboard('Dear Bela');
  await first.user.keyboard('{Escape}y');
  await untilStored(first, 1, 'yes');
  first.unmount();
  await openDesk();
  expect(statusCount('Yes')).toBe(1);
  expect(row(1)).toHaveTextContent('Score 4');
  // The first undecided application is open.
  expect(application(2)).toBeInTheDocument();
});

it('keeps keys in the note when another device decides the application', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('e');
  await app.user.keyboard('Half a sen');
  await app.backend.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === applicantRequestId(1));
    Object.assign(request!, { status: 'rejected', rejectionNote: 'By hand' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(statusCount('Rejected')).toBe(1));
  expect(note()).toHaveFocus();
  await app.user.keyboard('tence, yes no');
  expect(note()).toHaveValue('Half a sen');
  expect(application(1)).toBeInTheDocument();
});

it('gives the selection a verdict by key, and announces it', async () => {
  const { user } = await openDesk(3);
  await user.keyboard('xjx');
  await user.keyboard('n4');
  expect(await screen.findByText('No: 2 selected')).toBeInTheDocument();
  expect(statusCount('No')).toBe(2);
  await waitFor(() => expect(row(1)).toHaveTextContent('Score 4'));
  expect(row(2)).toHaveTextContent('Score 4');
  await user.keyboard('u');
  expect(statusCount('Undecided')).toBe(3);
});

it('announces that a decided application can’t be changed', async () => {
  const app = await openDesk(2);
  await app.backend.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === applicantRequestId(1));
    Object.assign(request!, { status: 'rejected' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(statusCount('Rejected')).toBe(1));
  await app.user.keyboard('y');
  expect(await screen.findByText('Rejected. There is nothing left to decide.')).toBeInTheDocument();
});

it('opens the first match when a filter removes the open application', async () => {
  const { user } = await openDesk(3);
  await user.type(screen.getByRole('searchbox'), applicantName(3));
  await waitFor(() => expect(application(3)).toBeInTheDocument());
});

it('announces new applications, and keeps the focus when they are shown', async () => {
  const app = await openDesk(2);
  await app.backend.update((db) => {
    const [model] = db.joinRequests;
    if (model) db.joinRequests.push({ ...model, _id: 'late', user: 'outsider' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('1 new application')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Applications' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  const show = screen.getByRole('button', { name: 'Show' });
  // Below the rows, so that no row moves.
  expect(list.compareDocumentPosition(show)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.user.click(show);
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(application(1)).toHaveFocus();
});

it('shows the number of unsent decisions in the nav bar and on the board', async () => {
  const { user } = await openDesk(3);
  await user.keyboard('ynm');
  const link = await screen.findByRole('link', { name: /^2 unsent decisions/ });
  expect(link).toHaveAttribute('href', DESK_PATH);
  // In a narrow window.
  expect(link).toHaveAccessibleName(/2 unsent decisions$/);
  await user.click(screen.getByRole('link', { name: 'Frontend Guild of Lisbon' }));
  const board = screen.getByRole('main');
  expect(await within(board).findByText('2 unsent decisions')).toBeInTheDocument();
});

it('ignores keys while no application is open', async () => {
  const app = renderApp(DESK_PATH, {
    as: 'creator',
    arrange: (db) => {
      applicants(1)(db);
      for (const request of db.joinRequests) request.status = 'accepted';
    },
  });
  await screen.findByText('No pending requests');
  expect(screen.getByRole('textbox', { name: 'Share Link' })).toHaveValue(
    `${window.location.origin}/b/lisbon1`,
  );
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
  await app.user.keyboard('3');
  await app.user.click(screen.getByRole('button', { name: /^Accepted ?1$/ }));
  await screen.findByRole('list', { name: 'Applications' });
  expect(screen.getByRole('button', { name: 'Table' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Score 3', pressed: true })).toBeNull();
});

it('ignores the second click of a double click on a verdict', async () => {
  const { user } = await openDesk();
  await user.dblClick(verdicts().getByRole('button', { name: 'Yes' }));
  expect(application(2)).toBeInTheDocument();
  expect([statusCount('Undecided'), statusCount('Yes')]).toEqual([2, 1]);
});

it('announces a repeated text again', async () => {
  const { user } = await openDesk();
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await user.keyboard('jjj');
  const first = announced();
  expect(first.join()).toContain('No application after this one.');
  await user.keyboard('j');
  expect(announced()).not.toEqual(first);
  await user.keyboard('4');
  expect(screen.getByText('Score 4')).toBeInTheDocument();
  await user.keyboard('4');
  expect(screen.getByText('No score')).toBeInTheDocument();
});
