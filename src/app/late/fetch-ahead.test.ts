import { beforeEach, expect, it, vi } from 'vitest';
import { pass, stopClock } from '@kit/stopped-clock';
import { fetchAhead } from './fetch-ahead';

const LIST = '/assets/chunks.json';
/** Tells the app that the page has loaded something. */
let somethingHasLoaded = () => {};
const fetched = vi.fn(() => Promise.resolve(Response.json([])));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(run: () => void) {
        somethingHasLoaded = run;
      }
      observe() {}
      disconnect() {}
    },
  );
  const meta = Object.assign(document.createElement('meta'), { name: 'chunks', content: LIST });
  document.head.replaceChildren(meta);
  stopClock();
});

it('fetches nothing ahead until the page has loaded nothing for two seconds', async () => {
  const ending = fetchAhead();
  await pass(1_500);
  somethingHasLoaded();
  await pass(1_999);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(LIST, { priority: 'low' });
  await ending;
});

it('begins after fifteen seconds on a page that never stops loading', async () => {
  const ending = fetchAhead();
  for (let seconds = 0; seconds < 14; seconds += 1) {
    await pass(1_000);
    somethingHasLoaded();
  }
  expect(fetched).not.toHaveBeenCalled();
  await pass(1_000);
  expect(fetched).toHaveBeenCalledOnce();
  await ending;
});

it('fetches nothing ahead for somebody who saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  await fetchAhead();
  await pass(20_000);
  expect(fetched).not.toHaveBeenCalled();
});
