import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectToast, waitForResponses } from '@kit/steps';
import { applicants, applicantName, applicantRequestId } from '@kit/applicants';
import {
  application,
  approvePath,
  decisions,
  openDesk,
  rejectPath,
  SEND_PATH,
  untilStored,
  chooseTemplate,
  confirmAll,
  entries,
  entry,
  judgeAndOpen,
  sendNow,
} from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import type { TabMessage } from '../state/tabs';

const holdBack = (number: number) =>
  screen.getByRole('button', { name: `Hold back: ${applicantName(number)}` });
const sendToo = (number: number) =>
  screen.getByRole('button', { name: `Send too: ${applicantName(number)}` });

it('lists Yes and No in two groups with each applicant’s note, without sending', async () => {
  const app = await judgeAndOpen('ymn');
  expect(screen.getByRole('heading', { name: 'Accept (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reject (1)' })).toBeVisible();
  await chooseTemplate(app, 'Welcome');
  await chooseTemplate(app, 'No room now', 2);
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome to Frontend Guild of Lisbon/);
  expect(entry(3)).toHaveTextContent(/Hi Dora, thank you for applying/);
  expect(entries()).toHaveLength(2);
  await waitForResponses(app);
  expect(decisions(app)).toEqual([]);
});

it('sends exactly what is shown, once', async () => {
  const app = await judgeAndOpen('yn');
  await chooseTemplate(app, 'Welcome');
  await app.user.dblClick(
    await screen.findByRole('button', { name: 'Send 1 acceptance and 1 rejection, 1 without a note' }),
  );
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
  await app.user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('2 of 2 were sent.')).toBeVisible();
  expect(decisions(app)).toHaveLength(2);
  const acceptanceNote: unknown = expect.stringMatching(/^Hi Bela, welcome to Frontend Guild of Lisbon\./);
  expect(app.callsTo('PUT', approvePath(1))).toMatchObject([{ body: { acceptanceNote } }]);
  expect(app.callsTo('PUT', rejectPath(2))).toMatchObject([{ body: { rejectionNote: '' } }]);
  expect(screen.getByText('Nothing to send')).toBeVisible();
});

it('sends no acceptance without a note', async () => {
  const app = await judgeAndOpen('yy');
  expect(screen.getByText('2 decisions need attention.')).toBeVisible();
  expect(screen.getAllByText('Please enter a note')).toHaveLength(2);
  expect(screen.queryByText('Without a note')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Nothing to send' })).toBeDisabled();
  await app.user.click(within(entry(1)).getByRole('button', { name: `Edit the note: ${applicantName(1)}` }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Come in, Bela');
  await app.user.click(screen.getByRole('button', { name: 'Done' }));
  await sendNow(app, 'Send 1 acceptance');
  await screen.findByText('1 of 1 was sent.');
  expect(decisions(app)).toMatchObject([{ path: approvePath(1), body: { acceptanceNote: 'Come in, Bela' } }]);
});

it('sends no placeholder that can’t be filled in', async () => {
  const app = await judgeAndOpen('yy', 2, {
    arrange: (db) => {
      applicants(2)(db);
      const second = db.users.find(({ _id }) => _id === 'applicant-2');
      if (second) second.name = 'Unnamed';
    },
  });
  await chooseTemplate(app, 'Welcome');
  expect(screen.getByText('Fill in {firstName} before sending')).toBeVisible();
  await sendNow(app, 'Send 1 acceptance');
  await screen.findByText('1 of 1 was sent.');
  expect(decisions(app).map(({ path }) => path)).toEqual([approvePath(1)]);
});

it('sends no row on hold, even after a reload, until it is released', async () => {
  const app = await judgeAndOpen('nnn');
  await untilStored(app, 3, 'no');
  await app.user.click(holdBack(1));
  expect(sendToo(1)).toHaveFocus();
  await app.user.click(holdBack(3));
  await app.user.click(sendToo(3));
  expect(screen.getByRole('heading', { name: 'Reject (2)' })).toBeVisible();
  await waitForResponses(app);
  app.unmount();
  const again = renderApp(SEND_PATH, { as: 'creator', arrange: applicants(3) });
  expect(await screen.findByRole('button', { name: `Send too: ${applicantName(1)}` })).toBeVisible();
  expect(within(entry(1)).getByText('On hold')).toBeVisible();
  await sendNow(again, 'Send 2 rejections, 2 without a note');
  await screen.findByText('2 of 2 were sent.');
  expect(decisions(again).map(({ path }) => path)).toEqual([rejectPath(2), rejectPath(3)]);
});

it('keeps an open list’s rows, and skips applications decided by another person', async () => {
  const app = await judgeAndOpen('nn', 3);
  await app.backend.update((db) => {
    const second = db.joinRequests.find(({ _id }) => _id === applicantRequestId(2));
    if (second) Object.assign(second, { status: 'accepted', acceptanceNote: 'By somebody else' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await within(entry(2)).findByText('Accepted')).toBeVisible();
  expect(entries()).toEqual([entry(1), entry(2)]);
  await sendNow(app, 'Send 1 rejection, 1 without a note');
  await screen.findByText('1 of 1 was sent.');
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(1)]);
});

/** Another tab of the reviewer. */
function postFromOtherTab(message: TabMessage) {
  const channel = new BroadcastChannel('review:uid-creator');
  channel.postMessage(message);
  setTimeout(() => channel.close(), 100);
}

it('offers to use a verdict that has changed in another tab', async () => {
  const app = await judgeAndOpen('nn');
  const change = { patch: { verdict: 'yes', note: 'Come in' }, at: Date.now() + 1000 } as const;
  act(() =>
    postFromOtherTab({ kind: 'marks', boardId: BOARD_ID, changes: [[applicantRequestId(1), change]] }),
  );
  expect(await screen.findByText('The verdict is Yes now.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send 1 rejection, 1 without a note' })).toBeEnabled();
  await app.user.click(screen.getByRole('button', { name: `Use Yes: ${applicantName(1)}` }));
  await sendNow(app, 'Send 1 acceptance and 1 rejection, 1 without a note');
  await screen.findByText('2 of 2 were sent.');
  expect(decisions(app).map(({ path }) => path)).toEqual([approvePath(1), rejectPath(2)]);
});

it('has no Send button while another tab is sending', async () => {
  await judgeAndOpen('n');
  act(() => postFromOtherTab({ kind: 'sending', isSending: true }));
  expect(await screen.findByText('Decisions are being sent in another tab.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send \d/ })).toBeNull();
  act(() => postFromOtherTab({ kind: 'sending', isSending: false }));
  expect(await screen.findByRole('button', { name: /^Send 1 rejection/ })).toBeEnabled();
});

it('requires typing the number of more than thirty decisions', async () => {
  const app = await openDesk(31);
  await app.user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all selected' }));
  await app.user.click(bulk.getByRole('button', { name: 'No' }));
  await app.user.click(screen.getByRole('button', { name: /^Send 31/ }));
  const field = await screen.findByRole('textbox', { name: 'Type 31 to confirm' });
  await app.user.click(await screen.findByRole('button', { name: /^Send 31 rejections/ }));
  expect(field).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Type 31 to confirm that you mean all of them');
  await app.user.type(field, '30{Enter}');
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  await app.user.clear(field);
  // An Arabic keyboard types these digits.
  await app.user.type(field, '٣١{Enter}');
  await app.user.click(await screen.findByRole('button', { name: 'Send now' }));
  await screen.findByText('31 of 31 were sent.', {}, { timeout: 90_000 });
  expect(decisions(app)).toHaveLength(31);
});

it('shows that there is nothing to send', async () => {
  renderApp(SEND_PATH, { as: 'creator', arrange: applicants(2) });
  expect(await screen.findByText('Nothing to send')).toBeVisible();
});

it('stays at the desk if no selected application has a verdict to send', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('m');
  await app.user.click(screen.getByRole('checkbox', { name: 'All (2)' }));
  await app.user.click(screen.getByRole('button', { name: 'Send selected' }));
  await expectToast('None of the selected applications has a Yes or No to send.');
  expect(screen.getByRole('checkbox', { name: 'All (2)' })).toBeChecked();
});

it('restores the desk’s order and open application on return', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('n');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
  await app.user.click(screen.getByRole('button', { name: /^Send 1/ }));
  await app.user.click(await screen.findByRole('link', { name: 'Back to the desk' }));
  expect(await screen.findByRole('combobox', { name: 'Order' })).toHaveDisplayValue('By name');
  expect(application(2)).toBeVisible();
});

it('shows the decisions of a run instead of the list', async () => {
  const app = await confirmAll(3);
  expect(screen.getByText('3 rejections')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(entries()).toHaveLength(3));
});

it('shows usernames of namesakes, members, and first names to check', async () => {
  const app = await openDesk(3, {
    arrange: (db) => {
      applicants(3)(db);
      const [first, second, third] = db.users.filter(({ _id }) => _id.startsWith('applicant-'));
      Object.assign(first ?? {}, { name: 'Nguyễn Thị Lan' });
      Object.assign(second ?? {}, { name: 'Ada Lovelace' });
      Object.assign(third ?? {}, { name: 'Ada Lovelace' });
      db.boards.find(({ _id }) => _id === BOARD_ID)?.members.push('applicant-2');
    },
  });
  expect(screen.queryByText('Already a member of this board.')).toBeNull();
  await app.user.keyboard('j');
  expect(screen.getByText('Already a member of this board.')).toBeVisible();
  await app.user.keyboard('kyyy');
  await app.user.click(screen.getByRole('button', { name: 'Send 3 decisions' }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  await chooseTemplate(app, 'Welcome');
  const shown = entries().map(({ textContent }) => textContent);
  expect(shown.find((text) => text?.includes('Lan'))).toContain('Check the first name: Nguyễn');
  expect(shown.find((text) => text?.includes('@applicant-2'))).toContain('Already a member of this board.');
  expect(screen.getByRole('button', { name: 'Edit the note: Ada Lovelace (@applicant-3)' })).toBeVisible();
});
