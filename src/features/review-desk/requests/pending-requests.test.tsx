import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { joinRequestsApi } from '@/api/join-requests';
import { type DemoDb } from '@/demo/db';
import { expectToast } from '@kit/steps';
import { accept, dialog, isClosed, note, openReview, reject, REQUESTS_PATH } from '@kit/open-review';
import { BOARD_ID, BOARD_QUESTIONS, REQUEST_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

const APPROVE = `/boards/join-requests/${REQUEST_ID}/approve`;
const REJECT = `/boards/join-requests/${REQUEST_ID}/reject`;

const withSecondRequest = (db: DemoDb) => {
  db.joinRequests.push({
    ...db.joinRequests[0]!,
    _id: 'request-2',
    user: 'outsider',
    answers: [],
    createdAt: '2026-10-01T12:00:00.000Z',
  });
};

it('lists each applicant with the date and the start of the first answer', async () => {
  vi.setSystemTime('2026-11-04T10:30:00Z');
  renderApp(REQUESTS_PATH, { as: 'creator' });
  const card = (await screen.findByRole('button', { name: 'Aino Applicant' })).closest('article')!;
  expect(within(card).getByText('I like it, and I would help with talks.')).toBeVisible();
  expect(within(card).getByTitle('November 1, 2026')).toHaveTextContent('3 days ago');
  expect(screen.getByText('Oldest: 3 days')).toBeVisible();
  // Left open overnight.
  vi.setSystemTime('2026-11-05T10:30:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(within(card).getByTitle('November 1, 2026')).toHaveTextContent('4 days ago');
  expect(screen.getByText('Oldest: 4 days')).toBeVisible();
});

it('shows an empty state if all requests are decided', async () => {
  renderApp(REQUESTS_PATH, {
    as: 'creator',
    arrange: (db) => {
      db.joinRequests[0]!.status = 'rejected';
    },
  });
  expect(await screen.findByText('No pending requests')).toBeVisible();
  expect(screen.getByText('There are no pending join requests at the moment.')).toBeVisible();
});

it('shows an error with a retry if the list fails to load', async () => {
  const failure = callFails('get', '/boards/:boardId/join-requests', 500);
  const { user } = renderApp(REQUESTS_PATH, { as: 'creator' });
  expect(await screen.findByText('We couldn’t load the join requests')).toBeVisible();
  failure.stop();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Aino Applicant' })).toBeVisible();
});

it('shows the applicant and every answer, split by the board’s questions', async () => {
  await openReview();
  const view = within(dialog());
  expect(view.getByText('Aino Applicant')).toBeVisible();
  expect(view.getByText('@applicant')).toBeVisible();
  expect(view.getByText('I am the applicant.')).toBeVisible();
  expect(view.getByText('Lisbon')).toBeVisible();
  expect(view.getByText('Joined March 3, 2026')).toBeVisible();
  const responses = within(view.getByRole('region', { name: 'Application Responses' }));
  expect(responses.getAllByRole('term').map((term) => term.textContent)).toEqual(BOARD_QUESTIONS);
  expect(responses.getAllByRole('definition').map((answer) => answer.textContent)).toEqual([
    'I like it, and I would help with talks.',
    '90000',
    'No answer',
  ]);
  expect(note()).toHaveAttribute(
    'placeholder',
    'Why are you accepting/rejecting this person? This note will be visible to the member.',
  );
});

it('has the note above the buttons in the foot, acceptance first', async () => {
  await openReview();
  const foot = note().closest('footer')!;
  expect(within(foot).getAllByRole('button')).toEqual([accept(), reject()]);
  expect(accept().querySelector('svg')).toHaveClass('text-success');
  expect(reject().querySelector('svg')).toHaveClass('text-danger');
});

it('accepts once with a note, and updates the list and the members', async () => {
  const hold = callIsHeld('put', '/boards/join-requests/:id/approve');
  const { user, callsTo } = await openReview();
  await user.type(note(), '  Welcome!  ');
  await user.dblClick(accept());
  expect(screen.getByRole('button', { name: 'Accepting...' })).toHaveAttribute('aria-disabled', 'true');
  expect(reject()).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(dialog()).toBeVisible();
  hold.stop();
  await isClosed();
  await expectToast('Join request accepted');
  expect(await screen.findByText('No pending requests')).toBeVisible();
  expect(await screen.findByText('Total Members: 2')).toBeVisible();
  expect(callsTo('PUT', APPROVE).map(({ body }) => body)).toEqual([{ acceptanceNote: 'Welcome!' }]);
});

it.each(['', '   '])('does not accept with the note %j, and focuses the field', async (text) => {
  const { user, calls } = await openReview();
  if (text !== '') await user.type(note(), text);
  await user.click(accept());
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a note');
  expect(note()).toHaveFocus();
  expect(note()).toHaveAccessibleDescription('Please enter a note');
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.type(note(), 'W');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('rejects without a note', async () => {
  const { user, callsTo, backend } = await openReview();
  await user.click(reject());
  await isClosed();
  await expectToast('Join request rejected');
  await expectToast('Aino Applicant');
  expect(callsTo('PUT', REJECT).map(({ body }) => body)).toEqual([{ rejectionNote: '' }]);
  expect((await backend.read()).joinRequests[0]?.status).toBe('rejected');
});

it('stays open with the note when the decision fails', async () => {
  const failure = callFails('put', '/boards/join-requests/:id/reject', 400, { message: 'Too late today' });
  const { user } = await openReview();
  await user.type(note(), 'Sorry');
  await user.click(reject());
  expect(await screen.findByText('Too late today')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(note()).toHaveValue('Sorry');
  failure.stop();
  await user.click(reject());
  await isClosed();
});

it('stays readable when the request leaves the list', async () => {
  const { user, store, backend } = await openReview();
  await user.type(note(), 'Welcome');
  await backend.update((db) => {
    db.joinRequests = [];
  });
  act(() => {
    store.dispatch(joinRequestsApi.util.invalidateTags([{ type: 'JoinRequest', id: `ID:${BOARD_ID}` }]));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This request is no longer listed.');
  expect(within(dialog()).getByText('I like it, and I would help with talks.')).toBeVisible();
  expect(note()).toHaveValue('Welcome');
});

it('keeps each application’s note while moving to the next', async () => {
  const { user } = await openReview(withSecondRequest);
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.type(note(), 'For Aino');
  const scroller = dialog().querySelector('.overflow-y-auto')!;
  scroller.scrollTop = 100;
  await user.click(screen.getByRole('button', { name: 'Next application' }));
  expect(within(dialog()).getByText('Otto Outsider')).toBeVisible();
  expect(within(dialog()).queryAllByText('No answer')).not.toEqual([]);
  expect(note()).toHaveValue('');
  expect(scroller).toHaveProperty('scrollTop', 0);
  expect(screen.getByRole('button', { name: 'Next application' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Previous application' }));
  expect(note()).toHaveValue('For Aino');
});

it('keeps a note that was not sent on this device', async () => {
  const { user, unmount } = await openReview();
  await user.type(note(), 'Let me think');
  await user.keyboard('{Escape}');
  await isClosed();
  unmount();
  await openReview();
  await waitFor(() => expect(note()).toHaveValue('Let me think'));
});

it('focuses the next application after a decision', async () => {
  const { user } = await openReview(withSecondRequest);
  // The focus must not wait for the refetched list.
  callIsHeld('get', '/boards/:boardId/join-requests');
  await user.click(reject());
  await isClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Otto Outsider' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Aino Applicant' })).not.toBeInTheDocument();
});
