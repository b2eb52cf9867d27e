import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectToast } from '@kit/expect-toast';
import { decisions, DESK_PATH, openDesk, pile } from '@kit/open-desk';
import { crowd } from '@kit/crowd';
import { renderApp } from '@kit/render-app';

const OUTLOOK =
  'This device has no room left or allows nothing to be kept. It lasts until the page is closed.';

function breakStorage() {
  const fail = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail);
}
const missStorage = () => vi.stubGlobal('indexedDB', undefined);

it('says at the desk, once, that a verdict could not be kept; it can be sent all the same', async () => {
  const app = await openDesk(2);
  expect(screen.queryByText('Not kept')).toBeNull();
  breakStorage();
  await app.user.keyboard('nn');
  await expectToast('Not kept');
  expect(screen.getByText(OUTLOOK)).toBeVisible();
  expect(pile('No')).toBe(2);
  await app.user.click(screen.getByRole('button', { name: 'Send 2 decisions' }));
  await app.user.click(await screen.findByRole('button', { name: 'Send 2 rejections' }));
  expect(await screen.findByText('Sent 2 of 2.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(2);
});

it('says so as soon as the desk opens where the device has no database', async () => {
  const app = renderApp(DESK_PATH, { as: 'creator', arrange: crowd(1) });
  missStorage();
  await expectToast('Not kept');
  await screen.findByRole('list', { name: 'Applications' });
  await app.user.keyboard('y');
  expect(pile('Yes')).toBe(1);
});

it('says it once, however often one goes between the desk and the sending screen', async () => {
  const app = await openDesk(2);
  breakStorage();
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
