// @vitest-environment jsdom
// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { untilIdle } from './until-idle';

afterEach(() => {
  vi.useRealTimers();
});

it('waits until the browser is idle, for 2 s at most', async () => {
  let whenIdle = () => {};
  const requestIdleCallback = vi.fn((callback: () => void) => (whenIdle = callback));
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const isIdle = vi.fn();
  const idle = untilIdle().then(isIdle);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
  await Promise.resolve();
  expect(isIdle).not.toHaveBeenCalled();
  whenIdle();
  await idle;
  expect(isIdle).toHaveBeenCalledOnce();
});

it('waits 300 ms where the browser does not report idleness', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const isIdle = vi.fn();
  void untilIdle().then(isIdle);
  await vi.advanceTimersByTimeAsync(299);
  expect(isIdle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isIdle).toHaveBeenCalledOnce();
});
