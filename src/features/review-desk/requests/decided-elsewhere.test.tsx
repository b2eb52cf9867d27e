import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stamped } from '@/domain/review/assessment';
import type { DeliveryState } from '@/domain/review/delivery';
import { BOARD_ID, BOARD_NAME, REQUEST_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import '@kit/review-device';
import {
  answerIsHeld,
  callActsWithoutAnswer,
  callFails,
  callMeets,
  listsShow,
  pendingOnly,
  withoutNotes,
} from '@kit/scenarios';
import { waitingPrefix } from '@/lib/desk/waiting-work';
import { indexedDbStorage } from '../state/indexed-db-storage';
import { delivery } from '@kit/delivery';

const APPROVE = `/boards/join-requests/${REQUEST_ID}/approve`;
const LIST = '/boards/:boardId/join-requests';

const atDesk = (state: DeliveryState) =>
  delivery({
    requestId: REQUEST_ID,
    boardId: BOARD_ID,
    boardName: BOARD_NAME,
    runId: 'at the desk',
    mayHaveArrived: state.kind === 'unconfirmed',
    state,
  });

/** Opens the review dialog where the desk has left a decision in this state. */
async function openReview(
  state: DeliveryState | null,
  arrange?: Parameters<typeof renderApp>[1],
  settledAt = Date.now(),
) {
  if (state !== null) {
    const left = { ...atDesk(state), settledAt };
    await indexedDbStorage('uid-creator').changeDeliveries([REQUEST_ID], () => left);
  }
  const app = renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator', ...arrange });
  await app.user.click(await screen.findByRole('button', { name: 'Aino Applicant' }));
  await screen.findByRole('dialog', { name: 'User Application' });
  return app;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'User Application' }));
const note = () => screen.getByLabelText('Acceptance/Rejection Note');
const accept = () => screen.getByRole('button', { name: 'Accept Join Request' });
const kept = () => indexedDbStorage('uid-creator').readDeliveries();
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('sends nothing beside a decision that waits at the review desk, and says so', async () => {
  const app = await openReview({ kind: 'queued' });
  expect(await dialog().findByRole('alert')).toHaveTextContent(/You have decided on this at the review desk/);
  expect(screen.queryByRole('button', { name: 'Accept Join Request' })).toBeNull();
  expect(app.callsTo('PUT', APPROVE)).toEqual([]);
});

it.each<[DeliveryState, string]>([
  [{ kind: 'queued' }, 'To be accepted'],
  [{ kind: 'unconfirmed', refusal: null }, 'To be checked'],
])('says on the card what the review desk says of a decision that is %j', async (state, words) => {
  await indexedDbStorage('uid-creator').changeDeliveries([REQUEST_ID], () => atDesk(state));
  window.localStorage.setItem(waitingPrefix('uid-creator') + BOARD_ID, '1');
  renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator' });
  const card = (await screen.findByRole('button', { name: 'Aino Applicant' })).closest('article')!;
  expect(await within(card).findByText(words)).toBeVisible();
});

it('sends where an earlier decision was refused', async () => {
  const app = await openReview({ kind: 'refused', text: 'Too long' });
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  await isClosed();
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
});

it('looks first where an earlier decision may have arrived: it has not, and is sent once', async () => {
  const app = await openReview({ kind: 'unconfirmed', refusal: null });
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  await isClosed();
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
});

it('looks first where nothing can be stored, because another tab may have decided unseen', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const app = await openReview(null);
  await app.backend.update(
    (db) => void Object.assign(db.joinRequests[0] ?? {}, { status: 'rejected', rejectionNote: 'Elsewhere' }),
  );
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  expect(await dialog().findByRole('alert')).toHaveTextContent('This request has already been rejected.');
  expect(app.callsTo('PUT', APPROVE)).toEqual([]);
});

it('says what has arrived where the other button is pressed after a lost answer', async () => {
  const app = await openReview({ kind: 'unconfirmed', refusal: null });
  await app.backend.update(
    (db) => void Object.assign(db.joinRequests[0] ?? {}, { status: 'accepted', acceptanceNote: 'Welcome' }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Reject Join Request' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('This request has already been accepted.');
  expect(screen.queryByText('Join request rejected')).toBeNull();
  expect(app.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(await kept()).toMatchObject([{ outcome: 'accept', state: { kind: 'delivered' } }]);
});

it('leaves an earlier decision as it is where the list can not be loaded', async () => {
  const app = await openReview({ kind: 'unconfirmed', refusal: null });
  callFails('get', LIST, 500);
  await app.user.click(screen.getByRole('button', { name: 'Reject Join Request' }));
  expect(await screen.findByText('Error')).toBeInTheDocument();
  expect(app.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(await kept()).toMatchObject([atDesk({ kind: 'unconfirmed', refusal: null })]);
});

it('counts a decision as made whose answer was lost, and sends it once', async () => {
  callActsWithoutAnswer('put', APPROVE);
  const app = await openReview(null);
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  expect(await screen.findByText('Join request accepted')).toBeInTheDocument();
  await isClosed();
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
  expect(await kept()).toMatchObject([{ state: { kind: 'delivered' } }]);
  // It has a member more.
  await waitFor(() => expect(app.callsTo('GET', `/boards/${BOARD_ID}`)).toHaveLength(2));
});

/** Accepts with the note 'Welcome': the server acts, but neither its answer nor the list arrives. */
async function acceptUnanswered() {
  callActsWithoutAnswer('put', APPROVE);
  const app = await openReview(null);
  const broken = callFails('get', LIST, 500);
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  expect(await screen.findByText('Error')).toBeInTheDocument();
  return { app, broken };
}

it('sends nothing again as long as nobody knows whether it has arrived', async () => {
  const { app, broken } = await acceptUnanswered();
  await app.user.click(accept());
  await waitFor(() =>
    expect(app.callsTo('GET', `/boards/${BOARD_ID}/join-requests`).length).toBeGreaterThan(2),
  );
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
  broken.stop();
  await waitFor(() => expect(accept()).toBeEnabled());
  await app.user.click(accept());
  expect(await screen.findByText('Join request accepted')).toBeInTheDocument();
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
});

it('does not say of another note that it was sent where the earlier one turns out to have arrived', async () => {
  const { app, broken } = await acceptUnanswered();
  broken.stop();
  await app.user.type(note(), ' again');
  await app.user.click(accept());
  expect(await dialog().findByRole('alert')).toHaveTextContent('This request has already been accepted.');
  expect(screen.queryByText('Join request accepted')).toBeNull();
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
  expect(await kept()).toMatchObject([{ note: 'Welcome', state: { byEarlierTry: true } }]);
});

it('offers nothing to be done about a decision that waits for its answer', async () => {
  const answer = answerIsHeld('put', APPROVE);
  window.history.pushState({}, '', '/boards');
  const app = await openReview(null);
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  act(() => window.history.back());
  const bar = within(await screen.findByRole('region', { name: 'Decisions being sent' }));
  expect(bar.getByText(/^Sending: /)).toBeInTheDocument();
  expect(bar.queryByRole('button')).toBeNull();
  answer.stop();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Decisions being sent' })).toBeNull());
});

it.each<[DeliveryState, string]>([
  [{ kind: 'delivered' }, 'This request has already been accepted.'],
  [{ kind: 'conflict', found: 'rejected' }, 'This request has already been rejected.'],
  [{ kind: 'answerLost' }, 'This application is decided.'],
])('says what another tab knows of it (%j), and loads its older list again', async (state, said) => {
  const app = await openReview(state);
  expect(await dialog().findByRole('alert')).toHaveTextContent(said);
  expect(screen.queryByRole('button', { name: 'Accept Join Request' })).toBeNull();
  await waitFor(() => expect(app.callsTo('GET', `/boards/${BOARD_ID}/join-requests`)).toHaveLength(2));
});

it.each<DeliveryState>([
  { kind: 'delivered' },
  { kind: 'conflict', found: 'rejected' },
  { kind: 'answerLost' },
])(
  'lets a request be decided anew that is pending again long after this was known of it: %j',
  async (state) => {
    const storage = indexedDbStorage('uid-creator');
    const earlier = { verdict: 'yes', notes: { accept: 'As in our talk', reject: null } } as const;
    await storage.mergeAssessments(BOARD_ID, [[REQUEST_ID, stamped(earlier, 1)]]);
    const app = await openReview(state, {}, Date.now() - 600_000);
    await waitFor(() => expect(accept()).toBeEnabled());
    expect(dialog().queryByRole('alert')).toBeNull();
    await waitFor(() => expect(note()).toHaveValue(''));
    await app.user.type(note(), 'Welcome back');
    await app.user.click(accept());
    await isClosed();
    expect(app.callsTo('PUT', APPROVE).map(({ body }) => body)).toEqual([{ acceptanceNote: 'Welcome back' }]);
    expect(await kept()).toMatchObject([{ note: 'Welcome back', state: { kind: 'delivered' } }]);
  },
);

it('loads the board again, which may have a member more, where its list only lacks the application', async () => {
  listsShow(pendingOnly);
  callActsWithoutAnswer('put', APPROVE);
  const app = await openReview(null);
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  await waitFor(() => expect(app.callsTo('GET', `/boards/${BOARD_ID}`)).toHaveLength(2));
  expect(await kept()).toMatchObject([{ state: { kind: 'answerLost' } }]);
});

it('leaves nothing behind of a decision that has failed', async () => {
  callFails('put', APPROVE, 422, { message: 'The note is too long' });
  const app = await openReview(null);
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  expect(await screen.findByText('The note is too long')).toBeInTheDocument();
  expect(await kept()).toEqual([]);
  expect(note()).toHaveValue('Welcome');
});

it.each([
  ['a dropped line', 'leaves notes out', { drop: true }, withoutNotes],
  ['a dropped line', 'has pending requests only', { drop: true }, pendingOnly],
  ['a 500', 'leaves notes out', { status: 500 }, withoutNotes],
  ['a 500', 'has pending requests only', { status: 500 }, pendingOnly],
  ['a 409 to a repeated call', 'leaves notes out', { status: 409 }, withoutNotes],
  ['a 409 to a repeated call', 'has pending requests only', { status: 409 }, pendingOnly],
])(
  'does not call its own decision another’s after %s, with a list that %s',
  async (_loss, _list, loss, shown) => {
    listsShow(shown);
    callMeets('put', APPROVE, { acts: true, ...loss });
    const app = await openReview(null);
    await app.user.type(note(), 'Welcome');
    await app.user.click(accept());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accepting...' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept Join Request' })).toBeNull());
    expect(document.body).not.toHaveTextContent(/elsewhere|withdrawn/);
    expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
  },
);
