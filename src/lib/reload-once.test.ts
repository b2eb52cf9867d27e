import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isReloadedLately, reloadOnce } from './reload-once';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  return () => vi.useRealTimers();
});

describe('an automatic reload', () => {
  it.each([
    [59_999, false],
    [60_000, true],
  ])('again after %i ms: %s', (ms, again) => {
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(ms);
    expect(reloadOnce()).toBe(again);
    expect(reload).toHaveBeenCalledTimes(again ? 2 : 1);
  });

  it('is known of for a minute', () => {
    expect(isReloadedLately()).toBe(false);
    reloadOnce();
    expect(isReloadedLately()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(isReloadedLately()).toBe(false);
  });

  it('may have happened where nothing can be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isReloadedLately()).toBe(true);
  });

  it('would fail offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not happen where it cannot be remembered, because it could repeat for ever', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
