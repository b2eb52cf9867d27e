import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';
import { expectApplied } from '@kit/forms';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

const PATH = `/board/join/${BOARD_ID}`;

async function openPage(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(PATH, { as: 'outsider', ...options });
  await screen.findByRole('button', { name: 'Join Board' });
  return app;
}

const joinButton = () => screen.getByRole('button', { name: 'Join Board' });
const dialog = () => screen.findByRole('dialog', { name: 'User Application' });

it('asks the questions in the dialog and sends the pairs in the board’s order', async () => {
  const { user, callsTo, backend } = await openPage();
  await user.click(joinButton());
  const form = await dialog();
  expect(form).toHaveAccessibleDescription('Please answer the following questions to apply for the board.');
  const [why, salary, tools] = BOARD_QUESTIONS.map((question) => within(form).getByLabelText(question));
  expect(why?.tagName).toBe('TEXTAREA');
  expect(salary?.tagName).toBe('INPUT');
  expect(tools?.tagName).toBe('TEXTAREA');

  await user.type(tools!, 'Vim, fish, Firefox');
  await user.type(why!, 'I like it');
  // Enter in a one-line answer goes on instead of sending.
  await user.type(salary!, '{Enter}');
  expect(tools).toHaveFocus();
  expect(callsTo('POST', `/boards/${BOARD_ID}/apply`)).toEqual([]);
  await user.click(within(form).getByRole('button', { name: 'Submit' }));

  await expectApplied();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Request Pending' })).toBeDisabled();
  expect(callsTo('POST', `/boards/${BOARD_ID}/apply`).map(({ body }) => body)).toEqual([
    [
      [BOARD_QUESTIONS[0], 'I like it'],
      [BOARD_QUESTIONS[1], ''],
      [BOARD_QUESTIONS[2], 'Vim, fish, Firefox'],
    ],
  ]);
  expect((await backend.read()).joinRequests).toHaveLength(2);
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
});

const UNCONFIRMED =
  "We couldn't confirm that your application arrived. Check My Applications before you send it again.";

it('keeps the dialog with everything typed when sending fails; a broken server’s words are in the toast only', async () => {
  const fault = callFails('post', '/boards/:boardId/apply', 500, { error: 'Cast to ObjectId failed' });
  const { user } = await openPage();
  await user.click(joinButton());
  const why = await screen.findByLabelText(BOARD_QUESTIONS[0]!);
  await user.type(why, 'I like it');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Cast to ObjectId failed')).toBeVisible();
  const form = within(await dialog());
  expect(await form.findByRole('alert')).toHaveTextContent(UNCONFIRMED);
  expect(form.queryByText('Cast to ObjectId failed')).not.toBeInTheDocument();
  expect(why).toHaveValue('I like it');
  fault.stop();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expectApplied();
});

it('says at the form that nobody knows whether an application has arrived', async () => {
  const { user } = await openPage();
  callFails('post', '/boards/:boardId/apply');
  callFails('get', '/join-requests/user');
  await user.click(joinButton());
  await user.type(await screen.findByLabelText(BOARD_QUESTIONS[0]!), 'I like it');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(UNCONFIRMED);
});

it('shows the server’s reason at the form too, where it stays, and locks the answers meanwhile', async () => {
  callFails('post', '/boards/:boardId/apply', 422, { message: 'The answer is too short' });
  const held = callIsHeld('post', '/boards/:boardId/apply');
  const { user } = await openPage();
  await user.click(joinButton());
  const why = await screen.findByLabelText(BOARD_QUESTIONS[0]!);
  await user.type(why, 'Me');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: 'Submitting...' });
  await user.keyboard('more');
  expect(why).toHaveFocus();
  expect(why).toHaveValue('Me');
  held.stop();
  const form = within(await dialog());
  expect(await form.findByRole('alert')).toHaveTextContent('The answer is too short');
  await user.keyboard(', because');
  expect(why).toHaveValue('Me, because');
});

it('does not restore answers for other questions', async () => {
  const { user, unmount } = await openPage();
  await user.click(joinButton());
  await user.type(await screen.findByLabelText(BOARD_QUESTIONS[0]!), 'I like it');
  unmount();

  const changed = await openPage({
    arrange: (db) => {
      db.boards[0]!.questions = ['Who are you?', ...BOARD_QUESTIONS.slice(1)];
    },
  });
  await changed.user.click(joinButton());
  expect(await screen.findByLabelText('Who are you?')).toHaveValue('');
  expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
});
