import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { textDraft } from '@/lib/drafts/note-draft';
import { expectToast } from '@kit/expect-toast';
import { answersAreIn } from '@kit/answers';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import {
  approvePath,
  decisions,
  note,
  openDesk,
  pile,
  rejectPath,
  SEND_PATH,
  untilKept,
} from '@kit/open-desk';
import { renderApp } from '@kit/render-app';

type App = Awaited<ReturnType<typeof openDesk>>;

/** Opens the desk, gives verdicts by these keys, and goes to the sending screen. */
async function judgeAndOpen(keys: string, count = keys.length, options: Parameters<typeof openDesk>[1] = {}) {
  const app = await openDesk(count, options);
  await app.user.keyboard(keys);
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  return app;
}
const list = () => within(screen.getByRole('list', { name: 'Decisions' }));
const entry = (number: number) => {
  const found = list()
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(crowdName(number)));
  if (found === undefined) throw new Error(`There is no decision on ${crowdName(number)}`);
  return found;
};
const confirmButton = (name: RegExp | string) => screen.findByRole('button', { name });
const chooseTemplate = async ({ user }: App, heading: string, title: string) => {
  const section = within(screen.getByRole('region', { name: heading }));
  await user.selectOptions(section.getByRole('combobox', { name: 'Template' }), title);
};

it('lists everybody in Yes and No with what they will read, and sends nothing by itself', async () => {
  const app = await judgeAndOpen('ymn');
  expect(list().getAllByRole('listitem')).toHaveLength(2);
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  await chooseTemplate(app, 'Note with rejections', 'No room now');
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome to Frontend Guild of Lisbon/);
  expect(entry(3)).toHaveTextContent(/Hi Dora, thank you for applying/);
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
});

it('still leaves out after a reload who was left out before it, and has everybody when it is opened again', async () => {
  const app = await judgeAndOpen('yyn');
  await untilKept(app, 3, 'no');
  await app.user.click(screen.getByRole('button', { name: `Leave out: ${crowdName(1)}` }));
  await app.user.click(screen.getByRole('button', { name: `Leave out: ${crowdName(3)}` }));
  await app.user.click(screen.getByRole('button', { name: `Put back: ${crowdName(3)}` }));
  const historyState: unknown = window.history.state;
  app.unmount();
  renderApp(SEND_PATH, { as: 'creator', arrange: crowd(3), historyState });
  expect(await screen.findByRole('button', { name: `Put back: ${crowdName(1)}` })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Leave out: / })).toHaveLength(2);
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await app.user.click(await screen.findByRole('button', { name: 'Send 3 decisions' }));
  expect(await screen.findAllByRole('button', { name: /^Leave out: / })).toHaveLength(3);
});

it('sends exactly what is shown, once, and says so', async () => {
  const app = await judgeAndOpen('yn');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  await app.user.dblClick(await confirmButton('Send 1 acceptance and 1 rejection'));
  expect(await screen.findByText('Sent 2 of 2.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(2);
  expect(app.callsTo('PUT', approvePath(1))).toMatchObject([
    {
      body: {
        acceptanceNote: expect.stringMatching(/^Hi Bela, welcome to Frontend Guild of Lisbon\./) as string,
      },
    },
  ]);
  expect(app.callsTo('PUT', rejectPath(2))).toMatchObject([{ body: { rejectionNote: '' } }]);
  expect(screen.getByText('Nothing to send')).toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await waitFor(() => expect(pile('Sent')).toBe(2));
});

it.each([
  ['Save note', (app: App) => app.user.click(screen.getByRole('button', { name: 'Save note' }))],
  ['Ctrl+Enter in the note', (app: App) => app.user.keyboard('{Control>}{Enter}{/Control}')],
])('keeps the note of one person and sends nothing on %s', async (_, save) => {
  const app = await judgeAndOpen('yynn');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  await app.user.click(within(entry(1)).getByRole('button', { name: /^Edit/ }));
  await app.user.type(screen.getByRole('textbox', { name: 'Note' }), ' See you soon.');
  await save(app);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(entry(1)).toHaveTextContent(/See you soon\.Edit/);
  expect(await confirmButton('Send 2 acceptances and 2 rejections')).toBeEnabled();
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
});

it('lets nobody through without a note for an acceptance, and fixes it for one', async () => {
  const app = await judgeAndOpen('yy');
  expect(screen.getByText('2 can’t be sent as they are.')).toBeInTheDocument();
  expect(await confirmButton('Nothing to send')).toBeDisabled();
  await app.user.click(within(entry(1)).getByRole('button', { name: `Edit the note: ${crowdName(1)}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Note to ${crowdName(1)}` }));
  await app.user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(dialog.getByText('Please enter a note')).toBeInTheDocument();
  await app.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Come in, Bela');
  await app.user.click(dialog.getByRole('button', { name: 'Save note' }));
  await app.user.click(await screen.findByRole('button', { name: 'Leave out 1' }));
  await app.user.click(await confirmButton('Send 1 acceptance'));
  await screen.findByText('Sent 1 of 1.');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus());
  expect(decisions(app)).toMatchObject([{ path: approvePath(1), body: { acceptanceNote: 'Come in, Bela' } }]);
});

it('warns of a placeholder that can not be filled in, and of nothing that is removed', async () => {
  const app = await judgeAndOpen('yy', 2, {
    arrange: (db) => {
      crowd(2)(db);
      const second = db.users.find(({ _id }) => _id === 'crowd-2');
      if (second) second.name = 'Unnamed';
    },
  });
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  expect(screen.getByText('Fill in {firstName} before sending')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Leave out 1' }));
  expect(screen.queryByText('Fill in {firstName} before sending')).toBeNull();
  await app.user.click(await confirmButton('Send 1 acceptance'));
  await screen.findByText('Sent 1 of 1.');
  expect(decisions(app)).toHaveLength(1);
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

it('keeps what was typed when a template is chosen by mistake', async () => {
  const app = await judgeAndOpen('y');
  const section = within(screen.getByRole('region', { name: 'Note with acceptances' }));
  await app.user.type(section.getByRole('textbox', { name: 'Text' }), 'A long letter');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
  expect(entry(1)).not.toHaveTextContent(/A long letter/);
  await app.user.click(section.getByRole('button', { name: 'Put your text back' }));
  expect(section.getByRole('textbox', { name: 'Text' })).toHaveValue('A long letter');
});

it('takes a template away again by choosing one’s own words, which come back', async () => {
  const app = await judgeAndOpen('n');
  const text = () => screen.getByRole('textbox', { name: 'Text' });
  await chooseTemplate(app, 'Note with rejections', 'No room now');
  await chooseTemplate(app, 'Note with rejections', 'My own words');
  expect(text()).toHaveValue('');
  expect(entry(1)).toHaveTextContent('Without a note');
  await app.user.type(text(), 'A long letter');
  await chooseTemplate(app, 'Note with rejections', 'No room now');
  await chooseTemplate(app, 'Note with rejections', 'Tell us more');
  await chooseTemplate(app, 'Note with rejections', 'My own words');
  expect(text()).toHaveValue('A long letter');
  expect(screen.queryByRole('button', { name: 'Put your text back' })).toBeNull();
});

it('keeps the default notes for the board', async () => {
  const first = await judgeAndOpen('y');
  await chooseTemplate(first, 'Note with acceptances', 'Welcome');
  await first.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await first.user.click(await screen.findByRole('button', { name: 'Send 1 decision' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
});

it('sends nothing to whom was left out, and puts them back on request', async () => {
  const app = await judgeAndOpen('nnn');
  await app.user.click(within(entry(2)).getByRole('button', { name: `Leave out: ${crowdName(2)}` }));
  await app.user.click(within(entry(3)).getByRole('button', { name: `Leave out: ${crowdName(3)}` }));
  await app.user.click(within(entry(3)).getByRole('button', { name: `Put back: ${crowdName(3)}` }));
  await app.user.click(await confirmButton('Send 2 rejections'));
  await screen.findByText('Sent 2 of 2.');
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(1), rejectPath(3)]);
});

it('adds nobody to an open list, and warns of whoever is decided meanwhile', async () => {
  const app = await judgeAndOpen('nn', 3);
  await app.backend.update((db) => {
    const first = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    if (first) Object.assign(first, { status: 'accepted', acceptanceNote: 'By somebody else' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Accepted elsewhere.')).toBeInTheDocument();
  await app.user.click(await confirmButton('Send 1 rejection'));
  await screen.findByText('Sent 1 of 1.');
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(2)]);
});

it('has the number typed for more than thirty', async () => {
  const app = await openDesk(31);
  await app.user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all ticked' }));
  await app.user.click(bulk.getByRole('button', { name: 'No' }));
  await app.user.click(screen.getByRole('button', { name: 'Send 31 decisions' }));
  const field = await screen.findByRole('textbox', { name: 'Type 31 to confirm' });
  await app.user.click(await confirmButton('Send 31 rejections'));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  await app.user.type(field, '30{Enter}');
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
  await app.user.clear(field);
  await app.user.type(field, '31{Enter}');
  await screen.findByText('Sent 31 of 31.', {}, { timeout: 90_000 });
  expect(decisions(app)).toHaveLength(31);
});

it('says where there is nothing to send', async () => {
  renderApp(SEND_PATH, { as: 'creator', arrange: crowd(2) });
  expect(await screen.findByText('Nothing to send')).toBeInTheDocument();
});

it('leaves the focus in a sensible place where a pressed button is gone', async () => {
  const app = await judgeAndOpen('yn');
  await app.user.click(screen.getByRole('button', { name: 'Leave out 1' }));
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
  const section = within(screen.getByRole('region', { name: 'Note with acceptances' }));
  const text = section.getByRole('textbox', { name: 'Text' });
  await app.user.type(text, 'Come in');
  await chooseTemplate(app, 'Note with acceptances', 'Welcome');
  await app.user.click(section.getByRole('button', { name: 'Put your text back' }));
  expect(text).toHaveValue('Come in');
  expect(text).toHaveFocus();
});

const leaveOut = (number: number) => screen.getByRole('button', { name: `Leave out: ${crowdName(number)}` });
const putBack = (number: number) => screen.getByRole('button', { name: `Put back: ${crowdName(number)}` });

// Of the longer list only the rows near its window are in the page.
it.each([3, 61])('keeps the focus of %i decisions where somebody was left out or put back', async (count) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const { user } = await openDesk(count);
  await user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all ticked' }));
  await user.click(bulk.getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  await user.click(leaveOut(1));
  expect(leaveOut(2)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(leaveOut(3)).toHaveFocus();
});

it('keeps the focus at the nearest decision that can be left out, or put back', async () => {
  const { user } = await judgeAndOpen('nnn');
  await user.click(leaveOut(3));
  expect(leaveOut(2)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(leaveOut(1)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(putBack(1)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(putBack(2)).toHaveFocus();
});

it('says once that the device has no room for a default note, which is sent all the same', async () => {
  const app = await judgeAndOpen('y');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await app.user.type(screen.getByRole('textbox', { name: 'Text' }), 'Come in');
  await expectToast('Not kept');
  expect(screen.getAllByText('Not kept')).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Not kept')).toBeNull());
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await app.user.click(await screen.findByRole('button', { name: 'Send 1 decision' }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Text' }), '!');
  expect(screen.queryByText('Not kept')).toBeNull();
  await app.user.click(await confirmButton('Send 1 acceptance'));
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
  expect(app.callsTo('PUT', approvePath(1))).toMatchObject([{ body: { acceptanceNote: 'Come in!' } }]);
});
