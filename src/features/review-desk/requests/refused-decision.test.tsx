import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinRequestsApi } from '@/api/join-requests';
import type { DemoJoinRequest } from '@/demo/db';
import { expectToast } from '@kit/steps';
import { accept, isClosed, note, openReview, reject } from '@kit/open-review';
import { BOARD_ID, REQUEST_ID } from '@kit/people';
import { callFails, callIsHeld } from '@kit/scenarios';

const APPROVE = `/boards/join-requests/${REQUEST_ID}/approve`;
const LIST = `/boards/${BOARD_ID}/join-requests`;
/** The statuses with which a server may refuse a second decision. */
const REFUSED = [404, 409] as const;
const changeRequest = (
  backend: Awaited<ReturnType<typeof openReview>>['backend'],
  changes: Partial<DemoJoinRequest>,
) => backend.update((db) => void Object.assign(db.joinRequests[0]!, changes));

it.each([
  [{ status: 'rejected' }, 'This request has already been rejected.'],
  [{ status: 'declined' }, 'This request has already been rejected.'],
  [{ status: 'archived' }, 'This request has already been decided.'],
])('shows another person’s decision if the reloaded list has %j', async (changes, text) => {
  const { user, backend, callsTo } = await openReview();
  await user.type(note(), 'Welcome');
  await changeRequest(backend, changes as Partial<DemoJoinRequest>);
  await user.click(accept());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText('Join request accepted')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept Join Request' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByText('No pending requests')).toBeVisible();
  expect(callsTo('GET', LIST).length).toBeGreaterThan(1);
  expect(callsTo('PUT', APPROVE)).toHaveLength(1);
});

it('shows a request as decided if the reloaded list lacks it', async () => {
  const { user, backend } = await openReview();
  await backend.update((db) => {
    db.joinRequests = [];
  });
  await user.click(reject());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This request is decided. No response to your own decision was received.',
  );
  expect(screen.queryByText('Error')).toBeNull();
});

it.each(REFUSED)('shows a %i as an error if the list still has the request as pending', async (status) => {
  const failure = callFails('put', '/boards/join-requests/:id/approve', status, { message: 'Not today' });
  const { user, callsTo } = await openReview();
  await user.type(note(), 'Welcome');
  await user.click(accept());
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(callsTo('GET', LIST)).toHaveLength(2);
  expect(screen.queryByText(/already been/)).toBeNull();
  expect(note()).toHaveValue('Welcome');
  failure.stop();
  await user.click(accept());
  await isClosed();
  await expectToast('Join request accepted');
});

it.each(REFUSED)('settles a %i with the next list, and can then be sent again', async (status) => {
  const refusal = callFails('put', '/boards/join-requests/:id/reject', status, {});
  const { user, store } = await openReview();
  const outage = callFails('get', '/boards/:boardId/join-requests', 500);
  await user.click(reject());
  expect(await screen.findByRole('alert')).toHaveTextContent('No response to your decision was received.');
  refusal.stop();
  outage.stop();
  const { listBoardJoinRequests } = joinRequestsApi.endpoints;
  await store.dispatch(listBoardJoinRequests.initiate(BOARD_ID, { forceRefetch: true, subscribe: false }));
  await waitFor(() => expect(reject()).toBeEnabled());
  await user.click(reject());
  await isClosed();
});

it('shows no result before the list has loaded', async () => {
  const { user, backend, callsTo } = await openReview();
  await changeRequest(backend, { status: 'accepted', acceptanceNote: 'Hi' });
  const list = callIsHeld('get', '/boards/:boardId/join-requests');
  await user.click(reject());
  await waitFor(() => expect(callsTo('GET', LIST)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Rejecting...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
  list.stop();
  expect(await screen.findByRole('alert')).toHaveTextContent('already been accepted');
});
