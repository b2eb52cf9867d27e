import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { start } from '@/app/start';
import { createHandlers } from '@/demo/handlers/create-handlers';
import { verifyDemoToken } from '@/demo/demo-token';
import { API_BASE_URL } from '@kit/api-store';
import { createMemoryStore } from '@kit/memory-store';
import { BOARD_NAME, testDb } from '@kit/people';
import { server, serveBackend } from '@kit/server';
import { createTestIdentity } from '@kit/test-identity';

it('refetches on reconnect and restore, and follows another tab’s theme', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  onTestFinished(() => document.body.replaceChildren());
  // `start` renders outside of `act`, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  window.history.replaceState(null, '', '/');
  const store = createMemoryStore(testDb);
  serveBackend(createHandlers({ apiBaseUrl: API_BASE_URL, store, verifyToken: verifyDemoToken }));
  let requests = 0;
  server.events.on('request:start', () => void (requests += 1));

  await start({ apiBaseUrl: API_BASE_URL, loadIdentity: async () => createTestIdentity(null) });
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
  expect(requests).toBe(1);

  window.dispatchEvent(new Event('offline'));
  await store.update((db) => void (db.boards[0]!.name = 'Renamed offline'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('link', { name: 'Renamed offline' })).toBeVisible();
  expect(requests).toBe(2);

  localStorage.setItem('theme', 'dark');
  await vi.waitFor(
    () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      expect(document.documentElement.dataset.theme).toBe('dark');
    },
    { timeout: 90_000 },
  );

  // Restored from the back/forward cache.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  localStorage.setItem('theme', 'light');
  await store.update((db) => void (db.boards[0]!.name = 'Renamed once more'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(await screen.findByRole('link', { name: 'Renamed once more' })).toBeVisible();
  expect(requests).toBe(3);
});

it.each([
  ['no one if the address is blank', ' ', []],
  [
    'a configured address, trimmed',
    ' https://errors.example.com/talentboard?key=1 ',
    ['https://errors.example.com/talentboard?key=1'],
  ],
])('reports errors to %s', async (_case, address, reportedTo) => {
  vi.stubEnv('VITE_ERROR_REPORT_URL', address);
  const sendBeacon = vi.fn();
  Object.assign(navigator, { sendBeacon });
  // The app fails without its root element. React's production build shows the error's number.
  const started = start({ apiBaseUrl: API_BASE_URL, loadIdentity: async () => createTestIdentity(null) });
  await expect(started).rejects.toThrow(/Target container is not a DOM element|React error #299/);
  await vi.dynamicImportSettled();
  // An event with an error object would fail the test.
  window.dispatchEvent(new ErrorEvent('error'));
  expect(sendBeacon.mock.calls.map(([url]) => url as unknown)).toEqual(reportedTo);
});
