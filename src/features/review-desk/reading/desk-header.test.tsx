import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readScreenCommands } from '@/lib/keyboard/commands';
import { openDesk, openTool } from '@kit/open-desk';

const views = () =>
  within(screen.getByRole('group', { name: 'View' }))
    .getAllByRole('button')
    .map((button) => `${button.textContent} ${button.getAttribute('aria-pressed')}`);

it('keeps the focus on the view switch', async () => {
  const { user } = await openDesk(2);
  expect(views()).toEqual(['List true', 'Table false']);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(views()).toEqual(['List false', 'Table true']);
  expect(screen.getByRole('button', { name: 'Table' })).toHaveFocus();
  await user.keyboard('y');
  expect(screen.getByRole('button', { name: 'Send 1 decision' })).toBeVisible();
});

it('keeps the focus after a step in the table', async () => {
  const { user } = await openDesk(2);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByRole('button', { name: 'List' })).toHaveFocus();
});

it('shows Send after the first Yes or No', async () => {
  const { user } = await openDesk(2);
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await user.keyboard('m');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await user.keyboard('n');
  expect(screen.getByRole('button', { name: 'Send 1 decision' })).toBeVisible();
});

it('opens its menu by keyboard, and returns the focus to it', async () => {
  const { user } = await openDesk(2);
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Templates', 'History', 'Export', 'Hide names', 'Keyboard shortcuts?']);
  // The desk ignores keys while a menu is open.
  await user.keyboard('y{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await openTool({ user }, 'Templates');
  await screen.findByRole('dialog', { name: 'Templates' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('lists its commands in the command palette', async () => {
  const { user } = await openDesk(2);
  const labels = () => readScreenCommands().map(({ label }) => label);
  const run = (wanted: string) =>
    act(() =>
      readScreenCommands()
        .find(({ label }) => label === wanted)
        ?.run(),
    );
  expect(labels()).toEqual(expect.arrayContaining(['Table', 'Hide names', 'Templates']));
  expect(labels()).toEqual(expect.arrayContaining(['History', 'Export']));
  expect(labels()).not.toContain('List');
  run('Hide names');
  expect(screen.getByText(/^Names are hidden/)).toBeVisible();
  run('Show names');
  run('Table');
  expect(views()).toContain('Table true');
  run('Templates');
  await screen.findByRole('dialog', { name: 'Templates' });
  await user.keyboard('{Escape}');
  run('List');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  await screen.findByRole('button', { name: 'Send 1 decision' });
  run('Send 1 decision');
  await screen.findByRole('button', { name: /^Send 1 rejection/ });
});
