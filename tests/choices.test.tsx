import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@kit/render-app';

it('a new board has five suggested types', async () => {
  renderApp('/boards/create', { as: 'outsider' });
  await screen.findByLabelText('Board name');
  const chips = screen.getAllByRole('button', { pressed: false });
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'designers',
    'developers',
    'marketers',
    'product-managers',
    'others',
  ]);
  for (const chip of chips) fireEvent.click(chip);
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(chips.map(() => 'true'));
  expect(screen.getByRole('button', { name: 'Remove others' })).toBeVisible();
});

it('a creator who is a member can remove all other members', async () => {
  renderApp('/boards/board-1', {
    as: 'creator',
    arrange: (db) => void (db.boards[0]!.members = ['creator', 'member']),
  });
  expect(await screen.findByRole('button', { name: 'Remove Mario Member' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Carla Creator' })).toBeNull();
});
