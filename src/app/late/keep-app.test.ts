// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pass, stopClock } from '@kit/stopped-clock';
import { checkForNewVersion } from '@/lib/loading/new-version';
import { keepApp } from './keep-app';

const ENTRY = '/assets/index-1.js';
const HOUR_MS = 3_600_000;

vi.mock('@/lib/loading/until-quiet', () => ({ untilQuiet: () => Promise.resolve() }));
vi.mock(import('@/lib/loading/new-version'), async (original) => ({
  ...(await original()),
  checkForNewVersion: vi.fn(() => Promise.resolve()),
}));

/** Stands in for `navigator.serviceWorker`, with a worker that has taken over. */
class Workers extends EventTarget {
  controller = { postMessage: vi.fn() };
  update = vi.fn(() => Promise.reject(new TypeError('offline')));
  register = vi.fn((_url: string) => Promise.resolve({ update: this.update }));
  startMessages = vi.fn();
}

function browserWith(serviceWorker: Workers | undefined, connection?: { saveData: boolean }): void {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker, connection }));
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('__DEMO__', false);
  vi.mocked(checkForNewVersion).mockClear();
  const entry = Object.assign(document.createElement('script'), { type: 'module' });
  entry.setAttribute('src', ENTRY);
  document.head.replaceChildren(entry);
  stopClock('setTimeout', 'clearTimeout', 'Date');
});

it('registers the worker, and tells it which version this page is, also when another takes over', async () => {
  const workers = new Workers();
  browserWith(workers);
  await keepApp();
  expect(workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(workers.controller.postMessage).toHaveBeenCalledExactlyOnceWith(ENTRY);
  expect(workers.startMessages).toHaveBeenCalledOnce();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(workers.controller.postMessage).toHaveBeenCalledTimes(2);
  expect(checkForNewVersion).not.toHaveBeenCalled();
  workers.dispatchEvent(new MessageEvent('message', { data: 'otherVersion' }));
  expect(checkForNewVersion).toHaveBeenCalledOnce();
});

it('registers nothing for somebody who saves data, but follows a worker that is there', async () => {
  const workers = new Workers();
  browserWith(workers, { saveData: true });
  await keepApp();
  expect(workers.register).not.toHaveBeenCalled();
  expect(workers.controller.postMessage).toHaveBeenCalledExactlyOnceWith(ENTRY);
});

it('looks for a new version when somebody comes back to a page that has been open for an hour', async () => {
  const workers = new Workers();
  browserWith(workers);
  await keepApp();
  const comeBack = () => fireEvent(document, new Event('visibilitychange'));
  await pass(HOUR_MS - 1);
  comeBack();
  expect(workers.update).not.toHaveBeenCalled();
  await pass(1);
  comeBack();
  comeBack();
  expect(workers.update).toHaveBeenCalledOnce();
  await pass(HOUR_MS);
  expect(workers.update).toHaveBeenCalledOnce();
});

it.each([
  ['in a browser without workers', () => browserWith(undefined)],
  [
    'where the browser refuses',
    () =>
      browserWith(
        Object.assign(new Workers(), {
          register: () => Promise.reject(new DOMException('no', 'SecurityError')),
        }),
      ),
  ],
  [
    'in development, which has no builds',
    () => {
      vi.stubEnv('PROD', false);
      browserWith(Object.assign(new Workers(), { register: () => expect.unreachable() }));
    },
  ],
])('goes on as before %s', async (_where, arrange) => {
  arrange();
  await expect(keepApp()).resolves.toBeUndefined();
});
