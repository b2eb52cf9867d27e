// @vitest-environment jsdom
// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedValue } from './use-debounced-value';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = () =>
  renderHook(({ value, delay }) => useDebouncedValue(value, delay), {
    initialProps: { value: 'a', delay: 300 },
  });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('follows once the value has not changed for the delay', () => {
  const { result, rerender } = start();
  expect(result.current).toBe('a');
  rerender({ value: 'ab', delay: 300 });
  wait(299);
  rerender({ value: 'abc', delay: 300 });
  wait(299);
  expect(result.current).toBe('a');
  wait(1);
  expect(result.current).toBe('abc');
});

it('starts over when the delay changes', () => {
  const { result, rerender } = start();
  rerender({ value: 'b', delay: 300 });
  rerender({ value: 'b', delay: 1000 });
  wait(999);
  expect(result.current).toBe('a');
  wait(1);
  expect(result.current).toBe('b');
});

it('leaves no timer behind', () => {
  start().unmount();
  expect(vi.getTimerCount()).toBe(0);
});
