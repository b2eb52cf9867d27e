import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { waitingWorker } from '@/app/service-worker';
import { showNotice } from '@/ui/toasts/notice-store';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';

const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
/** Without those that a dialog hides. */
const liveRegions = () =>
  [...document.querySelectorAll(LIVE)].filter((region) => region.closest('[aria-hidden=true]') === null);

/** Waits until screen readers would announce the text by themselves. @param regions those that count */
const expectAnnounced = (text: string | RegExp, regions = liveRegions) =>
  waitFor(() =>
    expect(regions().map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(text)),
  );

describe('what happens without a change of the focus is announced', () => {
  it('how many boards a search found', async () => {
    const { user } = renderApp('/');
    await expectAnnounced('1 board');
    await user.type(screen.getByRole('searchbox'), 'zzqx');
    await expectAnnounced('0 boards');
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
});

it('the first notice of a visit is announced over an open dialog, which hides the screen', async () => {
  const { user } = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('main')).toBeNull();
  act(() => showNotice('Copied'));
  await expectAnnounced('Copied');
});

describe('a bar of the frame is announced, because its region was there before it and is the only one around it', () => {
  async function openFrame() {
    const app = renderApp('/comingsoon', { as: 'creator' });
    await screen.findByRole('heading', { name: 'Coming Soon' });
    const there = liveRegions();
    const expectBar = async (text: string) => {
      await expectAnnounced(text, () => there);
      expect(liveRegions().filter(({ textContent }) => textContent?.includes(text))).toHaveLength(1);
    };
    return { ...app, expectBar };
  }

  it('where the profile could not be loaded', async () => {
    const fault = callFails('get', '/profile');
    const { expectBar } = await openFrame();
    await waitFor(() => expect(fault.met()).toBeGreaterThan(0));
    await expectBar('Your profile could not be loaded');
  });

  it('of a new version', async () => {
    const { expectBar } = await openFrame();
    act(() => waitingWorker.set({} as ServiceWorker));
    await expectBar('A new version is available.');
    act(() => waitingWorker.set(null));
  });
});
