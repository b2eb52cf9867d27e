import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { LateParts } from '@/app/commands/late-parts';
import { showLateParts } from '@/app/layout/late-parts-store';
import type { DeliveryState } from '@/domain/review/delivery';
import { answersAreIn } from '@kit/answers';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import { approvePath, decisions, DESK_PATH, openDesk, pile, rejectPath } from '@kit/open-desk';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { callActsWithoutAnswer, callFails, callIsHeld } from '@kit/scenarios';
import { indexedDbStorage } from '../state/indexed-db-storage';
import { delivery } from '@kit/delivery';

const REJECT = '/boards/join-requests/:id/reject';
const LIST = `/boards/${BOARD_ID}/join-requests`;
type App = ReturnType<typeof renderApp>;

// They show what is being sent, on every screen.
beforeAll(() => showLateParts(<LateParts />));

/** Rejects this many without a note, up to the press that sends. */
async function rejectAll(count: number, options: Parameters<typeof openDesk>[1] = {}) {
  return rejectAllOf(await openDesk(count, options));
}
async function rejectAllOf(app: App) {
  await app.user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all ticked' }));
  await app.user.click(bulk.getByRole('button', { name: 'No' }));
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await app.user.click(await screen.findByRole('button', { name: /^Send \d+ rejections?$/ }));
  return app;
}
const panel = () => within(screen.getByRole('region', { name: 'Sending' }));
const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }));

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
  expect(panel().getByText('Not sent: accepted elsewhere')).toBeInTheDocument();
  await press(app, 'Dismiss');
  expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull();
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
  expect(panel().getByText('Not sent: Please be kinder')).toBeInTheDocument();
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
  expect(screen.getByText('1 decision not sent')).toBeInTheDocument();
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

it('does not send the rest on request', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(9);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Don’t send the rest');
  held.stop();
  expect(await screen.findByText('Sent 4 of 4.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(4);
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await waitFor(() => expect(pile('No')).toBe(5));
});

it('offers not to send the rest only while there is a rest: what may have arrived can not be taken back', async () => {
  const app = await openDesk(9);
  callFails('get', LIST);
  callFails('put', REJECT);
  const held = callIsHeld('put', REJECT);
  await rejectAllOf(app);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Pause');
  held.stop();
  await screen.findByText('Paused. Sent 0 of 9, 4 to be checked, 5 not sent.');
  await press(app, 'Don’t send the rest');
  await waitFor(() => expect(screen.getByText('Paused. Sent 0 of 4, 4 to be checked.')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Don’t send the rest' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
});

it('pauses on request, also from another screen, and goes on', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await app.user.click(screen.getByRole('link', { name: 'Boards' }));
  const bar = within(await screen.findByRole('region', { name: 'Decisions being sent' }));
  await app.user.click(bar.getByRole('button', { name: 'Pause' }));
  held.stop();
  expect(await bar.findByText('Paused. Sent 4 of 6, 2 not sent.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(4);
  await app.user.click(bar.getByRole('button', { name: 'Go on' }));
  expect(await bar.findByText('Sent 6 of 6.')).toBeInTheDocument();
});

it('leaves the focus with what is said when the run ends, and with the screen when that is dismissed', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(5);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Don’t send the rest');
  held.stop();
  await waitFor(() => expect(screen.getByText('Sent 4 of 4.')).toHaveFocus());
  await press(app, 'Dismiss');
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
});

it('leaves the focus with the screen when what is said of a run on any screen is dismissed', async () => {
  const app = await rejectAll(1);
  await screen.findByText('Sent 1 of 1.');
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  const heading = await screen.findByRole('heading', { name: 'Review desk' });
  await press(app, 'Dismiss');
  expect(heading).toHaveFocus();
});

it('does not load the list again after each decision', async () => {
  const app = await rejectAll(20);
  await screen.findByText('Sent 20 of 20.', {}, { timeout: 90_000 });
  await answersAreIn(app);
  expect(app.callsTo('GET', LIST).length).toBeLessThanOrEqual(3);
});

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
      'Sent 1 of 3, 1 to be checked, 1 not sent. The page was closed before the rest was sent.',
    ),
  ).toBeInTheDocument();
  await answersAreIn(app);
  expect(bar.queryByRole('button', { name: 'Check, and send the rest' })).toBeNull();
  await app.user.click(bar.getByRole('link', { name: 'See what is left' }));
  const run = within(await screen.findByRole('region', { name: 'Sending' }));
  const rows = within(run.getByRole('list', { name: 'Decisions of this run' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(`${crowdName(1)}, rejection.*Not now$`),
    expect.stringMatching(`${crowdName(2)}, rejection.*Not now$`),
    expect.stringMatching(`${crowdName(3)}, rejection.*Not now$`),
  ]);
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
  await app.user.click(run.getByRole('button', { name: 'Check, and send the rest' }));
  expect(await run.findByText('Sent 3 of 3.')).toBeInTheDocument();
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(3)]);
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
  const rest = 'The page was closed before the rest was sent.';
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

async function signOut({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /Sign Out/i }));
}

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
    'Sent 0 of 6, 4 to be checked, 2 not sent. The page was closed before the rest was sent.',
  );
  await app.user.click(screen.getByRole('link', { name: 'See what is left' }));
  await press(app, 'Check, and send the rest');
  expect(await screen.findByText('Sent 6 of 6.')).toBeInTheDocument();
  expect(new Set(decisions(app).map(({ path }) => path)).size).toBe(6);
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
