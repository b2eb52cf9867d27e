import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { makeBoard } from '@kit/factories';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';
import { renderApp } from '@kit/render-app';

const [WHY = ''] = BOARD_QUESTIONS;
const EARLIER = 'I like it, and I would help with talks.';

/** The applicant's request went to another board, and was decided. */
function applyElsewhere(db: DemoDb) {
  db.boards.push(makeBoard({ _id: 'board-2', name: 'Readers of Porto', shortLink: 'two' }));
  Object.assign(db.joinRequests[0]!, { board: 'board-2', status: 'rejected' });
}

async function openDialog(arrange = applyElsewhere) {
  const app = renderApp(`/board/join/${BOARD_ID}`, { as: 'applicant', arrange });
  await app.user.click(await screen.findByRole('button', { name: 'Join Board' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'User Application' }));
  return { ...app, dialog };
}
const useIt = { name: `Use my earlier answer to: ${WHY}` };

it('offers an earlier answer while the field is empty and fills it in on request', async () => {
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
  expect(dialog.queryByRole('button', useIt)).not.toBeInTheDocument();
  await user.clear(why);
  await user.tab();
  expect(dialog.getByRole('button', useIt)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(why).toHaveValue(EARLIER);
  expect(why).toHaveFocus();
  expect(dialog.queryByRole('button', useIt)).not.toBeInTheDocument();
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
