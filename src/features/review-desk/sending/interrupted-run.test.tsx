import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { DeliveryState } from '@/domain/review/delivery';
import { answersAreIn } from '@kit/steps';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import { delivery } from '@kit/delivery';
import { decisions, openDesk, rejectPath, SEND_PATH } from '@kit/open-desk';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { press, REJECT, rejectAll, signOut } from '@kit/send-rejections';
import { indexedDbStorage } from '../state/indexed-db-storage';

const left = (number: number, state: DeliveryState) =>
  delivery({
    requestId: crowdRequestId(number),
    boardId: BOARD_ID,
    boardName: BOARD_NAME,
    personName: crowdName(number),
    outcome: 'reject',
    note: 'Not now',
    runId: 'of a page that is gone',
    state,
  });

/** What a page left behind that was closed while sending: one sent, one in flight, one waiting. */
async function leaveRun(account = 'uid-creator') {
  const all = [left(1, { kind: 'delivered' }), left(2, { kind: 'sending' }), left(3, { kind: 'queued' })];
  const byId = new Map(all.map((one) => [one.requestId, one]));
  await indexedDbStorage(account).changeDeliveries([...byId.keys()], (_now, id) => byId.get(id) ?? null);
  localStorage.setItem(`waiting:${account}:${BOARD_ID}`, '1');
}

it('finds on any screen what a closed page has left, and goes on only when told to, after a look at the list', async () => {
  await leaveRun();
  const app = renderApp('/boards', {
    as: 'creator',
    arrange: (db) => {
      crowd(3)(db);
      // The one in flight had arrived.
      for (const request of db.joinRequests.slice(0, 2)) {
        Object.assign(request, { status: 'rejected', rejectionNote: 'Not now' });
      }
    },
  });
  const bar = within(await screen.findByRole('region', { name: 'Decisions being sent' }));
  expect(
    await bar.findByText(
      'Sent 1 of 3, 1 to be checked, 1 not sent. Sending was interrupted before the rest was sent.',
    ),
  ).toBeInTheDocument();
  await answersAreIn(app);
  expect(bar.queryByRole('button', { name: 'Check, and send the rest' })).toBeNull();
  await app.user.click(bar.getByRole('link', { name: 'See what is left' }));
  const run = within(await screen.findByRole('region', { name: 'Sending' }));
  const rows = within(run.getByRole('list', { name: 'Decisions of this run' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(`${crowdName(1)}, rejection.*Not nowRead$`),
    expect.stringMatching(`${crowdName(2)}, rejection.*Not nowRead$`),
    expect.stringMatching(`${crowdName(3)}, rejection.*Not nowRead$`),
  ]);
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
  await app.user.click(run.getByRole('button', { name: 'Check, and send the rest' }));
  expect(await run.findByText('Sent 3 of 3.')).toBeInTheDocument();
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(3)]);
});

it('says of a decision whose answer was lost that it is not known whether it has arrived', async () => {
  const lost = { ...left(1, { kind: 'unconfirmed', refusal: null }), mayHaveArrived: true };
  await indexedDbStorage('uid-creator').changeDeliveries([lost.requestId], () => lost);
  const app = renderApp(SEND_PATH, { as: 'creator', arrange: crowd(1) });
  expect(
    await screen.findByText('Sent 0 of 1, 1 to be checked. It is not known yet what has arrived.'),
  ).toBeInTheDocument();
  await press(app, 'Check, and send the rest');
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
});

it('goes on with one of two interrupted runs, and leaves the other alone', async () => {
  await leaveRun();
  const other = {
    ...left(4, { kind: 'queued' }),
    runId: 'of another page',
    confirmedAt: '2026-11-01T09:00:00.000Z',
  };
  await indexedDbStorage('uid-creator').changeDeliveries([other.requestId], () => other);
  const app = renderApp('/boards', { as: 'creator', arrange: crowd(4) });
  const bar = within(await screen.findByRole('region', { name: 'Decisions being sent' }));
  const rest = 'Sending was interrupted before the rest was sent.';
  await bar.findByText(`Sent 1 of 3, 1 to be checked, 1 not sent. ${rest}`);
  await bar.findByText(`Sent 0 of 1, 1 not sent. ${rest}`);
  const [link] = bar.getAllByRole('link', { name: 'See what is left' });
  if (link !== undefined) await app.user.click(link);
  // The latest is the first.
  const [latest] = await screen.findAllByRole('region', { name: 'Sending' });
  const run = within(latest ?? document.body);
  await app.user.click(run.getByRole('button', { name: 'Check, and send the rest' }));
  expect(await run.findByText('Sent 1 of 1.')).toBeInTheDocument();
  await answersAreIn(app);
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(4)]);
});

it('shows nothing of it to another person, and sends nothing in their name', async () => {
  await leaveRun();
  const app = renderApp('/boards', { as: 'member', arrange: crowd(3) });
  await screen.findByRole('heading', { name: 'My Boards' });
  await answersAreIn(app);
  expect(screen.queryByRole('region', { name: 'Decisions being sent' })).toBeNull();
  expect(decisions(app)).toEqual([]);
});

it('says how many were not sent where what a closed page has left is not to be sent', async () => {
  await leaveRun();
  const app = renderApp(`/boards/${BOARD_ID}/review/send`, { as: 'creator', arrange: crowd(3) });
  await press(app, 'Don’t send the rest');
  expect(await screen.findByText(/^Sent 1 of 3, 1 to be checked, 1 not sent\./)).toBeInTheDocument();
  await press(app, 'Check, and send the rest');
  // The one in flight had not arrived.
  expect(await screen.findByText('Sent 2 of 3, 1 not sent.')).toBeInTheDocument();
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(2)]);
  await press(app, 'Dismiss');
  expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull();
});

it('says what was stopped where all that is left may have arrived, with the focus on the sentence', async () => {
  const all = [1, 2].map((number) => ({ ...left(number, { kind: 'queued' }), mayHaveArrived: true }));
  await indexedDbStorage('uid-creator').changeDeliveries(
    all.map(({ requestId }) => requestId),
    (_now, id) => all.find(({ requestId }) => requestId === id) ?? null,
  );
  const app = renderApp(SEND_PATH, { as: 'creator', arrange: crowd(2) });
  await press(app, 'Don’t send the rest');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sent 0 of 2, 2 not sent.'));
  expect(decisions(app)).toEqual([]);
  await press(app, 'Dismiss');
  expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull();
});

it.each([
  ['the same', '', 'Sent 1 of 1.'],
  ['one with another note', 'Not now', 'Sent 0 of 1, 1 decided by an earlier try of yours.'],
])('looks whether an earlier try has arrived since before %s is sent', async (_what, note, said) => {
  const tried = { ...left(1, { kind: 'refused', text: 'Not again' }), note, mayHaveArrived: true };
  await indexedDbStorage('uid-creator').changeDeliveries([tried.requestId], () => tried);
  const app = await openDesk(1);
  await app.backend.update((db) => {
    Object.assign(db.joinRequests[0]!, { status: 'rejected', rejectionNote: note });
  });
  await app.user.keyboard('n');
  await press(app, 'Send 1 decision');
  await press(app, 'Send 1 rejection');
  expect(await screen.findByText(said)).toBeVisible();
  expect(decisions(app)).toEqual([]);
});

it('asks before signing out while it sends; the rest stays on the device for the same person', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await signOut(app);
  const question = await screen.findByRole('dialog', { name: 'Sign out while decisions are being sent?' });
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(app.store.getState().auth.isLoggedIn).toBe(true);
  await signOut(app);
  await app.user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Not all decisions were sent')).toBeInTheDocument();
  held.stop();
  await answersAreIn(app);
  expect(decisions(app)).toHaveLength(4);
  await act(async () => {
    app.identity.nextSignIn = identityOf(await app.backend.read(), 'creator');
    await app.session.signIn();
  });
  // The calls in flight were cut off: whether they have arrived is checked when the person goes on.
  await screen.findByText(
    'Sent 0 of 6, 4 to be checked, 2 not sent. Sending was interrupted before the rest was sent.',
  );
  await app.user.click(screen.getByRole('link', { name: 'See what is left' }));
  await press(app, 'Check, and send the rest');
  expect(await screen.findByText('Sent 6 of 6.')).toBeInTheDocument();
  expect(new Set(decisions(app).map(({ path }) => path)).size).toBe(6);
});

it('signs out without an answer once everything has been sent meanwhile', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await signOut(app);
  await screen.findByRole('dialog', { name: 'Sign out while decisions are being sent?' });
  held.stop();
  await waitFor(() => expect(app.store.getState().auth.isLoggedIn).toBe(false));
  expect(decisions(app)).toHaveLength(6);
  expect(screen.queryByText('Not all decisions were sent')).toBeNull();
});

it('asks before signing out while a run is paused, not once the rest is not to be sent', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Pause');
  held.stop();
  await screen.findByText('Paused. Sent 4 of 6, 2 not sent.');
  await signOut(app);
  const question = await screen.findByRole('dialog', { name: 'Sign out while sending is paused?' });
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(app.store.getState().auth.isLoggedIn).toBe(true);
  await press(app, 'Don’t send the rest');
  await screen.findByText('Sent 4 of 6, 2 not sent.');
  await signOut(app);
  await waitFor(() => expect(app.store.getState().auth.isLoggedIn).toBe(false));
});

/**
 * Two runs of other pages, of which this page knows that one is gone, and is still finding out about the other.
 * @param isThere whether the other one's page is there
 * @returns closes that page
 */
async function leaveTwoRuns(isThere: boolean) {
  const other = 'of another page';
  const all = [left(1, { kind: 'queued' }), { ...left(2, { kind: 'queued' }), runId: other }];
  const byId = new Map(all.map((one) => [one.requestId, one]));
  await indexedDbStorage('uid-creator').changeDeliveries(
    [...byId.keys()],
    (_now, id) => byId.get(id) ?? null,
  );
  localStorage.setItem(`waiting:uid-creator:${BOARD_ID}`, '1');
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const request = async (name: string, options: LockOptions, run: (lock: object | null) => unknown) => {
    if (!name.endsWith(other)) return run({});
    return options.ifAvailable === true ? run(isThere ? null : {}) : closed.then(() => run({}));
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return close;
}

it('signs nobody out without an answer because the other tab was closed', async () => {
  const closeOther = await leaveTwoRuns(true);
  const app = renderApp('/boards', { as: 'creator', arrange: crowd(2) });
  await screen.findByRole('region', { name: 'Decisions being sent' });
  await signOut(app);
  await screen.findByRole('dialog', { name: 'Sign out while another tab sends decisions?' });
  closeOther();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.store.getState().auth.isLoggedIn).toBe(true);
  // It can be done again; nothing is sent any more that it would stop.
  await signOut(app);
  await waitFor(() => expect(app.store.getState().auth.isLoggedIn).toBe(false));
});

it('asks before signing out while another tab has a run, until that is over', async () => {
  await leaveTwoRuns(true);
  const app = renderApp('/boards', { as: 'creator', arrange: crowd(2) });
  await screen.findByRole('region', { name: 'Decisions being sent' });
  await signOut(app);
  const question = await screen.findByRole('dialog', { name: 'Sign out while another tab sends decisions?' });
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(app.store.getState().auth.isLoggedIn).toBe(true);
  await signOut(app);
  await screen.findByRole('dialog', { name: 'Sign out while another tab sends decisions?' });
  const sent = left(2, { kind: 'delivered' });
  await indexedDbStorage('uid-creator').changeDeliveries([sent.requestId], () => sent);
  const channel = new BroadcastChannel('review:uid-creator');
  channel.postMessage({ kind: 'deliveries' });
  channel.close();
  await waitFor(() => expect(app.store.getState().auth.isLoggedIn).toBe(false));
});

it('does not ask because of a run that was left behind, before this is known', async () => {
  await leaveTwoRuns(false);
  const app = renderApp('/boards', { as: 'creator', arrange: crowd(2) });
  await screen.findByRole('region', { name: 'Decisions being sent' });
  await signOut(app);
  await waitFor(() => expect(app.store.getState().auth.isLoggedIn).toBe(false));
});

it('pauses when the session ends meanwhile', async () => {
  callFails('put', REJECT, 401, { message: 'Token expired' });
  const app = await openDesk(1);
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await press(app, 'Send 1 rejection');
  await waitFor(() => expect(app.store.getState().auth.isLoggedIn).toBe(false));
  const [kept] = await indexedDbStorage('uid-creator').readDeliveries();
  await waitFor(() => expect(kept?.state.kind).not.toBe('delivered'));
});
