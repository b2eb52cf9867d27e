import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startOfEarly } from '@/boot/early';
import { keepInstallPrompt } from '@/boot/install-prompt';
import { renderApp } from '@kit/render-app';
import { closeOverlay } from './commands/overlay-store';
import { LateParts } from './late/late-parts';
import { showLate } from './late/late-parts-store';

const LABEL = 'Install Talentboard';
const prompt = vi.fn(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));

/** The browser offers to install the app. @returns whether it would show a banner of its own */
const offer = () =>
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));

beforeEach(() => {
  showLate({ rest: <LateParts /> });
  prompt.mockClear();
  const early = startOfEarly();
  vi.stubGlobal('early', early);
  keepInstallPrompt(early);
  return closeOverlay;
});

async function openMenu() {
  const { user } = renderApp('/comingsoon', { as: 'creator' });
  const openAgain = async () => {
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await screen.findByRole('menuitem', { name: 'Sign Out' });
  };
  await openAgain();
  return { user, openAgain };
}

it('has no entry where the browser offers nothing', async () => {
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: LABEL })).toBeNull();
});

it('opens the browser’s dialog from the user menu, once for each offer, and shows nothing by itself', async () => {
  expect(offer()).toBe(false);
  const { user, openAgain } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: LABEL }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await openAgain();
  expect(screen.queryByRole('menuitem', { name: LABEL })).toBeNull();

  await user.keyboard('{Escape}');
  offer();
  await openAgain();
  expect(screen.getByRole('menuitem', { name: LABEL })).toBeVisible();
});

it('has no entry any more once the app is installed, also by the browser’s own menu', async () => {
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: LABEL })).toBeNull();
});

it('is found in the command palette, also by visitors', async () => {
  offer();
  const { user } = renderApp('/comingsoon');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard('install{Enter}');
  await waitFor(() => expect(prompt).toHaveBeenCalledOnce());
});
