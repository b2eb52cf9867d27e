// @vitest-environment jsdom
// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { untilQuiet } from './until-quiet';

/** Tells that the page has loaded something. */
let somethingHasLoaded = () => {};
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(run: () => void) {
        somethingHasLoaded = run;
      }
      observe(options: unknown) {
        expect(options).toEqual({ type: 'resource' });
      }
      disconnect = disconnect;
    },
  );
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('waits until the page has loaded nothing for two seconds, and leaves nothing behind', async () => {
  const isQuiet = vi.fn();
  void untilQuiet().then(isQuiet);
  await vi.advanceTimersByTimeAsync(1_500);
  somethingHasLoaded();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isQuiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isQuiet).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('waits fifteen seconds for a page that never stops loading', async () => {
  const isQuiet = vi.fn();
  void untilQuiet().then(isQuiet);
  for (let seconds = 0; seconds < 14; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    somethingHasLoaded();
  }
  await vi.advanceTimersByTimeAsync(999);
  expect(isQuiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isQuiet).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
