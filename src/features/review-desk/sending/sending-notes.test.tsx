import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stamped } from '@/domain/review/assessment';
import { textDraft } from '@/lib/drafts/note-draft';
import { answersAreIn, expectToast } from '@kit/steps';
import { crowd, crowdRequestId } from '@kit/crowd';
import { decisions, note, openDesk, SEND_PATH, untilKept } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { type App, chooseTemplate, confirmButton, entry, judgeAndOpen } from '@kit/sending-screen';

it.each([
  ['Save note', (app: App) => app.user.click(screen.getByRole('button', { name: 'Save note' }))],
  ['Ctrl+Enter in the note', (app: App) => app.user.keyboard('{Control>}{Enter}{/Control}')],
])('keeps the note of one person and sends nothing on %s', async (_, save) => {
  const app = await judgeAndOpen('yynn');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit/ }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Note' }), ' See you soon.');
  await save(app);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(entry(1)).toHaveTextContent(/See you soon\.Edit/);
  expect(await confirmButton('Send 2 acceptances and 2 rejections')).toBeEnabled();
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
});

it('prefers a note of one’s own, keeps it when the default changes, and returns to the default on request', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('e');
  await app.user.keyboard('For you alone');
  await app.user.keyboard('{Escape}yy');
  await app.user.click(screen.getByRole('button', { name: 'Send 2 decisions' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  expect(entry(1)).toHaveTextContent('Own note: For you alone');
  expect(entry(2)).toHaveTextContent(/Hi Chidi, welcome/);
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Use the default note' }));
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
});

it.each(['n', 'y', 'ny'])('sends a note that was written before the verdict with it: %s', async (keys) => {
  const app = await openDesk(1);
  await app.user.keyboard('e');
  await app.user.keyboard('Until soon{Escape}');
  await app.user.keyboard(keys);
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  expect(entry(1)).toHaveTextContent('Own note: Until soon');
});

it('does not send with a rejection what was changed for an acceptance', async () => {
  const app = await openDesk(1);
  await app.user.keyboard('e');
  await app.user.keyboard('Until soon{Escape}');
  await app.user.keyboard('y');
  await app.user.keyboard('e');
  await app.user.keyboard(', Bela{Escape}');
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  expect(entry(1)).toHaveTextContent('Without a note');
});

it('sends no note where the desk says so, and the default note where that is shown', async () => {
  const app = await judgeAndOpen('n');
  await chooseTemplate(app, 'Note with rejections', 'No room now');
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  await app.user.clear(await screen.findByRole('textbox', { name: 'Note' }));
  await app.user.click(screen.getByRole('button', { name: 'Save note' }));
  const toDesk = async () => {
    await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
    await screen.findByRole('list', { name: 'Applications' });
    await app.user.keyboard('e');
  };
  const toSending = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
    await screen.findByRole('list', { name: 'Decisions' });
  };
  expect(entry(1)).toHaveTextContent('Without a note');
  await toDesk();
  expect(note()).not.toHaveAttribute('placeholder', expect.stringContaining('Hi Bela'));
  expect(note()).toHaveAccessibleDescription('The rejection is sent without a note.');
  // A letter that is taken back changes nothing.
  await app.user.type(note(), 'a{Backspace}');
  expect(note()).toHaveAccessibleDescription('The rejection is sent without a note.');
  await toSending();
  expect(entry(1)).toHaveTextContent('Without a note');
  await toDesk();
  await app.user.click(screen.getByRole('button', { name: 'Use the default note' }));
  expect(note()).toHaveFocus();
  expect(note().placeholder).toMatch(/^Hi Bela, thank you/);
  expect(note()).toHaveAccessibleDescription('The default note above is sent unless you write your own.');
  await app.user.type(note(), 'a{Backspace} ');
  await toSending();
  expect(entry(1)).toHaveTextContent(/Hi Bela, thank you/);
  await toDesk();
  await app.user.click(screen.getByRole('button', { name: 'Send no note' }));
  expect(note()).toHaveFocus();
  await toSending();
  expect(entry(1)).not.toHaveTextContent(/Hi Bela/);
});

it('keeps a note that Escape has interrupted, and forgets it when it is cancelled', async () => {
  const app = await judgeAndOpen('y');
  const edit = () => app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  const field = () => screen.findByRole('textbox', { name: 'Note' });
  await edit();
  await app.user.type(await field(), 'Half a letter{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(entry(1)).not.toHaveTextContent('Half a letter');
  expect(entry(1)).toHaveTextContent('A changed note is not saved. Edit it to save or cancel it.');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  expect(await confirmButton('Nothing to send')).toBeDisabled();
  await edit();
  expect(await field()).toHaveValue('Half a letter');
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(entry(1)).not.toHaveTextContent('not saved');
  expect(await confirmButton('Send 1 acceptance')).toBeEnabled();
  await edit();
  expect(await field()).toHaveDisplayValue(/^Hi Bela, welcome/);
});

it('says that the device has no room for a changed note, and loses nothing of it', async () => {
  const app = await judgeAndOpen('y');
  const edit = () => app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  const field = () => screen.findByRole('textbox', { name: 'Note' });
  await edit();
  await app.user.type(await field(), 'Half');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await app.user.type(await field(), ' a letter');
  await expectToast('Not kept');
  // Escape might close the toast.
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit();
  expect(await field()).toHaveValue('Half a letter');
  full.mockRestore();
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  expect(await field()).toHaveValue('');
});

it('says aloud why a note cannot be saved, with the focus on it', async () => {
  const app = await judgeAndOpen('y');
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await app.user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a note');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Please enter a note');
});

it('still offers a note that was typed where the default note has said the same for a while', async () => {
  const app = await judgeAndOpen('y');
  const defaultNote = () => screen.findByRole('textbox', { name: 'Text' });
  const openAgain = async () => {
    await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
    await app.user.click(await screen.findByRole('button', { name: 'Send 1 decision' }));
    await screen.findByRole('list', { name: 'Decisions' });
  };
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Come in{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.type(await defaultNote(), 'Come in');
  await openAgain();
  await app.user.type(await defaultNote(), ' soon');
  await openAgain();
  expect(entry(1)).toHaveTextContent('A changed note is not saved. Edit it to save or cancel it.');
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Come in');
});

it('loses nothing to another tab with the same note, and offers what is typed there', async () => {
  const app = await judgeAndOpen('y');
  const name = `sending:accept:${crowdRequestId(1)}`;
  const typedElsewhere = (text: string) =>
    act(() => {
      textDraft('uid-creator', name).write(text);
      window.dispatchEvent(new StorageEvent('storage', { key: `draft:uid-creator:${name}` }));
    });
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await app.user.type(field, 'From here');
  typedElsewhere('From there');
  const offer = within(screen.getByRole('group', { name: 'Typed elsewhere' }));
  expect(offer.getByText('From there')).toBeVisible();
  expect(field).toHaveValue('From here');
  await app.user.click(offer.getByRole('button', { name: 'Use it' }));
  expect(field).toHaveValue('From there');
  expect(field).toHaveFocus();
  expect(screen.getByText('From here')).toBeVisible();
  typedElsewhere('And more from there');
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(textDraft('uid-creator', name).read()).toBe('And more from there');
});

it('sends no note that was changed at the desk in another tab, before that one is seen', async () => {
  const app = await openDesk(1);
  await app.user.keyboard('e');
  await app.user.keyboard('Welcome{Escape}y');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  expect(await confirmButton('Send 1 acceptance')).toBeEnabled();
  const channel = new BroadcastChannel('review:uid-creator');
  const notes = { accept: 'Come on Monday', reject: null };
  channel.postMessage({
    kind: 'assessments',
    boardId: BOARD_ID,
    changes: [[crowdRequestId(1), stamped({ notes }, Date.now() + 1000)]],
  });
  expect(await screen.findByText(/^The note was changed meanwhile\./)).toBeVisible();
  expect(entry(1)).toHaveTextContent('Own note: Welcome');
  expect(screen.getByRole('button', { name: 'Nothing to send' })).toBeDisabled();
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Update the note/ }));
  expect(within(entry(1)).getByRole('button', { name: /^Edit the note/ })).toHaveFocus();
  expect(entry(1)).toHaveTextContent('Own note: Come on Monday');
  // What is saved here is the desk's note as well.
  await app.user.keyboard('{Enter}');
  await app.user.type(await screen.findByRole('textbox', { name: 'Note' }), ', Bela');
  await app.user.click(screen.getByRole('button', { name: 'Save note' }));
  await app.user.click(await confirmButton('Send 1 acceptance'));
  await screen.findByText('Sent 1 of 1.');
  expect(decisions(app)).toMatchObject([{ body: { acceptanceNote: 'Come on Monday, Bela' } }]);
  channel.close();
});

it('keeps a note that a reload has interrupted, for this outcome alone', async () => {
  const app = await judgeAndOpen('y');
  await untilKept(app, 1, 'yes');
  const edit = () => app.user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
  await edit();
  await app.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Half a letter');
  app.unmount();
  const again = renderApp(SEND_PATH, { as: 'creator', arrange: crowd(1) });
  await screen.findByRole('list', { name: 'Decisions' });
  expect(entry(1)).not.toHaveTextContent('Half a letter');
  await edit();
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Half a letter');
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await screen.findByRole('list', { name: 'Applications' });
  await app.user.keyboard('n');
  await untilKept(again, 1, 'no');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await screen.findByRole('list', { name: 'Decisions' });
  await edit();
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('');
});
