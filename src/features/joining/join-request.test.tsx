import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectToast } from '@kit/steps';
import { BOARD_ID, BOARD_NAME, BOARD_QUESTIONS } from '@kit/people';
import { callActsWithoutAnswer, callFails, callIsHeld } from '@kit/scenarios';
import { applyDialog, joinButton, openInvitation, withoutQuestions, expectApplied } from '@kit/forms';

it('tells somebody who has applied already that the request is pending, and accepts no second one', async () => {
  await openInvitation({ as: 'applicant' });
  expect(screen.getByText('Status').nextSibling).toHaveTextContent('Pending');
  expect(screen.getByRole('button', { name: 'Request Pending' })).toBeDisabled();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Request Pending');
  expect(status).toHaveTextContent(
    `${BOARD_NAME} has your application. Its creator decides; the answer will be under My Applications.`,
  );
  expect(screen.queryByRole('button', { name: 'Join Board' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Applications' })).toHaveAttribute(
    'href',
    '/boards?tab=applications',
  );
});

it('joins a board without questions at once and shows the request as pending without a reload', async () => {
  const hold = callIsHeld('post', '/join-requests');
  const { user, callsTo } = await openInvitation(withoutQuestions);
  const list = callIsHeld('get', '/join-requests/user');
  await user.click(joinButton());
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  hold.stop();
  await expectApplied();
  // The list has not been reloaded yet; 'Join Board' must not come back meanwhile.
  expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
  list.stop();
  await waitFor(() => expect(callsTo('GET', '/join-requests/user')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Request Pending' })).toBeDisabled();
  expect(callsTo('POST', '/join-requests').map(({ body }) => body)).toEqual([
    { boardId: BOARD_ID, answers: [] },
  ]);
});

it.each([
  ['the server’s message', 400, { message: 'The board is full' }, 'The board is full'],
  ['a fallback', 400, {}, 'Something went wrong'],
])('says why joining failed: %s', async (_name, status, body, text) => {
  callFails('post', '/join-requests', status, body);
  const { user } = await openInvitation(withoutQuestions);
  await user.click(joinButton());
  await expectToast('Error');
  expect(screen.getByText(text)).toBeVisible();
  expect(joinButton()).toBeEnabled();
});

it('says that an application has arrived although its answer was lost, and sends no second one', async () => {
  callActsWithoutAnswer('post', '/join-requests');
  const { user, backend, callsTo } = await openInvitation(withoutQuestions);
  const before = (await backend.read()).joinRequests.length;
  await user.click(joinButton());
  await expectApplied();
  expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
  expect(callsTo('POST', '/join-requests')).toHaveLength(1);
  expect((await backend.read()).joinRequests).toHaveLength(before + 1);
});

it('says so where an answer was lost and the person is a member by now', async () => {
  const { user, backend } = await openInvitation(withoutQuestions);
  callFails('post', '/join-requests');
  await backend.update((db) => {
    db.boards[0]!.members.push('outsider');
  });
  await user.click(joinButton());
  await expectToast('Already a member');
});

it('says so when the person has applied meanwhile elsewhere', async () => {
  const { user, backend, callsTo } = await openInvitation();
  await user.click(joinButton());
  await applyDialog();
  await backend.update((db) => {
    db.joinRequests[0]!.user = 'outsider';
  });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expectToast('Already Applied');
  expect(screen.getByText('You have already applied to this board')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
  expect(callsTo('POST', `/boards/${BOARD_ID}/apply`)).toHaveLength(1);
});

it('gives the server’s reason for a conflict where the own list shows that there is no application', async () => {
  callFails('post', '/boards/:boardId/apply', 409, { message: 'This board is full' });
  const { user } = await openInvitation();
  await user.click(joinButton());
  const why = within(await applyDialog()).getByLabelText(BOARD_QUESTIONS[0]!);
  await user.type(why, 'I like it');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expectToast('Error');
  // In the toast, and at the form.
  expect(screen.getAllByText('This board is full')).toHaveLength(2);
  expect(within(await applyDialog()).getByRole('alert')).toHaveTextContent('This board is full');
  expect(why).toHaveValue('I like it');
});
