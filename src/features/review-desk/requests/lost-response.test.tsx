import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storeEntry } from '@kit/open-desk';
import { accept, dialog, isClosed, note, openReview, reject } from '@kit/open-review';
import { BOARD_ID, REQUEST_ID } from '@kit/people';
import { callLosesResponse, callFails, callGets, listsShow } from '@kit/scenarios';

const APPROVE = `/boards/join-requests/${REQUEST_ID}/approve`;
const LIST = '/boards/:boardId/join-requests';
const listCalls = (app: Awaited<ReturnType<typeof openReview>>) =>
  app.callsTo('GET', `/boards/${BOARD_ID}/join-requests`);

const store = (entry: Omit<Parameters<typeof storeEntry>[0], 'requestId'>) =>
  storeEntry({ requestId: REQUEST_ID, ...entry });

it('settles a decision that has not arrived before it sends another', async () => {
  await store({ result: 'unanswered' });
  const app = await openReview();
  await waitFor(() => expect(accept()).toBeEnabled());
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  await isClosed();
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
});

it('settles a decision that has arrived before it sends another', async () => {
  await store({ result: 'unanswered' });
  let calls = 0;
  listsShow((request) => ({ ...request, status: calls++ === 0 ? 'pending' : 'accepted' }));
  const app = await openReview();
  expect(await within(dialog()).findByText('This request has already been accepted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reject Join Request' })).toBeNull();
  expect(app.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('sends nothing while the list that settles a lost response can’t be loaded', async () => {
  await store({ result: 'unanswered' });
  const app = await openReview();
  callFails('get', LIST);
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(/No response to your decision/);
  expect(app.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('loads the list before a decision if nothing can be stored', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const app = await openReview();
  await app.backend.update(
    (db) => void Object.assign(db.joinRequests[0] ?? {}, { status: 'rejected', rejectionNote: 'Elsewhere' }),
  );
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'This request has already been rejected.',
  );
  expect(app.callsTo('PUT', APPROVE)).toEqual([]);
});

it('counts a decision as sent if the list shows it after a lost response', async () => {
  callLosesResponse('put', APPROVE);
  const app = await openReview();
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  expect(await screen.findByText('Join request accepted')).toBeVisible();
  await isClosed();
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
  // The board has one more member.
  await waitFor(() => expect(app.callsTo('GET', `/boards/${BOARD_ID}`)).toHaveLength(2));
});

it.each([
  ['sent', 'This request has already been accepted.'],
  ['unknown', 'No response to your own decision was received.'],
] as const)('shows a decision with the journal entry %s, and refetches the list', async (result, text) => {
  await store({ result });
  const app = await openReview();
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Accept Join Request' })).toBeNull();
  await waitFor(() => expect(listCalls(app)).toHaveLength(2));
});

it.each(['sent', 'unknown'] as const)(
  'allows a new decision if the request is pending long after it was %s',
  async (result) => {
    await store({ result, at: Date.now() - 600_000 });
    const app = await openReview();
    await waitFor(() => expect(accept()).toBeEnabled());
    expect(within(dialog()).queryByRole('alert')).toBeNull();
    await app.user.type(note(), 'Welcome back');
    await app.user.click(accept());
    await isClosed();
    expect(app.callsTo('PUT', APPROVE).map(({ body }) => body)).toEqual([{ acceptanceNote: 'Welcome back' }]);
  },
);

it('keeps the note of a decision that the server rejects', async () => {
  callFails('put', APPROVE, 422, { message: 'The note is too long' });
  const app = await openReview();
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  expect(await screen.findByText('The note is too long')).toBeVisible();
  expect(note()).toHaveValue('Welcome');
  expect(reject()).toBeEnabled();
});

const withoutNotes = ({ acceptanceNote: _a, rejectionNote: _r, ...request }: Record<string, unknown>) =>
  request;
const pendingOnly = (request: Record<string, unknown>) => (request.status === 'pending' ? request : null);

it.each([
  ['a dropped connection', 'leaves notes out', { drop: true }, withoutNotes],
  ['a dropped connection', 'has pending requests only', { drop: true }, pendingOnly],
  ['a 500', 'leaves notes out', { status: 500 }, withoutNotes],
  ['a 409 to a repeated call', 'has pending requests only', { status: 409 }, pendingOnly],
])('attributes its own decision after %s, if the list %s', async (_loss, _list, loss, shown) => {
  listsShow(shown);
  callGets('put', APPROVE, { acts: true, ...loss });
  const app = await openReview();
  await app.user.type(note(), 'Welcome');
  await app.user.click(accept());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accepting...' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept Join Request' })).toBeNull());
  expect(document.body).not.toHaveTextContent(/another device|withdrawn/);
  expect(app.callsTo('PUT', APPROVE)).toHaveLength(1);
});
