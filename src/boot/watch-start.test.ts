// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { watchReloads } from '@kit/browser';
import { watchStart } from './watch-start';

it('offers a reload when the app could not be started', async () => {
  document.body.innerHTML =
    '<div id="root"><div data-look="frame"><header></header><p class="skeleton"></p></div></div>';
  const reload = watchReloads();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  watchStart()(false);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});
