// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from './load-code';

const cutOff = new TypeError('error loading dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
});

it('returns the code, and throws what went wrong if nobody is leaving', async () => {
  expect(await loadCode(() => Promise.resolve('code'))).toBe('code');
  await expect(loadCode(() => Promise.reject(cutOff))).rejects.toBe(cutOff);
});

it.each(['beforeunload', 'pagehide'])(
  'does not fail after %s, and tries again if the page stays',
  async (type) => {
    window.dispatchEvent(new Event(type));
    const load = vi.fn().mockRejectedValueOnce(cutOff).mockResolvedValueOnce('code');
    const settled = vi.fn();
    const code = loadCode(load);
    void code.then(settled, settled);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe('code');
  },
);

it('fails at once again on a page that was restored', async () => {
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  await expect(loadCode(() => Promise.reject(cutOff))).rejects.toBe(cutOff);
});
