// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { tabChannel, untilRetry } from './browser-ports';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** @returns whether it is over */
function waiting(failures: number): () => boolean {
  let hasEnded = false;
  void untilRetry(failures).then(() => (hasEnded = true));
  return () => hasEnded;
}

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [6, 32_000],
  [7, 60_000],
  [1000, 60_000],
])('waits longer after each failure, up to a minute: after %i for %i ms', async (failures, pauseMs) => {
  const hasEnded = waiting(failures);
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(hasEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasEnded()).toBe(true);
});

it('waits no longer once somebody comes back to the page, by Back or from another tab, and leaves nothing behind', async () => {
  const adding = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const fromTab = waiting(7);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fromTab()).toBe(false);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fromTab()).toBe(true);
  const byBack = waiting(7);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(byBack()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  const signals = adding.flatMap(({ mock }) =>
    mock.calls.flatMap(([, , options]) => (typeof options === 'object' ? (options.signal ?? []) : [])),
  );
  expect(signals).toHaveLength(4);
  expect(signals.filter(({ aborted }) => !aborted)).toEqual([]);
});

it('hears and says nothing where the browser refuses a channel, as Firefox does where storage is blocked', () => {
  const refused = vi.fn(function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', refused);
  const channel = tabChannel('a');
  expect(refused).toHaveBeenCalledOnce();
  const stop = channel.subscribe(() => undefined);
  channel.post({ kind: 'deliveries' });
  stop();
  channel.close();
});
