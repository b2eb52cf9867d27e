import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { indexedDbStorage } from '@/features/review-desk/state/indexed-db-storage';
import { expectToast } from '@kit/steps';
import { decisions, DESK_PATH, openDesk, pile, untilKept } from '@kit/open-desk';
import { crowd } from '@kit/crowd';
import { renderApp } from '@kit/render-app';

const fail = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};
const breakDatabase = () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail);
const fillLocalStorage = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
/** A browser that hides the page, and shows it again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const warning = () => screen.queryByText('Only until this page is closed.');

it('says nothing of a database that fails while local storage has what was judged', async () => {
  const app = await openDesk(2);
  const broken = breakDatabase();
  await app.user.keyboard('nn');
  expect(warning()).toBeNull();
  expect(screen.queryByText('Not kept')).toBeNull();
  broken.mockRestore();
  comeBack();
  await untilKept(app, 2, 'no');
});

it('says once that a verdict could not be kept anywhere, and takes it back when it is', async () => {
  const app = await openDesk(2);
  const broken = [breakDatabase(), fillLocalStorage()];
  await app.user.keyboard('n');
  await expectToast('Not kept');
  expect(warning()).toBeVisible();
  await app.user.keyboard('n');
  expect(pile('No')).toBe(2);
  expect(screen.getAllByText('Not kept')).toHaveLength(1);
  broken.forEach((mock) => mock.mockRestore());
  comeBack();
  await waitFor(() => expect(screen.queryByText('Not kept')).toBeNull());
  await waitFor(() => expect(warning()).toBeNull());
  await untilKept(app, 2, 'no');
});

it('sends where nothing can be written down, says so, and writes it down later', async () => {
  const app = await openDesk(2);
  const broken = breakDatabase();
  await app.user.keyboard('nn');
  await app.user.click(screen.getByRole('button', { name: 'Send 2 decisions' }));
  await app.user.click(await screen.findByRole('button', { name: 'Send 2 rejections' }));
  await expectToast('Not kept');
  expect(await screen.findByText('Sent 2 of 2.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(2);
  broken.mockRestore();
  comeBack();
  await waitFor(async () => {
    const kept = await indexedDbStorage('uid-creator').readDeliveries();
    expect(kept.map(({ state }) => state.kind)).toEqual(['delivered', 'delivered']);
  });
});

it('says so as soon as the desk opens where the device has no database', async () => {
  const app = renderApp(DESK_PATH, { as: 'creator', arrange: crowd(1) });
  vi.stubGlobal('indexedDB', undefined);
  await expectToast('Not kept');
  await screen.findByRole('list', { name: 'Applications' });
  await app.user.keyboard('y');
  expect(pile('Yes')).toBe(1);
  // Local storage has it.
  expect(warning()).toBeNull();
});

it('says it once, however often one goes between the desk and the sending screen', async () => {
  const app = await openDesk(2);
  breakDatabase();
  fillLocalStorage();
  await app.user.keyboard('n');
  await expectToast('Not kept');
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Not kept')).toBeNull());
  for (const to of ['Send 1 decision', 'Back to the desk', 'Send 1 decision']) {
    await app.user.click(await screen.findByText(to));
    await screen.findByRole('list', { name: to === 'Back to the desk' ? 'Applications' : 'Decisions' });
    expect(screen.queryByText('Not kept')).toBeNull();
  }
});
