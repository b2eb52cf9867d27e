// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { untilOnline } from './until-online';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const online = () => window.dispatchEvent(new Event('online'));

/** What is left on the window, and of timers. */
function watchListeners() {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  return () => added.mock.calls.length - removed.mock.calls.length + vi.getTimerCount();
}

it.each([
  ['the connection is back', undefined, online],
  ['the connection is back in time', 1000, online],
  ['the time is over', 1000, () => vi.advanceTimersByTime(1000)],
])('waits until %s, and leaves nothing behind', async (_what, atLatestMs, happen) => {
  const left = watchListeners();
  const isDone = vi.fn();
  const waiting = untilOnline(atLatestMs).then(isDone);
  await vi.advanceTimersByTimeAsync(999);
  expect(isDone).not.toHaveBeenCalled();
  happen();
  await waiting;
  expect(left()).toBe(0);
});
