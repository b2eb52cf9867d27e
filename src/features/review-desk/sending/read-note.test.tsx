import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowdName } from '@kit/crowd';
import { openDesk } from '@kit/open-desk';
import { runPanel } from '@kit/send-rejections';

const NOTE = 'Come in.\n\n  Bring tea.';
const button = () => screen.getByRole('button', { name: `Read the note: ${crowdName(1)}` });

/** Accepts the first with a note of several lines, up to the sending screen. */
async function openSending(count: number) {
  const app = await openDesk(count);
  await app.user.keyboard('e');
  await app.user.keyboard('Come in.{Enter}{Enter}  Bring tea.{Escape}');
  await app.user.keyboard('y'.repeat(count));
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('list', { name: 'Decisions' });
  return app;
}

/** By keyboard, and back. */
async function expectWholeNote({ user }: Awaited<ReturnType<typeof openDesk>>) {
  button().focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: `Note to ${crowdName(1)}` });
  expect(dialog).toHaveAccessibleDescription('Come in. Bring tea.');
  const text = dialog.querySelector('p');
  expect(text?.textContent).toBe(NOTE);
  expect(text).toHaveClass('as-written');
  expect(dialog.querySelector('textarea')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
}

it('keeps the lines of a note in its row, where it can still be edited', async () => {
  await openSending(1);
  const list = screen.getByRole('list', { name: 'Decisions' });
  expect(within(list).getByRole('button', { name: `Edit the note: ${crowdName(1)}` })).toBeVisible();
  const text = within(list).getByTitle(NOTE, { normalizer: String });
  expect(text).toHaveClass('as-written');
  expect(text).toHaveTextContent('Own note: Come in. Bring tea.');
  expect(text.textContent).toBe(`Own note: ${NOTE}`);
});

it('shows the whole note, with its lines, of a decision that was sent', async () => {
  const app = await openSending(1);
  await app.user.click(screen.getByRole('button', { name: 'Send 1 acceptance' }));
  await screen.findByText('Sent 1 of 1.');
  await app.user.click(runPanel().getByText('One by one'));
  await expectWholeNote(app);
});

it('shows the whole note, with its lines, of a decision that can’t be changed here any more', async () => {
  const app = await openSending(2);
  expect(screen.queryByRole('button', { name: /^Read the note/ })).toBeNull();
  await app.backend.update((db) => {
    Object.assign(db.joinRequests[0]!, { status: 'accepted', acceptanceNote: 'By somebody else' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('Accepted elsewhere.');
  await expectWholeNote(app);
});
