import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import { approvePath, decisions, openDesk, pile, rejectPath, SEND_PATH, untilKept } from '@kit/open-desk';
import { testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { chooseTemplate, confirmButton, entry, judgeAndOpen, list } from '@kit/sending-screen';

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

it('is for everybody again at its typed address once it was left', async () => {
  const app = await judgeAndOpen('nn', 3);
  await untilKept(app, 2, 'no');
  await app.user.click(screen.getByRole('button', { name: `Leave out: ${crowdName(1)}` }));
  expect(await confirmButton('Send 1 rejection')).toBeEnabled();
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await screen.findByRole('list', { name: 'Applications' });
  app.unmount();
  renderApp(SEND_PATH, { as: 'creator', arrange: crowd(3) });
  expect(await confirmButton('Send 2 rejections')).toBeEnabled();
});

it.each(['n', 'N'])(
  'still leaves out who was left out, or not chosen with %s, once a session has ended',
  async (key) => {
    const app = await judgeAndOpen('nn', 3);
    if (key === 'n') {
      await app.user.click(screen.getByRole('button', { name: `Leave out: ${crowdName(1)}` }));
    } else {
      await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
      await screen.findByRole('list', { name: 'Applications' });
      await app.user.keyboard('{Shift>}N{/Shift}');
    }
    expect(await confirmButton('Send 1 rejection')).toBeEnabled();
    const token = await app.session.getToken();
    await act(() => app.session.end(token ?? ''));
    app.identity.nextSignIn = identityOf(testDb(), 'creator');
    await app.user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(await confirmButton('Send 1 rejection')).toBeEnabled();
  },
);

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
    const second = db.joinRequests.find(({ _id }) => _id === crowdRequestId(2));
    if (second) Object.assign(second, { status: 'accepted', acceptanceNote: 'By somebody else' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await within(entry(2)).findByText('Accepted elsewhere.')).toBeInTheDocument();
  // Nothing moves under a finger.
  expect(list().getAllByRole('listitem')).toEqual([entry(1), entry(2)]);
  await app.user.click(await confirmButton('Send 1 rejection'));
  await screen.findByText('Sent 1 of 1.');
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(1)]);
});

it('has the number typed for more than thirty', async () => {
  const app = await openDesk(31);
  await app.user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all selected' }));
  await app.user.click(bulk.getByRole('button', { name: 'No' }));
  await app.user.click(screen.getByRole('button', { name: 'Send 31 decisions' }));
  const field = await screen.findByRole('textbox', { name: 'Type 31 to confirm' });
  await app.user.click(await confirmButton('Send 31 rejections'));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Type 31 to confirm that you mean all of them');
  await app.user.type(field, '30{Enter}');
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
  await app.user.clear(field);
  // As a keyboard set to Arabic writes it.
  await app.user.type(field, '٣١{Enter}');
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
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all selected' }));
  await user.click(bulk.getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  await user.click(leaveOut(1));
  expect(leaveOut(2)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(leaveOut(3)).toHaveFocus();
});

it('leaves out one by a double click', async () => {
  const { user } = await judgeAndOpen('nnn');
  await user.dblClick(leaveOut(1));
  expect(putBack(1)).toBeInTheDocument();
  expect(await confirmButton('Send 2 rejections')).toBeEnabled();
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
