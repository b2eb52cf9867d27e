import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowdName } from '@kit/crowd';
import { decisions, openDesk, openTool, pile, SEND_PATH } from '@kit/open-desk';

const sending = () => within(screen.getByRole('list', { name: 'Decisions' })).getAllByRole('listitem');

it('gives a No to everybody without a verdict, shows them with their note, and sends nothing', async () => {
  const app = await openDesk(5);
  const { user } = app;
  await user.keyboard('ym');
  // Whatever is filtered: these two are not on the list.
  await user.click(screen.getByRole('button', { name: 'Yes 1' }));
  await openTool({ user }, 'Close out the rest');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close out the rest' }));
  expect(dialog.getByText(/^3 applications have no verdict\./)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'No room now');
  await user.click(dialog.getByRole('button', { name: 'Give 3 a No' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Send decisions' })).toBeVisible();
  expect(window.location.pathname).toBe(SEND_PATH);
  expect(sending().map((row) => row.textContent)).toEqual(
    [3, 4, 5].map((number) =>
      expect.stringMatching(`${crowdName(number)}Reject.*Hi ${crowdName(number).split(' ')[0]}, thank you`),
    ),
  );
  expect(screen.getByRole('button', { name: 'Send 3 rejections' })).toBeEnabled();
  await user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await screen.findByRole('list', { name: 'Applications' });
  expect([pile('To read'), pile('Yes'), pile('Maybe'), pile('No')]).toEqual([0, 1, 1, 3]);
  await user.keyboard('u');
  expect([pile('To read'), pile('Yes'), pile('Maybe'), pile('No')]).toEqual([3, 1, 1, 0]);
  expect(decisions(app)).toEqual([]);
});

it('begins with the note; Cancel takes back what was typed there, Escape keeps it', async () => {
  const { user } = await openDesk(1);
  const open = async () => {
    await openTool({ user }, 'Close out the rest');
    return within(await screen.findByRole('dialog', { name: 'Close out the rest' }));
  };
  let dialog = await open();
  expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveFocus();
  await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Not this year');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  dialog = await open();
  expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('');
  await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Not this year{Escape}');
  dialog = await open();
  expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Not this year');
});

it('has nothing to do once everybody has a verdict', async () => {
  const { user } = await openDesk(1);
  await user.keyboard('m');
  await openTool({ user }, 'Close out the rest');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close out the rest' }));
  expect(dialog.getByText('Everybody here has a verdict.')).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /^Give/ })).toBeDisabled();
});

it('takes the verdicts of all ticked away, as one step of undo', async () => {
  const { user } = await openDesk(3);
  await user.keyboard('ynm');
  await user.click(screen.getByRole('checkbox', { name: 'All (3)' }));
  await user.click(screen.getByRole('button', { name: 'Clear verdicts' }));
  expect(pile('To read')).toBe(3);
  await user.keyboard('u');
  expect([pile('To read'), pile('Yes'), pile('Maybe'), pile('No')]).toEqual([0, 1, 1, 1]);
});
