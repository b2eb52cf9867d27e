import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectToast } from '@kit/steps';
import { BOARD_NAME } from '@kit/people';
import { renderApp, type RenderOptions } from '@kit/render-app';
import { closeOverlay } from './commands';

afterEach(closeOverlay);

const address = () => window.location.pathname;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openDiscover(options: RenderOptions = { as: 'creator' }) {
  const view = renderApp('/', options);
  await screen.findByText('1 board');
  // The nav bar has loaded the profile.
  if (options.as !== undefined && options.as !== 'newcomer')
    await screen.findByRole('link', { name: 'My Boards' });
  return view;
}

describe('shortcuts', () => {
  it.each([
    ['gb', '/boards', 'My Boards'],
    ['gp', '/profile', 'Carla Creator'],
    ['c', '/boards/create', 'Create Board'],
  ])('open a page and focus its heading: %s opens %s', async (keys, path, title) => {
    const { user } = await openDiscover();
    await user.keyboard(keys);
    expect(await heading(title)).toBeVisible();
    expect(address()).toBe(path);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('return to Discover with g d', async () => {
    const { user } = renderApp('/boards', { as: 'creator' });
    await heading('My Boards');
    await user.keyboard('gd');
    expect(await heading('Discover Amazing Talent')).toHaveFocus();
  });

  it('focus the search with /, where keys enter text', async () => {
    const { user } = await openDiscover();
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await user.keyboard('c?gb/');
    expect(search).toHaveValue('c?gb/');
    expect(address()).toBe('/');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  it('do nothing with another modifier, in a dialog, or after a late second key', async () => {
    const { user } = await openDiscover();
    await user.keyboard('{Control>}c{/Control}{Alt>}c{/Alt}{Meta>}gp{/Meta}');
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('c');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    vi.useFakeTimers();
    fireEvent.keyDown(document.body, { key: 'g' });
    vi.advanceTimersByTime(1001);
    fireEvent.keyDown(document.body, { key: 'b' });
    vi.useRealTimers();
    expect(address()).toBe('/');
  });

  it('do not open My Boards or Create Board for a visitor', async () => {
    const { user } = await openDiscover({});
    await user.keyboard('cgbgp');
    expect(address()).toBe('/');
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Discover')).toBeVisible();
    expect(list.queryByText('Create Board')).toBeNull();
  });

  it('are listed with ?, and can be turned off', async () => {
    const { user } = await openDiscover();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('My Boards').parentElement).toHaveTextContent('GthenB');
    expect(within(dialog).getByText('Command palette').parentElement).toHaveTextContent('Ctrl+K');
    await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.keyboard('c?/gb');
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });
});

describe("a screen's commands", () => {
  it('are in the list of shortcuts and the palette, and keep the focus', async () => {
    const { user } = renderApp('/boards/board-1', { as: 'creator' });
    const edit = await screen.findByRole('button', { name: 'Edit' });
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Edit board').parentElement).toHaveTextContent('E');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Edit Board' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(edit).toHaveFocus());

    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.keyboard('copy li{Enter}');
    await expectToast('Link copied!');
    expect(edit).toHaveFocus();
  });

  it('are removed when the screen unmounts', async () => {
    const { user } = renderApp('/profile', { as: 'creator' });
    await screen.findByRole('button', { name: 'Edit Profile' });
    await user.keyboard('gd');
    await heading('Discover Amazing Talent');
    await user.keyboard('e?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.queryByText('Edit Profile')).toBeNull();
    // A dialog that unmounts with the app would restore the focus during the next test.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('focus on navigation', () => {
  it('moves to the next screen’s heading, even if loaded data replaces it', async () => {
    const { user } = await openDiscover();
    await user.click(screen.getByRole('link', { name: BOARD_NAME }));
    await screen.findByText('Total Members: 1');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: BOARD_NAME })).toHaveFocus());
    expect(document.title).toBe(`${BOARD_NAME} · Talentboard`);
  });

  it('stays where the user has moved it', async () => {
    const { user } = await openDiscover();
    await user.keyboard('gp');
    const menu = screen.getByRole('button', { name: 'User menu' });
    menu.focus();
    await screen.findByText('Boards Created');
    expect(menu).toHaveFocus();
  });
});
