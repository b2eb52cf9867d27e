import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hueOf } from '@/lib/cover';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp, type App } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { typeAtOnce } from '@kit/steps';
import { closeOverlay } from './commands';

afterEach(closeOverlay);

const options = () =>
  within(screen.getByRole('dialog', { name: 'Command palette' }))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

const openWith = async ({ user }: App) => {
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
};

async function openPalette(as?: 'creator' | 'newcomer', path = '/comingsoon') {
  const view = renderApp(path, as === undefined ? {} : { as });
  await screen.findByRole('heading', { level: 1 });
  if (as === 'creator') await screen.findByRole('link', { name: 'My Boards' });
  await openWith(view);
  return view;
}

describe('the command palette', () => {
  it('focuses its field, lists the commands, and closes on Escape and on its own key', async () => {
    const { user } = await openPalette('creator');
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Esc Close' })).toBeVisible();
    expect(options()).toEqual(
      expect.arrayContaining(['DiscoverGthenD', 'My BoardsGthenB', 'My Applications', 'Create BoardC']),
    );
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens a screen by its name, with arrow keys and Enter alone', async () => {
    const { user } = await openPalette('creator');
    await user.keyboard('my');
    await waitFor(() => expect(chosen()).toHaveTextContent('My Boards'));
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('My Applications');
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'My Applications' });
    // The palette restores the focus first.
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores the Enter that confirms a composition', async () => {
    const { user } = await openPalette('creator');
    await user.keyboard('my');
    await waitFor(() => expect(chosen()).toHaveTextContent('My Boards'));
    const field = screen.getByRole('combobox');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari ends the composition before this event.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    expect(window.location.pathname).toBe('/comingsoon');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(window.location.pathname).toBe('/boards'));
  });

  it('finds boards and people, debounced', async () => {
    const { user, calls } = await openPalette('creator');
    const held = callIsHeld('get', '/boards');
    typeAtOnce(screen.getByRole('combobox'), 'fro');
    expect(await screen.findByText('Searching boards and people...')).toBeVisible();
    held.stop();
    await screen.findByText(/results?$/);
    expect(options().filter((text) => text?.includes(BOARD_NAME))).toHaveLength(1);
    const emblem = screen.getByRole('option', { name: BOARD_NAME }).querySelector('[data-hue]');
    expect(emblem).toHaveAttribute('data-hue', String(hueOf(BOARD_ID)));
    typeAtOnce(screen.getByRole('combobox'), 'mario');
    const mario = await screen.findByRole('option', { name: /Mario Member/ });
    expect(calls.filter(({ path }) => path.startsWith('/boards?')).map(({ path }) => path)).toEqual([
      '/boards?searchType=board&searchTerm=fro',
      '/boards?searchType=member&searchTerm=fro',
      '/boards?searchType=board&searchTerm=mario',
      '/boards?searchType=member&searchTerm=mario',
    ]);
    await user.click(mario);
    await waitFor(() => expect(window.location.pathname).toBe('/profile/member'));
  });

  it('shows that nothing was found', async () => {
    const { user } = await openPalette('creator');
    await user.keyboard('zzqx');
    expect(await screen.findByText('Nothing found for “zzqx”')).toBeVisible();
    expect(options()).toEqual([]);
  });

  it('shows an error when the search fails, and searches for the next text', async () => {
    const failure = callFails('get', '/boards');
    const { user } = await openPalette('creator');
    await user.keyboard('mari');
    expect(await screen.findByText('Couldn’t search boards and people.')).toBeVisible();
    failure.stop();
    await user.keyboard('o');
    expect(await screen.findByRole('option', { name: /Mario Member/ })).toBeVisible();
  });

  it('shows visitors only public pages, and that the search needs a sign-in', async () => {
    callFails('get', '/boards', 401);
    const { user } = await openPalette();
    expect(options()).not.toEqual(expect.arrayContaining(['Create BoardC']));
    expect(options()).toEqual(['DiscoverGthenD', 'Discover members', 'Sign In']);
    await user.keyboard('mario');
    expect(await screen.findByText('Sign in to search boards and people.')).toBeVisible();
  });
});
