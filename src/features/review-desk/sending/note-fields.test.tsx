import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowdName } from '@kit/crowd';
import { decisions, note, openDesk, rejectPath } from '@kit/open-desk';

/** The screen that sends a No to the first, and its default note. */
async function openDefaultNote() {
  const app = await openDesk(1);
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  const section = within(await screen.findByRole('region', { name: 'Note with rejections' }));
  return { ...app, section, text: section.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }) };
}

it('puts placeholders at the caret, so that nobody mistypes them', async () => {
  const { user, section, text } = await openDefaultNote();
  const chip = (name: string) => section.getByRole('button', { name });
  await user.click(chip('{board}'));
  expect(text).toHaveValue('{board}');
  expect(text).toHaveFocus();
  await user.keyboard(' is full. Sorry');
  await user.type(text, 'Hi , ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  text.setSelectionRange(3, 3);
  await user.click(chip('{firstName}'));
  await user.keyboard('!');
  expect(text).toHaveValue('Hi {firstName}!, {board} is full. Sorry');
  text.setSelectionRange(0, text.value.length);
  await user.click(chip('{role}'));
  expect(text).toHaveValue('{role}');
});

it('says at the default note what nobody can be filled in for', async () => {
  const { user, section, text } = await openDefaultNote();
  await user.type(text, 'Hi {{firstName}, see you in {{city} at {{board}');
  expect(section.getByText('Unknown placeholder: {city}')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to send' })).toBeDisabled();
});

it('names a link that leads nowhere, in every field of a note and in the row, and sends it all the same', async () => {
  const app = await openDesk(1);
  const { user } = app;
  const said = 'Check the link: htps://a.example';
  await user.keyboard('ne');
  await user.type(note(), 'See htps://a.example, or https://b.example.');
  expect(screen.getByText(said)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  const rows = await screen.findByRole('list', { name: 'Decisions' });
  expect(within(rows).getByText(said)).toBeVisible();
  await user.click(within(rows).getByRole('button', { name: `Edit the note: ${crowdName(1)}` }));
  const dialog = await screen.findByRole('dialog', { name: `Note to ${crowdName(1)}` });
  expect(within(dialog).getByText(said)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Send 1 rejection' }));
  await screen.findByText(/^Sent 1/);
  expect(decisions(app).map(({ path }) => path)).toEqual([rejectPath(1)]);
});

it('offers the texts for rejections as reasons, until there are words of one’s own', async () => {
  const app = await openDesk(1);
  const { user } = app;
  await user.keyboard('n');
  await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await user.click(await screen.findByRole('button', { name: `Edit the note: ${crowdName(1)}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Note to ${crowdName(1)}` }));
  const reason = (name: string) => dialog.queryByRole('button', { name });
  expect(reason('Welcome')).toBeNull();
  await user.click(reason('No room now')!);
  await user.click(reason('Tell us more')!);
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  expect(field.value).toMatch(/^Hi Bela, your answers were too short/);
  await user.type(field, ' Sorry.');
  expect(reason('No room now')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  await user.click(screen.getByRole('button', { name: 'Send 1 rejection' }));
  await screen.findByText(/^Sent 1/);
  expect(decisions(app)[0]?.body).toEqual({ rejectionNote: field.value });
});
