import { beforeEach, expect, it, vi } from 'vitest';
import { untilRetry } from './browser-ports';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** @returns whether it is over */
function waiting(failures: number): () => boolean {
  let isOver = false;
  void untilRetry(failures).then(() => (isOver = true));
  return () => isOver;
}

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [6, 32_000],
  [7, 60_000],
  [1000, 60_000],
])('waits longer after each failure, up to a minute: after %i for %i ms', async (failures, pauseMs) => {
  const isOver = waiting(failures);
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it('waits no longer once somebody comes back to the page, by Back or from another tab, and leaves nothing behind', async () => {
  const listeners = vi.spyOn(AbortController.prototype, 'abort');
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
  expect(listeners).toHaveBeenCalledTimes(2);
});
