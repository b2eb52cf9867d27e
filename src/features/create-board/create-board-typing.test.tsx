import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectToast } from '@kit/steps';
import { callFails } from '@kit/scenarios';
import { createButton, fillBoardTexts, openCreateBoard } from '@kit/forms';

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const questions = () =>
  screen
    .queryAllByRole('textbox', { name: /^Question / })
    .map((question) => (question as HTMLTextAreaElement).value);

describe('board types', () => {
  it('counts a typed type that was not added, even after a press on a chip', async () => {
    const { user, sent } = await openCreateBoard();
    await fillBoardTexts(user);
    await user.type(field('Board type'), 'Rustaceans');
    await user.click(screen.getByRole('button', { name: 'designers' }));
    // The chip doesn't take the focus, so the field hasn't been blurred.
    expect(field('Board type')).toHaveFocus();
    await waitFor(() => expect(createButton()).toBeEnabled());
    await user.click(createButton());
    await expectToast('Board created successfully');
    expect(sent()).toMatchObject([{ boardType: ['rustaceans', 'designers'] }]);
  });
});

describe('questions', () => {
  it('joins pasted lines into one line', async () => {
    const { user } = await openCreateBoard();
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.paste('Why us,\nand why now?');
    expect(questions()).toEqual(['Why us, and why now?']);
  });

  it('grows with its text in a browser without field-sizing', async () => {
    const { user } = await openCreateBoard();
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(field('Question 2')).toHaveAttribute('rows', '1');
    await user.paste('Which camera do you carry, and how far do you walk with it on a winter night?');
    expect(field('Question 2')).toHaveAttribute('rows', '2');
  });

  it('adds the next question when a phone sends Enter as text', async () => {
    const { user } = await openCreateBoard();
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.keyboard('Why us?');
    fireEvent.input(field('Question 2'), { target: { value: 'Why us?\n' } });
    expect(questions()).toEqual(['Why us?', '']);
    expect(field('Question 3')).toHaveFocus();
    expect(field('Question 3')).toHaveAttribute('enterkeyhint', 'next');
  });

  it('adds each suggestion once, and replaces an empty last question', async () => {
    const { user } = await openCreateBoard();
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.click(screen.getByRole('button', { name: 'Where are you based?' }));
    expect(questions()).toEqual(['Where are you based?']);
    expect(field('Question 2')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'How did you hear about us?' }));
    expect(questions()).toEqual(['Where are you based?', 'How did you hear about us?']);
    expect(screen.queryByRole('button', { name: 'Where are you based?' })).toBeNull();
  });
});

describe('a rejected board', () => {
  it("shows the server's reason in the form", async () => {
    callFails('post', '/boards', 400, { message: 'You have 20 boards already' });
    const { user } = await openCreateBoard();
    await fillBoardTexts(user);
    await user.click(screen.getByRole('button', { name: 'designers' }));
    await user.click(createButton());
    await expectToast('Failed to create board');
    expect(screen.getByRole('alert')).toHaveTextContent('You have 20 boards already');
    expect(field('Description')).not.toHaveAttribute('readonly');
  });
});
