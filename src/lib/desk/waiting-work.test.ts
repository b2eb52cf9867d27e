// @vitest-environment jsdom
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Fresh modules for each test, because an announcement is remembered until the page is left. */
const load = () => import('./waiting-work');

beforeEach(() => {
  vi.resetModules();
  window.localStorage.clear();
});
afterEach(() => window.localStorage.clear());

describe('waiting work', () => {
  it('exists only for the person for whom something is stored', async () => {
    const { waitingPrefix, waitingWork } = await load();
    expect(waitingWork.isThere('ana')).toBe(false);
    window.localStorage.setItem(`${waitingPrefix('ana')}r1`, '{}');
    expect(waitingPrefix('ana')).toBe('waiting:ana:');
    expect(waitingWork.isThere('ana')).toBe(true);
    expect(waitingWork.isThere('an')).toBe(false);
  });

  it('exists once it was announced, even if nothing can be stored, and notifies once', async () => {
    const { announceWaitingWork, waitingWork } = await load();
    const listener = vi.fn();
    waitingWork.subscribe(listener);
    announceWaitingWork();
    announceWaitingWork();
    expect(waitingWork.isThere('ana')).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies each listener once of what other tabs store, until it stops listening', async () => {
    const { waitingWork } = await load();
    const removed = vi.spyOn(window, 'removeEventListener');
    const [one, other] = [vi.fn(), vi.fn()];
    const otherTab = () => window.dispatchEvent(new StorageEvent('storage'));
    const stops = [waitingWork.subscribe(one), waitingWork.subscribe(other)];
    otherTab();
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
    stops[0]?.();
    otherTab();
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
    stops[1]?.();
    expect(removed).toHaveBeenCalledExactlyOnceWith('storage', expect.any(Function));
    otherTab();
    expect(other).toHaveBeenCalledTimes(2);
  });
});
