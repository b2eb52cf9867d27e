// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint, subscribeAfterPaint } from './after-paint';
import { createEmitter } from '../stores/emitter';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The next frame, and the tasks that were queued in it. */
const paint = () => vi.runAllTimers();

it('calls back once, after the frame', () => {
  const callback = vi.fn();
  afterPaint(callback);
  expect(callback).not.toHaveBeenCalled();
  paint();
  expect(callback).toHaveBeenCalledOnce();
});

it('calls nothing that was cancelled, before the frame or in it', () => {
  const callback = vi.fn();
  afterPaint(callback)();
  const cancel = afterPaint(callback);
  requestAnimationFrame(() => cancel());
  paint();
  expect(callback).not.toHaveBeenCalled();
});

it('tells of several changes once, after they have been painted, and of later ones again', () => {
  const [one, other] = [createEmitter(), createEmitter()];
  const subscribe = subscribeAfterPaint(one.subscribe, other.subscribe);
  const [listener, second] = [vi.fn(), vi.fn()];
  subscribe(listener);
  subscribe(second);
  one.emit();
  other.emit();
  one.emit();
  expect(listener).not.toHaveBeenCalled();
  paint();
  expect(listener).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  other.emit();
  paint();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('leaves the stores alone once nobody listens, and follows them again for the next', () => {
  const store = createEmitter();
  const subscribe = subscribeAfterPaint(store.subscribe);
  const [first, next] = [vi.fn(), vi.fn()];
  const stop = subscribe(first);
  store.emit();
  stop();
  expect(store.isObserved()).toBe(false);
  paint();
  expect(first).not.toHaveBeenCalled();
  subscribe(next);
  store.emit();
  paint();
  expect(next).toHaveBeenCalledOnce();
});
