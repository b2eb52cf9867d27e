import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('keeps the focus of a busy button and ignores presses', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submit);
  const form = (isBusy: boolean) => (
    <form>
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  rerender(form(true));
  expect(save).toHaveFocus();
  await userEvent.click(save);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  document.removeEventListener('submit', submit);
});

it('moves the focus to the heading when a busy button unmounts', async () => {
  const page = (hasButton: boolean) => (
    <>
      <h1 tabIndex={-1}>A screen</h1>
      {hasButton && <Button isBusy>Retry</Button>}
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A screen' })).toHaveFocus());
});
