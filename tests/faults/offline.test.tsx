import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { tellNotSent } from '@/app/late/tell-not-sent';
import { reloadWhenBack } from '@/app/reload-when-back';
import { waitingNotices } from '@/ui/toasts/notice-store';
import { expectToast } from '@kit/steps';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callIsHeld } from '@kit/scenarios';
import { server } from '@kit/server';
import { expectNoLeaks, expectTold } from './screen-checks';

const NOTICE = 'You are offline. What is loaded stays readable; nothing can be sent until you are back.';

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

it('shows that the network is gone, and keeps what is loaded readable', async () => {
  const connection = network();
  renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
  expect(await screen.findByRole('heading', { name: BOARD_NAME })).toBeVisible();
  connection.cut();
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(screen.getByRole('heading', { name: BOARD_NAME })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mario Member' })).toBeVisible();
  connection.restore();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('says at once why a change was not made, reloads when it is back, and repeats no change automatically', async () => {
  const connection = network();
  const app = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
  const stop = reloadWhenBack(app.store);
  tellNotSent(app.store);
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  connection.cut();
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete Board' }));
  await expectToast('You are offline. Nothing was sent.');
  await expectTold('Failed to delete the board. Please try again.');
  expectNoLeaks();

  const loads = () => app.callsTo('GET', `/boards/${BOARD_ID}`).length;
  const before = loads();
  connection.restore();
  await waitFor(() => expect(loads()).toBe(before + 1));
  expect(app.callsTo('DELETE', `/boards/${BOARD_ID}`)).toHaveLength(1);
  expect((await app.backend.read()).boards).toHaveLength(1);
  stop();
});

it('does not say that nothing was sent of a change that has lost the network on its way', async () => {
  const notices: string[] = [];
  // Before those that show them, which take them.
  const stop = waitingNotices.subscribe(() => notices.push(...waitingNotices.get()));
  const connection = network();
  const app = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
  tellNotSent(app.store);
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const hold = callIsHeld('delete', `/boards/${BOARD_ID}`);
  await app.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Board' }),
  );
  await waitFor(() => expect(app.callsTo('DELETE', `/boards/${BOARD_ID}`)).toHaveLength(1));
  connection.cut();
  hold.stop();
  await expectTold('Failed to delete the board. Please try again.');
  expect(notices).toEqual([]);
  stop();
});

it('shows what could not be loaded as soon as the network is back, without a press', async () => {
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
