import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applicants } from '@kit/applicants';
import { DESK_PATH, openDesk, statusCount, untilStored } from '@kit/open-desk';
import { renderApp } from '@kit/render-app';

const breakDatabase = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

it('warns while marks can’t be stored, and retries when the page is visible', async () => {
  const app = await openDesk(2);
  const broken = breakDatabase();
  await app.user.keyboard('nn');
  expect(await screen.findByText(/^Your marks aren’t being saved/)).toBeVisible();
  expect(statusCount('No')).toBe(2);
  broken.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await untilStored(app, 2, 'no');
  await waitFor(() => expect(screen.queryByText(/^Your marks aren’t being saved/)).toBeNull());
});

it('warns when the browser blocks storage, and keeps marks for the tab', async () => {
  const app = renderApp(DESK_PATH, { as: 'creator', arrange: applicants(1) });
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  expect(await screen.findByText(/^This browser blocks storage/)).toBeVisible();
  await app.user.keyboard('y');
  expect(statusCount('Yes')).toBe(1);
});
