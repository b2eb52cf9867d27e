// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPopupClosing } from './popup-closing';

const original = window.open;
const opened = vi.fn<typeof window.open>();

beforeEach(() => {
  vi.useFakeTimers();
  window.open = opened;
});
afterEach(() => {
  vi.useRealTimers();
  opened.mockReset();
  window.open = original;
});

/** Opens a watched window. */
function openWatched(popup: { closed: boolean } | null) {
  opened.mockReturnValue(popup as unknown as Window);
  const watch = watchPopupClosing();
  const isClosed = vi.fn();
  void watch.closed.then(isClosed);
  window.open('https://auth.example', '_blank', 'width=500');
  return { ...watch, isClosed };
}

it('resolves shortly after the window has gone, and not before', async () => {
  const popup = { closed: false };
  const { isClosed, stop } = openWatched(popup);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isClosed).not.toHaveBeenCalled();
  popup.closed = true;
  // A successful sign-in may close its window as well, and its report follows.
  await vi.advanceTimersByTimeAsync(1099);
  expect(isClosed).not.toHaveBeenCalled();
  // Noticed within 0.1 s, and a second more.
  await vi.advanceTimersByTimeAsync(1);
  expect(isClosed).toHaveBeenCalledExactlyOnceWith(null);
  stop();
});

it('passes the call on unchanged, and watches only the next window', () => {
  const { stop } = openWatched({ closed: false });
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://auth.example', '_blank', 'width=500');
  expect(window.open).toBe(opened);
  stop();
});

it('does not report a window that was blocked: the service does', async () => {
  const { isClosed, stop } = openWatched(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isClosed).not.toHaveBeenCalled();
  stop();
});

it('leaves no timer and no watched window behind', async () => {
  const watch = watchPopupClosing();
  expect(window.open).not.toBe(opened);
  watch.stop();
  expect(window.open).toBe(opened);
  expect(vi.getTimerCount()).toBe(0);
});
