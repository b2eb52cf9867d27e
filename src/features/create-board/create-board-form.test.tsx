import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectToast } from '@kit/steps';
import { createButton, fillBoardTexts, NEW_BOARD, openCreateBoard } from '@kit/forms';

const FIXED = 'Why do you want to join this board?';
const nameField = () => screen.getByLabelText('Board name');
const tagField = () => screen.getByLabelText('Board type', { selector: 'input' });
const question = (number: number) => screen.getByRole('textbox', { name: `Question ${number}` });

async function fill(user: UserEvent) {
  await fillBoardTexts(user);
  await user.type(tagField(), 'Rustaceans ');
}

it('creates a board with the fixed question first and goes to My Boards', async () => {
  const { user, callsTo } = await openCreateBoard();
  expect(createButton()).toBeDisabled();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'designers' }));
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.keyboard('Where do you live?{Enter}{Enter}');
  await waitFor(() => expect(createButton()).toBeEnabled());
  await user.click(createButton());

  await expectToast('Success');
  expect(screen.getByText('Board created successfully')).toBeVisible();
  expect(window.location.pathname).toBe('/boards');
  expect(callsTo('POST', '/boards').map(({ body }) => body)).toEqual([
    {
      name: NEW_BOARD.name,
      boardType: ['rustaceans', 'designers'],
      description: NEW_BOARD.description,
      questions: [FIXED, 'Where do you live?'],
    },
  ]);
});

it('discards the draft on Cancel, and Undo opens the form with it again', async () => {
  const { user } = await openCreateBoard();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectToast('Draft discarded');
  expect(window.location.pathname).toBe('/boards');
  expect(localStorage.getItem('draft:uid-outsider:create-board')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByLabelText('Board name')).toHaveValue(NEW_BOARD.name);
  expect(screen.getByText('Draft restored')).toBeVisible();
});

it('names the fields that keep the submit button disabled', async () => {
  const { user } = await openCreateBoard();
  expect(screen.getByText('Missing or invalid: Board name, Board type, Description')).toBeVisible();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.keyboard(FIXED);
  expect(await screen.findByText('Missing or invalid: Questions')).toBeVisible();
});

it('limits the length of a board type, and shows the example only before the first', async () => {
  const { user } = await openCreateBoard();
  expect(tagField()).toHaveAttribute('placeholder', 'For example, developers');
  await user.type(tagField(), `${'a'.repeat(60)} `);
  expect(screen.getByRole('button', { name: `Remove ${'a'.repeat(40)}` })).toBeVisible();
  expect(tagField()).not.toHaveAttribute('placeholder');
});

it('previews the card and the invitation, hidden from assistive technology', async () => {
  const { user } = await openCreateBoard();
  const preview = (await screen.findByText('Preview')).parentElement!;
  expect(preview).toHaveAttribute('aria-hidden', 'true');
  await fill(user);
  await waitFor(() =>
    expect(within(preview).getByText(/invited you to join/)).toHaveTextContent(
      `Otto Outsider invited you to join ${NEW_BOARD.name}`,
    ),
  );
  expect(within(preview.querySelector('article')!).getByText(NEW_BOARD.name)).toBeVisible();
});

it('shows no error between press and release, which would move the button away', async () => {
  const { user } = await openCreateBoard();
  await user.type(nameField(), 'Short');
  const add = screen.getByRole('button', { name: 'Add question' });
  await user.pointer({ keys: '[MouseLeft>]', target: add });
  expect(nameField()).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: add });
  expect(question(2)).toHaveFocus();
  expect(await screen.findByText('Board name must be at least 10 characters')).toBeVisible();
});

it('moves and removes questions by keyboard and keeps the focus on them', async () => {
  const { user } = await openCreateBoard();
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.keyboard('First{Enter}Second{Enter}Third');
  expect(question(4)).toHaveFocus();

  screen.getByRole('button', { name: 'Move question 3 up' }).focus();
  await user.keyboard('{Enter}');
  expect(question(2)).toHaveValue('Second');
  expect(question(3)).toHaveValue('First');
  expect(screen.getByRole('button', { name: 'Move question 2 down' })).toHaveFocus();
  expect(screen.getByText('Question moved to position 2 of 4.')).toBeInTheDocument();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move question 3 down' })).toHaveFocus();
  expect(question(3)).toHaveValue('Second');

  await user.click(screen.getByRole('button', { name: 'Remove question 3' }));
  await user.click(screen.getByRole('button', { name: 'Undo removal' }));
  expect(question(3)).toHaveValue('Second');
  expect(question(3)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo removal' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove question 3' }));
  expect(question(3)).toHaveValue('Third');
  expect(question(3)).toHaveFocus();
  // A live region announces a repeated text only if its content changes.
  const announcement = screen.getByText('Question removed.').textContent;
  await user.click(screen.getByRole('button', { name: 'Remove question 3' }));
  expect(screen.getByText('Question removed.').textContent).not.toBe(announcement);
  expect(screen.queryByRole('button', { name: 'Remove number 1' })).not.toBeInTheDocument();
  expect(within(createButton().closest('form')!).getByText(FIXED)).toBeVisible();
});

it('reports a duplicate question while typing and in a restored draft', async () => {
  const DUPLICATE = 'This question is already in the list';
  const { user, unmount } = await openCreateBoard();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.keyboard(FIXED.toLowerCase());
  await waitFor(() => expect(createButton()).toBeDisabled());
  expect(question(2)).toHaveAccessibleDescription(DUPLICATE);
  unmount();

  const again = await openCreateBoard();
  expect(question(2)).toHaveAccessibleDescription(DUPLICATE);
  await again.user.type(question(2), ' And why?');
  await waitFor(() => expect(createButton()).toBeEnabled());
  expect(screen.queryByText(DUPLICATE)).not.toBeInTheDocument();
});

it('shows on focus and on press that the banner is coming soon', async () => {
  const { user } = await openCreateBoard();
  const banner = screen.getByRole('button', { name: 'Change Banner' });
  banner.focus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Coming soon in v2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  await user.click(banner);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Coming soon in v2');
});

it('suggests five board types', async () => {
  await openCreateBoard();
  const suggestions = ['designers', 'developers', 'marketers', 'product-managers', 'others'];
  const chips = screen.getAllByRole('button', { pressed: false });
  expect(chips.map((chip) => chip.textContent)).toEqual(suggestions);
  for (const chip of chips) fireEvent.click(chip);
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(chips.map(() => 'true'));
  expect(screen.getByRole('button', { name: 'Remove others' })).toBeVisible();
});
