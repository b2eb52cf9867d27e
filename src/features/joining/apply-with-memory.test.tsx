import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { expectToast } from '@kit/expect-toast';
import { BOARD_ID, BOARD_QUESTIONS, testBoard } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';

const [WHY = '', SALARY = '', TOOLS = ''] = BOARD_QUESTIONS;
const EARLIER = 'I like it, and I would help with talks.';

/** The applicant's request went to another board, and was decided. */
function applyElsewhere(db: DemoDb) {
  db.boards.push(testBoard({ _id: 'board-2', name: 'Readers of Porto', shortLink: 'two' }));
  Object.assign(db.joinRequests[0]!, { board: 'board-2', status: 'rejected' });
}

async function openDialog(arrange = applyElsewhere) {
  const app = renderApp(`/board/join/${BOARD_ID}`, { as: 'applicant', arrange });
  await app.user.click(await screen.findByRole('button', { name: 'Join Board' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'User Application' }));
  return { ...app, dialog };
}
const useIt = { name: `Use my earlier answer to: ${WHY}` };
const undoIt = { name: `Undo to: ${WHY}` };

it('offers an earlier answer to the same question, fills it in on request, and takes it back', async () => {
  vi.setSystemTime('2026-11-20T10:30:00Z');
  const { dialog, user } = await openDialog();
  const why = dialog.getByLabelText(WHY);
  expect(why).toHaveValue('');
  expect(dialog.getAllByText(/^From your application to/)[0]).toHaveTextContent(
    'From your application to Readers of Porto, 2 weeks ago',
  );
  expect(dialog.getByText(EARLIER)).toBeVisible();
  // Salary has an offer too; the question that was left empty has none.
  expect(dialog.getAllByRole('button', { name: /^Use my earlier answer/ })).toHaveLength(2);

  await user.type(why, 'Mine');
  await user.tab();
  expect(dialog.getByRole('button', useIt)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(why).toHaveValue(EARLIER);
  expect(dialog.getByText('Your earlier answer is filled in.')).toHaveAttribute('role', 'status');
  expect(dialog.getByRole('button', undoIt)).toHaveFocus();
  await user.click(dialog.getByRole('button', undoIt));
  expect(why).toHaveValue('Mine');

  await user.click(dialog.getByRole('button', useIt));
  await user.type(why, ' And more.');
  expect(dialog.queryByRole('button', undoIt)).not.toBeInTheDocument();
  expect(dialog.getByRole('button', useIt)).toBeVisible();
});

it('takes an earlier answer back also after all answers were read through', async () => {
  const { dialog, user } = await openDialog();
  await user.type(dialog.getByLabelText(WHY), 'Mine');
  await user.click(dialog.getByRole('button', useIt));
  await user.click(dialog.getByRole('button', { name: 'Read through' }));
  await user.click(dialog.getByRole('button', { name: 'Back to the questions' }));
  await user.click(dialog.getByRole('button', undoIt));
  expect(dialog.getByLabelText(WHY)).toHaveValue('Mine');
});

it('offers what was answered to the same board, when somebody applies again after a rejection', async () => {
  const { dialog } = await openDialog((db) => {
    applyElsewhere(db);
    db.joinRequests.push({
      ...db.joinRequests[0]!,
      _id: 'request-2',
      board: BOARD_ID,
      createdAt: '2026-01-01T12:00:00Z',
      answers: [`${WHY},For this very board`],
    });
  });
  expect(dialog.getByText('For this very board')).toBeVisible();
  expect(dialog.getByText(/^From your earlier application to this board/)).toBeVisible();
  expect(dialog.queryByText(EARLIER)).not.toBeInTheDocument();
});

it('offers nothing for a restored draft that is the earlier answer, or without earlier applications', async () => {
  const first = await openDialog();
  await first.user.click(first.dialog.getByRole('button', useIt));
  await first.user.click(first.dialog.getByRole('button', { name: 'Cancel' }));
  await first.user.click(screen.getByRole('button', { name: 'Join Board' }));
  expect(await screen.findByText('Draft restored')).toBeVisible();
  expect(screen.getByLabelText(WHY)).toHaveValue(EARLIER);
  expect(screen.queryByRole('button', useIt)).not.toBeInTheDocument();
  first.unmount();

  const { dialog } = await openDialog((db) => {
    db.joinRequests = [];
  });
  expect(dialog.queryByText(/earlier/)).not.toBeInTheDocument();
});

it('shows all answers before they are sent, and leads back to each', async () => {
  const { dialog, user, callsTo } = await openDialog();
  await user.type(dialog.getByLabelText(TOOLS), 'Vim');
  await user.click(dialog.getByRole('button', { name: 'Read through' }));
  expect(dialog.getByRole('heading', { name: 'Read through before you send' })).toHaveFocus();
  expect(dialog.getByText('1 of 3 answered')).toBeVisible();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(BOARD_QUESTIONS);
  expect(dialog.getByText('Vim')).toBeVisible();
  expect(dialog.getAllByText('No answer')).toHaveLength(2);

  await user.click(dialog.getByRole('button', { name: `Change the answer to: ${SALARY}` }));
  expect(dialog.getByLabelText(SALARY)).toHaveFocus();
  await user.keyboard('90,000');
  await user.click(dialog.getByRole('button', { name: 'Read through' }));
  await user.click(dialog.getByRole('button', { name: 'Back to the questions' }));
  expect(dialog.getByLabelText(WHY)).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Read through' }));

  const fault = callFails('post', '/boards/:boardId/apply', 400, { message: 'Not now' });
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findAllByText('Not now')).not.toEqual([]);
  expect(dialog.getByText('90,000')).toBeVisible();
  fault.stop();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await expectToast('Join request submitted successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsTo('POST', `/boards/${BOARD_ID}/apply`).at(-1)?.body).toEqual([
    [WHY, ''],
    [SALARY, '90,000'],
    [TOOLS, 'Vim'],
  ]);
});

it('says how long an answer is, as a hint of its field', async () => {
  const { dialog, user } = await openDialog();
  const tools = dialog.getByLabelText(TOOLS);
  // Once, though it holds for every field.
  expect(screen.getAllByText('A few sentences are enough.')).toHaveLength(1);
  expect(dialog.getByLabelText(WHY)).toHaveAccessibleDescription('A few sentences are enough.');
  expect(tools).not.toHaveAccessibleDescription();
  await user.type(tools, 'Vim');
  expect(tools).toHaveAccessibleDescription('1 word. A sentence or two more would help the creator.');
  await user.click(tools);
  await user.paste(' and fish and Firefox, for as long as I can remember');
  expect(tools).toHaveAccessibleDescription('12 words');
  await user.paste(' word'.repeat(200));
  expect(tools).toHaveAccessibleDescription(/^More than 200 words\./);
  expect(dialog.getByLabelText(SALARY)).not.toHaveAccessibleDescription();
});
