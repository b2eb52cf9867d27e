import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { crowdName, crowdRequestId } from '@kit/crowd';
import { approvePath, decisions, DESK_PATH, openDesk, pile, rejectPath, row } from '@kit/open-desk';
import { delivery } from '@kit/delivery';
import { BOARD_ID } from '@kit/people';
import { callActsWithoutAnswer, callFails } from '@kit/scenarios';
import { press, REJECT, rejectAll, runPanel } from '@kit/send-rejections';
import { stopClock } from '@kit/stopped-clock';
import { entry, judgeAndOpen, list } from '@kit/sending-screen';
import { indexedDbStorage } from '../state/indexed-db-storage';

const LIST = `/boards/${BOARD_ID}/join-requests`;

it('pauses after three faults in a row, sends nothing more, and goes on when told to', async () => {
  const fault = callFails('put', REJECT, 500);
  const app = await rejectAll(12);
  expect(
    await screen.findByText(/^Paused, because the server has failed several times in a row\. Sent 0 of 12/),
  ).toBeInTheDocument();
  await answersAreIn(app);
  // Four at once, and no fifth one after the third fault.
  expect(decisions(app).length).toBeLessThanOrEqual(6);
  const before = decisions(app).length;
  fault.stop();
  await press(app, 'Go on');
  expect(await screen.findByText('Sent 12 of 12.', {}, { timeout: 90_000 })).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(before + 12);
});

it('says what it waits for and until when, and goes on earlier when told to', async () => {
  const fault = callFails('put', REJECT, 429, { message: 'Slow down' }, { 'Retry-After': '300' });
  const app = await rejectAll(1);
  const waits =
    /^Waiting until .*\d.*, because the server asks for fewer requests\. Sent 0 of 1, 1 not sent\.$/;
  expect(await screen.findByText(waits)).toBeInTheDocument();
  fault.stop();
  await press(app, 'Pause');
  expect(await screen.findByText('Paused. Sent 0 of 1, 1 not sent.')).toBeInTheDocument();
  await press(app, 'Go on');
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
});

it('goes on when somebody comes back after the wait, whose timer stood still while the computer slept', async () => {
  stopClock('Date');
  const fault = callFails('put', REJECT, 429, { message: 'Slow down' }, { 'Retry-After': '300' });
  const app = await rejectAll(1);
  await screen.findByText(/^Waiting until /);
  fault.stop();
  vi.setSystemTime(Date.now() + 200_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await answersAreIn(app);
  expect(screen.getByText(/^Waiting until /)).toBeInTheDocument();
  vi.setSystemTime(Date.now() + 100_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
});

it('sends in the order in which the decisions are shown, and shows the run in that order', async () => {
  const app = await rejectAll(11);
  expect(await screen.findByText('Sent 11 of 11.')).toBeInTheDocument();
  const numbers = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(decisions(app).map(({ path }) => path)).toEqual(numbers.map(rejectPath));
  const rows = runPanel().getAllByRole('listitem');
  const names = rows.map((row) =>
    numbers.find((number) => row.textContent?.includes(`${crowdName(number)},`)),
  );
  expect(names).toEqual(numbers.slice(0, names.length));
});

it('says what another tab waits for, and waits with it', async () => {
  const app = await openDesk(2);
  const uid = app.store.getState().auth.uid ?? '';
  const other = delivery({ requestId: crowdRequestId(1), boardId: BOARD_ID, runId: 'of another tab' });
  await indexedDbStorage(uid).changeDeliveries([other.requestId], () => other);
  const channel = new BroadcastChannel(`review:${uid}`);
  channel.postMessage({ kind: 'deliveries' });
  channel.postMessage({ kind: 'wait', wait: { until: Date.now() + 300_000, reason: 'tooMany' } });
  channel.close();
  await waitFor(() => expect(pile('To read')).toBe(1));
  await app.user.keyboard('jn');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  const waits = /^Waiting until .*\d.*, because the server asks for fewer requests\./;
  expect(await screen.findByText(waits)).toBeInTheDocument();
  await press(app, 'Send 1 rejection');
  expect(
    await screen.findByText(new RegExp(`${waits.source} Sent 0 of 1, 1 not sent\\.$`)),
  ).toBeInTheDocument();
  expect(decisions(app)).toEqual([]);
});

it('counts a decision as sent whose answer was lost', async () => {
  callActsWithoutAnswer('put', rejectPath(1));
  const app = await rejectAll(1);
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(1);
});

it('tells what was decided elsewhere from what was sent', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('nn');
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await app.backend.update((db) => {
    const first = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    if (first) Object.assign(first, { status: 'accepted', acceptanceNote: 'By somebody else' });
  });
  await press(app, 'Send 2 rejections');
  expect(await screen.findByText('Sent 1 of 2, 1 decided elsewhere or gone.')).toBeInTheDocument();
  expect(runPanel().getByText('Not sent: accepted elsewhere')).toBeInTheDocument();
  await press(app, 'Dismiss');
  expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull();
});

it('has to be read and sent anew, without the earlier note, by whom somebody undid what was sent', async () => {
  stopClock('Date');
  const app = await openDesk(2);
  await app.user.keyboard('e');
  await app.user.keyboard('Sorry{Escape}');
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await press(app, 'Send 1 rejection');
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
  await press(app, 'Dismiss');
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await waitFor(() => expect(pile('Sent')).toBe(1));

  await app.backend.update((db) => {
    for (const request of db.joinRequests) Object.assign(request, { status: 'pending', rejectionNote: '' });
  });
  vi.setSystemTime(Date.now() + 600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(pile('To read')).toBe(2));
  expect([pile('No'), pile('Sent')]).toEqual([0, 0]);
  expect(screen.queryByRole('button', { name: /^Send \d/ })).toBeNull();

  await app.user.click(screen.getByRole('button', { name: /^To read/ }));
  await app.user.click(within(row(1)).getByRole('button'));
  await app.user.keyboard('n');
  await press(app, 'Send 1 decision');
  await press(app, 'Send 1 rejection');
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
  expect(decisions(app).map(({ path, body }) => [path, body])).toEqual([
    [rejectPath(1), { rejectionNote: 'Sorry' }],
    [rejectPath(1), { rejectionNote: '' }],
  ]);
});

it('says in the server’s words why it refused one, and keeps its verdict and note', async () => {
  const fault = callFails('put', rejectPath(1), 422, { message: 'Please be kinder' });
  const app = await openDesk(1);
  await app.user.keyboard('n');
  await app.user.keyboard('e');
  await app.user.keyboard('Never{Escape}');
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await press(app, 'Send 1 rejection');
  expect(await screen.findByText('Sent 0 of 1, 1 not sent.')).toBeInTheDocument();
  expect(runPanel().getByText('Not sent: Please be kinder')).toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  expect(await screen.findByText('Your rejection was not sent. Please be kinder')).toBeInTheDocument();
  expect(pile('No')).toBe(1);
  fault.stop();
  await press(app, 'Send 1 decision');
  await press(app, 'Send 1 rejection');
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
  expect(decisions(app).map(({ body }) => body)).toEqual([
    { rejectionNote: 'Never' },
    { rejectionNote: 'Never' },
  ]);
});

it('lists once more, on request, what was not sent', async () => {
  const fault = callFails('put', rejectPath(1), 422, { message: 'Please be kinder' });
  const app = await rejectAll(2);
  expect(await screen.findByText('Sent 1 of 2, 1 not sent.')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByText('1 decision not sent')).toBeInTheDocument();
  expect(screen.queryByText('Nothing to send')).toBeNull();
  fault.stop();
  await press(app, 'List it again');
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
  expect(within(screen.getByRole('list', { name: 'Decisions' })).getAllByRole('listitem')).toHaveLength(1);
  expect(decisions(app)).toHaveLength(2);
  await press(app, 'Send 1 rejection');
  // Both runs, as the first one has no other decision left.
  await waitFor(() => expect(screen.getAllByText('Sent 1 of 1.')).toHaveLength(2));
  expect(decisions(app)).toHaveLength(3);
  expect(screen.getByText('Nothing to send')).toBeInTheDocument();
});

it('lists what was refused once more beside whom was left out', async () => {
  const fault = callFails('put', rejectPath(2), 422, { message: 'Please be kinder' });
  const app = await judgeAndOpen('nnn');
  await press(app, `Leave out: ${crowdName(1)}`);
  await press(app, 'Send 2 rejections');
  expect(await screen.findByText('Sent 1 of 2, 1 not sent.')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByText('1 decision not sent')).toBeInTheDocument();
  fault.stop();
  await press(app, 'List it again');
  expect(screen.queryByText('1 decision not sent')).toBeNull();
  expect(list().getAllByRole('listitem')).toEqual([entry(2), entry(1)]);
  expect(screen.getByRole('button', { name: `Put back: ${crowdName(1)}` })).toBeVisible();
  await press(app, 'Send 1 rejection');
  await waitFor(() => expect(decisions(app).map(({ path }) => path)).toEqual([2, 3, 2].map(rejectPath)));
});

it('does not load the list again after each decision', async () => {
  const app = await rejectAll(20);
  await screen.findByText('Sent 20 of 20.', {}, { timeout: 90_000 });
  await answersAreIn(app);
  expect(app.callsTo('GET', LIST).length).toBeLessThanOrEqual(3);
});

it('shows how an application was decided, with the note that was sent', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('e');
  await app.user.keyboard('Come in{Escape}y');
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await press(app, 'Send 1 acceptance');
  await screen.findByText('Sent 1 of 1.');
  expect(app.callsTo('PUT', approvePath(1))).toHaveLength(1);
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await app.user.click(await screen.findByRole('button', { name: 'Sent 1' }));
  const list = await screen.findByRole('list', { name: 'Applications' });
  await app.user.click(await within(list).findByRole('button', { name: new RegExp(crowdName(1)) }));
  expect(await screen.findByText('Accepted.')).toBeInTheDocument();
  expect(screen.getByText('Come in')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Verdict' })).toBeNull();
  expect(window.location.pathname).toBe(DESK_PATH);
});
