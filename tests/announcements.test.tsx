import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Imported here: on a busy machine loading a lazy page can take longer than a query waits.
import '@/pages/board-page';
import '@/pages/discover-page';
import '@/pages/onboarding-page';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';

/** What screen readers would announce by themselves now. */
function announced(): string {
  const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  return [...document.querySelectorAll(live)].map((region) => region.textContent).join(' | ');
}

const expectAnnounced = (text: string | RegExp) => waitFor(() => expect(announced()).toMatch(text));

describe('what happens without a change of the focus is announced', () => {
  it('how many boards a search found', async () => {
    const { user } = renderApp('/');
    await expectAnnounced('1 board');
    await user.type(screen.getByRole('searchbox'), 'zzqx');
    await expectAnnounced('0 boards');
  });

  it('how many members a search found', async () => {
    const { user } = renderApp('/?mode=member');
    await user.type(await screen.findByRole('searchbox'), 'mario');
    await expectAnnounced(/\b1 member\b/);
  });

  it('how many members of a board a search found', async () => {
    const { user } = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'nobody');
    await expectAnnounced('0 found');
  });

  it('whether a username is free', async () => {
    const { user } = renderApp('/onboarding', { as: 'newcomer' });
    await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'nora');
    await expectAnnounced('Available');
    await user.clear(screen.getByRole('textbox', { name: 'Username' }));
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'member');
    await expectAnnounced('This username is already taken.');
  });

  it('that a link was copied', async () => {
    const { user } = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }));
    await expectAnnounced('Link copied!');
  });

  it('that somebody has signed out', async () => {
    const { user } = renderApp('/comingsoon', { as: 'creator' });
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expectAnnounced('Signed out successfully');
  });
});
