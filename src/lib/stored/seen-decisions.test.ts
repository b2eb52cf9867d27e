// @vitest-environment jsdom
// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seenDecisions } from './seen-decisions';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const KEY = 'seenDecisions:ana';
const keep = (uid: string, ids: string[]) => void seenDecisions.change(uid, () => ids);

describe('decisions that were seen', () => {
  it('are exactly those stored last, for each person', () => {
    keep('ana', ['r1', 'r2']);
    keep('ana', ['r2', 'r3']);
    expect(seenDecisions.read('ana')).toEqual(['r2', 'r3']);
    expect(seenDecisions.read('ben')).toEqual([]);
    expect(window.localStorage.getItem(KEY)).toBe('["r2","r3"]');
  });

  it.each(['{', '7', '{"length":1}', 'null'])('are empty where %s is stored', (kept) => {
    window.localStorage.setItem(KEY, kept);
    expect(seenDecisions.read('ana')).toEqual([]);
  });

  it('are only the ids in what is stored', () => {
    window.localStorage.setItem(KEY, '["r1",7,null,"r2"]');
    expect(seenDecisions.read('ana')).toEqual(['r1', 'r2']);
  });
});

describe('following them', () => {
  const start = () => renderHook(() => seenDecisions.useItems('ana'));

  it('shows what this tab stores, at once', () => {
    const { result } = start();
    expect(result.current).toEqual([]);
    act(() => keep('ana', ['r1']));
    expect(result.current).toEqual(['r1']);
  });

  it('shows what another tab stores', () => {
    const { result } = start();
    act(() => {
      window.localStorage.setItem(KEY, '["r9"]');
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(result.current).toEqual(['r9']);
  });

  it('returns the same list until something changes', () => {
    keep('ana', ['r1']);
    const { result, rerender } = start();
    const first = result.current;
    act(() => keep('ana', ['r1']));
    rerender();
    expect(result.current).toBe(first);
  });

  it('follows the person who is signed in now', () => {
    keep('ana', ['r1']);
    keep('ben', ['r2']);
    const { result, rerender } = renderHook(({ person }) => seenDecisions.useItems(person), {
      initialProps: { person: 'ana' },
    });
    rerender({ person: 'ben' });
    expect(result.current).toEqual(['r2']);
  });

  it('ends when the screen is left', () => {
    const remove = vi.spyOn(window, 'removeEventListener');
    const read = vi.spyOn(Storage.prototype, 'getItem');
    start().unmount();
    expect(remove).toHaveBeenCalledWith('storage', expect.any(Function));
    read.mockClear();
    keep('ben', []);
    // Storage is read once, and not by the screen that was left.
    expect(read).toHaveBeenCalledTimes(1);
  });
});
