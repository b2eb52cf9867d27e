import { type App } from '@kit/render-app';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicantName } from '@kit/applicants';
import {
  decisions,
  note,
  openDesk,
  rejectPath,
  chooseTemplate,
  entry,
  judgeAndOpen,
  sendNow,
} from '@kit/open-desk';

const edit = ({ user }: App) => user.click(within(entry(1)).getByRole('button', { name: /^Edit the note/ }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const toSending = async ({ user }: App) => {
  await user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('heading', { name: 'Send decisions' });
};

it('stores the note of one applicant while typing', async () => {
  const app = await judgeAndOpen('yn');
  await chooseTemplate(app, 'Welcome');
  await edit(app);
  expect(await field()).toHaveDisplayValue(/^Hi Bela, welcome/);
  await app.user.type(await field(), ' See you soon.{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(entry(1)).toHaveTextContent(/Your note: Hi Bela, .* See you soon\./);
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await screen.findByRole('list', { name: 'Applications' });
  await toSending(app);
  expect(entry(1)).toHaveTextContent(/See you soon\./);
});

it('keeps a custom note when the default changes, and restores the default', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('e');
  await app.user.keyboard('For you alone{Escape}');
  await app.user.keyboard('yy');
  await toSending(app);
  await chooseTemplate(app, 'Welcome');
  expect(entry(1)).toHaveTextContent('Your note: For you alone');
  expect(entry(2)).toHaveTextContent(/Hi Chidi, welcome/);
  await edit(app);
  await app.user.click(await screen.findByRole('button', { name: 'Use the default note' }));
  expect(entry(1)).toHaveTextContent(/Hi Bela, welcome/);
});

it('sends a rejection without a note if it was emptied, instead of the default note', async () => {
  const app = await judgeAndOpen('n');
  await chooseTemplate(app, 'No room now');
  await edit(app);
  await app.user.clear(await field());
  expect(await field()).toHaveAccessibleDescription(/^No note will be sent/);
  await app.user.click(screen.getByRole('button', { name: 'Done' }));
  expect(entry(1)).toHaveTextContent('Without a note');
  await sendNow(app, 'Send 1 rejection, 1 without a note');
  await screen.findByText('1 of 1 was sent.');
  expect(decisions(app)).toMatchObject([{ path: rejectPath(1), body: { rejectionNote: '' } }]);
});

it('sends a note for the opposite outcome only after a confirmation', async () => {
  const app = await openDesk(1);
  await app.user.keyboard('y');
  await app.user.keyboard('e');
  await app.user.keyboard('Until soon{Escape}');
  await app.user.keyboard('n');
  await toSending(app);
  expect(entry(1)).toHaveTextContent('You wrote this note for an acceptance.');
  expect(await screen.findByRole('button', { name: 'Nothing to send' })).toBeDisabled();
  await edit(app);
  await app.user.click(await screen.findByRole('button', { name: 'Keep this note' }));
  await app.user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Send 1 rejection' })).toBeEnabled();
});

it('sends a note that was written before the verdict', async () => {
  const app = await openDesk(1);
  await app.user.keyboard('e');
  await app.user.keyboard('Until soon{Escape}');
  await app.user.keyboard('n');
  await toSending(app);
  expect(entry(1)).toHaveTextContent('Your note: Until soon');
  expect(await screen.findByRole('button', { name: 'Send 1 rejection' })).toBeEnabled();
});

it('warns about a broken link in every field of a note and in the row', async () => {
  const app = await openDesk(1);
  const warning = 'Check the link: htps://a.example';
  await app.user.keyboard('n');
  await app.user.keyboard('e');
  await app.user.type(note(), 'See htps://a.example, or https://b.example.');
  expect(screen.getByText(warning)).toBeVisible();
  await app.user.keyboard('{Escape}');
  await toSending(app);
  expect(within(entry(1)).getByText(warning)).toBeVisible();
  await edit(app);
  const dialog = await screen.findByRole('dialog', { name: `Note to ${applicantName(1)}` });
  expect(within(dialog).getByText(warning)).toBeVisible();
  await app.user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Send 1 rejection' })).toBeEnabled();
});

it('offers templates for rejections, and restores the text they replaced', async () => {
  const app = await judgeAndOpen('n');
  await edit(app);
  await app.user.type(await field(), 'My own words');
  const dialog = within(screen.getByRole('dialog', { name: `Note to ${applicantName(1)}` }));
  const choose = async (name: string) => {
    await app.user.click(dialog.getByRole('button', { name: 'Templates' }));
    expect(screen.queryByRole('menuitem', { name: 'Welcome' })).toBeNull();
    await app.user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Tell us more');
  expect(await field()).toHaveDisplayValue(/^Hi Bela, your answers were too short/);
  await choose('Put your text back');
  expect(await field()).toHaveValue('My own words');
});
