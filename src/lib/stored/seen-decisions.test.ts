// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSeenDecisions, readSeenDecisions, useSeenDecisions } from './seen-decisions';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const KEY = 'seenDecisions:ana';

describe('decisions that were seen', () => {
  it('are exactly those stored last, for each person', () => {
    keepSeenDecisions('ana', ['r1', 'r2']);
    keepSeenDecisions('ana', ['r2', 'r3']);
    expect([...readSeenDecisions('ana')]).toEqual(['r2', 'r3']);
    expect([...readSeenDecisions('ben')]).toEqual([]);
    expect(window.localStorage.getItem(KEY)).toBe('["r2","r3"]');
  });

  it.each(['{', '7', '{"length":1}', 'null'])('are empty where %s is stored', (kept) => {
    window.localStorage.setItem(KEY, kept);
    expect([...readSeenDecisions('ana')]).toEqual([]);
  });

  it('are only the ids in what is stored', () => {
    window.localStorage.setItem(KEY, '["r1",7,null,"r2"]');
    expect([...readSeenDecisions('ana')]).toEqual(['r1', 'r2']);
  });
});

describe('following them', () => {
  const start = () => renderHook(() => useSeenDecisions('ana'));

  it('shows what this tab stores, at once', () => {
    const { result } = start();
    expect(result.current.size).toBe(0);
    act(() => keepSeenDecisions('ana', ['r1']));
    expect([...result.current]).toEqual(['r1']);
  });

  it('shows what another tab stores', () => {
    const { result } = start();
    act(() => {
      window.localStorage.setItem(KEY, '["r9"]');
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect([...result.current]).toEqual(['r9']);
  });

  it('returns the same set until something changes, and notifies nobody of what is stored already', () => {
    keepSeenDecisions('ana', ['r1']);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const { result, rerender } = start();
    const first = result.current;
    act(() => keepSeenDecisions('ana', ['r1']));
    rerender();
    expect(result.current).toBe(first);
    expect(setItem).not.toHaveBeenCalled();
  });

  it('follows the person who is signed in now', () => {
    keepSeenDecisions('ana', ['r1']);
    keepSeenDecisions('ben', ['r2']);
    const { result, rerender } = renderHook(({ person }) => useSeenDecisions(person), {
      initialProps: { person: 'ana' },
    });
    rerender({ person: 'ben' });
    expect([...result.current]).toEqual(['r2']);
  });

  it('ends when the screen is left', () => {
    const remove = vi.spyOn(window, 'removeEventListener');
    const read = vi.spyOn(Storage.prototype, 'getItem');
    start().unmount();
    expect(remove).toHaveBeenCalledWith('storage', expect.any(Function));
    read.mockClear();
    keepSeenDecisions('ben', []);
    // Storage is read once, and not by the screen that was left.
    expect(read).toHaveBeenCalledTimes(1);
  });
});
