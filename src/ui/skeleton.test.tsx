import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Skeleton } from './skeleton';
import { PULSE_AFTER_MS } from './skeletons-on-screen';

afterEach(() => vi.useRealTimers());

const arePulsing = () => document.documentElement.dataset.slow !== undefined;
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('pulses once loading takes long, until all of it has loaded', () => {
  vi.useFakeTimers();
  const first = render(<Skeleton />);
  pass(PULSE_AFTER_MS - 1);
  const second = render(<Skeleton />);
  expect(arePulsing()).toBe(false);
  pass(1);
  expect(arePulsing()).toBe(true);
  first.unmount();
  expect(arePulsing()).toBe(true);
  second.unmount();
  expect(arePulsing()).toBe(false);
  pass(PULSE_AFTER_MS);
  expect(arePulsing()).toBe(false);
});
