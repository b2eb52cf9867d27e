// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createEmitter, followStorage } from './emitter';

it('calls everybody who has subscribed, until they stop it', () => {
  const { subscribe, emit, isObserved } = createEmitter();
  const [one, other] = [vi.fn(), vi.fn()];
  expect(isObserved()).toBe(false);
  const stop = subscribe(one);
  subscribe(other);
  emit();
  stop();
  emit();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
  expect(isObserved()).toBe(true);
});

it('is connected for as long as anybody listens', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const { subscribe } = createEmitter(connect);
  const stops = [subscribe(vi.fn()), subscribe(vi.fn())];
  expect(connect).toHaveBeenCalledTimes(1);
  stops[0]?.();
  expect(disconnect).not.toHaveBeenCalled();
  stops[1]?.();
  // Stopping twice must not disconnect those who have subscribed meanwhile.
  stops[1]?.();
  expect(disconnect).toHaveBeenCalledTimes(1);
  subscribe(vi.fn());
  expect(connect).toHaveBeenCalledTimes(2);
  stops[1]?.();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('follows other tabs through their storage events', () => {
  const heard = vi.fn();
  const stop = followStorage(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(heard).toHaveBeenCalledTimes(1);
});
