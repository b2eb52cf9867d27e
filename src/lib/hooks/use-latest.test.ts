// @vitest-environment jsdom
// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLatest } from './use-latest';

afterEach(cleanup);

it('stays the same function and does what the latest one would', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(({ act }) => useLatest(act), { initialProps: { act: first } });
  const kept = result.current;
  kept('a', 1);
  expect(first).toHaveBeenCalledExactlyOnceWith('a', 1);
  rerender({ act: second });
  expect(result.current).toBe(kept);
  kept('b');
  expect(second).toHaveBeenCalledExactlyOnceWith('b');
  expect(first).toHaveBeenCalledOnce();
});
