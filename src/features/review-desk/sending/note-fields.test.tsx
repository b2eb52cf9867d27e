import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultNote, judgeAndOpen } from '@kit/open-desk';

it('inserts placeholders at the caret', async () => {
  const { user } = await judgeAndOpen('n');
  const text = defaultNote('rejections');
  const chip = (name: string) => screen.getByRole('button', { name });
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

it('reports unknown placeholders at the default note', async () => {
  const { user } = await judgeAndOpen('n');
  await user.type(defaultNote('rejections'), 'Hi {{firstName}, see you in {{city} at {{board}');
  expect(screen.getByText('Unknown placeholder: {city}')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to send' })).toBeDisabled();
});
