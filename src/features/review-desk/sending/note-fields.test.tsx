import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDesk } from '@kit/open-desk';

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
