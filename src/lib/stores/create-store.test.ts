// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './create-store';

it('has its last value, and says when it changes', () => {
  const store = createStore('a');
  const seen = vi.fn();
  const stop = store.subscribe(() => seen(store.get()));
  expect(store.get()).toBe('a');
  store.set('b');
  stop();
  store.set('c');
  expect(seen.mock.calls).toEqual([['b']]);
  expect(store.get()).toBe('c');
});

it('is followed by components, and knows whether one does', () => {
  const store = createStore(1);
  const { result, unmount } = renderHook(() => useStore(store));
  expect(result.current).toBe(1);
  act(() => store.set(2));
  expect(result.current).toBe(2);
  expect(store.isObserved()).toBe(true);
  unmount();
  expect(store.isObserved()).toBe(false);
});
