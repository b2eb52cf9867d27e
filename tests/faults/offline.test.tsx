import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { CACHED_AT_HEADER } from '@/api/offline-requests';
import { reloadWhenBack } from '@/app/reload-when-back';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { server } from '@kit/server';
import { expectNoLeaks, expectTold } from './screen-checks';

/** Goes offline and online, as the browser reports it. */
function network() {
  let isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  server.use(http.all('*', () => (isOnline ? undefined : HttpResponse.error())));
  const become = (next: boolean) =>
    act(() => {
      isOnline = next;
      window.dispatchEvent(new Event(next ? 'online' : 'offline'));
    });
  return { cut: () => become(false), restore: () => become(true) };
}

it('says until a refresh succeeds when the service worker has cached the data on screen', async () => {
  const cachedAt = new Date();
  cachedAt.setHours(cachedAt.getHours() === 0 ? 0 : cachedAt.getHours() - 1, 5);
  const time = cachedAt.toTimeString().slice(0, 5);
  let isOffline = true;
  server.use(
    http.get('*/boards/my-boards', () =>
      isOffline
        ? HttpResponse.json(
            { boards: [{ _id: BOARD_ID, name: BOARD_NAME }] },
            { headers: { [CACHED_AT_HEADER]: String(cachedAt.getTime()) } },
          )
        : undefined,
    ),
  );
  const { user } = renderApp('/boards', { as: 'creator' });
  expect(await screen.findByText(`You're offline. Showing data from ${time}.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(`You're offline. Showing data from ${time}.`)).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText(/You're offline/)).toBeNull());
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
});

it('keeps the loaded data without a network, refetches with one, and never repeats a mutation', async () => {
  const connection = network();
  const app = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
  const stop = reloadWhenBack(app.store);
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  connection.cut();
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete Board' }));
  await expectTold(/^We couldn't confirm that the board was deleted/);
  expect(screen.getByText(BOARD_NAME)).toBeInTheDocument();
  expectNoLeaks();

  const loads = () => app.callsTo('GET', `/boards/${BOARD_ID}`).length;
  const before = loads();
  connection.restore();
  await waitFor(() => expect(loads()).toBeGreaterThan(before));
  expect(app.callsTo('DELETE', `/boards/${BOARD_ID}`)).toHaveLength(1);
  expect((await app.backend.read()).boards).toHaveLength(1);
  stop();
});

it('loads a failed screen as soon as the network is back', async () => {
  const connection = network();
  const app = renderApp('/comingsoon');
  const stop = reloadWhenBack(app.store);
  await screen.findByRole('heading', { name: 'Coming Soon' });
  connection.cut();
  await app.user.click(screen.getByRole('link', { name: 'Talentboard' }));
  expect(await screen.findByText('The boards could not be loaded')).toBeVisible();
  expect(screen.getByText('You are offline. Try again when the connection is back.')).toBeVisible();
  connection.restore();
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
  stop();
});
