// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchReloads } from '@kit/browser';
import { watchStart } from './watch-start';

const FRAME = '<div id="root"><div data-look="frame"><header></header><p class="skeleton"></p></div></div>';

beforeEach(() => {
  document.body.innerHTML = FRAME;
  return () => document.body.replaceChildren();
});

it.each([
  ['answers deep links with 404 and the page', () => Promise.resolve(new Response(FRAME, { status: 404 }))],
  ['has no paths', () => Promise.resolve(new Response(FRAME))],
])('a start that failed begins again once a host that %s can be reached', async (_host, respond) => {
  const reload = watchReloads();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  watchStart()(false);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('The server still could not be reached.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();

  vi.stubGlobal('fetch', respond);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});
