import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeOverlay } from '@/app/commands/commands';
import { application, note, openDesk, statusCount } from '@kit/open-desk';

afterEach(closeOverlay);

it('moves by one application per key', async () => {
  const { user } = await openDesk(4);
  await user.keyboard('j');
  expect(application(2)).toBeInTheDocument();
  await user.keyboard('jk');
  expect(application(2)).toBeInTheDocument();
});

it('adds its commands to the palette', async () => {
  const { user } = await openDesk(3);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard('next application');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(application(2)).toBeInTheDocument());
});

it('ignores keys while typing, in a dialog, or with a modifier', async () => {
  const { user } = await openDesk();
  await user.keyboard('{Control>}j{/Control}{Alt>}y{/Alt}');
  expect(application(1)).toBeInTheDocument();
  await user.keyboard('e');
  await user.keyboard('jknyu1?');
  expect(note()).toHaveValue('jknyu1?');
  expect(application(1)).toBeInTheDocument();
  await user.keyboard('{Escape}?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Next application')).toBeVisible();
  expect(within(keys).getByText('Undo the latest verdict')).toBeVisible();
  await user.keyboard('jy');
  expect(keys).toBeVisible();
  await user.keyboard('{Escape}');
  expect(application(1)).toBeInTheDocument();
  expect(statusCount('Yes')).toBe(0);
});

it('prevents the default of Escape in the note, which would leave full screen', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  expect(fireEvent.keyDown(note(), { key: 'Escape' })).toBe(false);
  expect(application(1)).toHaveFocus();
});

it('leaves Ctrl+Z to a focused field', async () => {
  const { user } = await openDesk();
  await user.keyboard('y');
  await user.keyboard('e');
  await user.keyboard('{Control>}z{/Control}');
  expect(statusCount('Yes')).toBe(1);
});

it('ignores Enter and Escape that end a composition', async () => {
  const { user } = await openDesk();
  await user.keyboard('e');
  fireEvent.keyDown(note(), { key: 'Escape', isComposing: true });
  expect(note()).toHaveFocus();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'Chidi');
  await waitFor(() => expect(screen.getByText('1 found')).toBeInTheDocument());
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
  expect(search).toHaveFocus();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(application(2)).toHaveFocus();
});

it('scores by the digit row of a French keyboard, and ignores C', async () => {
  const { user } = await openDesk(2);
  await user.keyboard('c');
  fireEvent.keyDown(document.body, { key: '&', code: 'Digit1' });
  expect(screen.getByRole('button', { name: 'Score 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(application(1)).toBeVisible();
});
