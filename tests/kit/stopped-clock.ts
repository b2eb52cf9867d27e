import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Faked = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date';

/** Measured in real time, which `stopClock` doesn't affect. */
const TIMEOUT_MS = 15_000;

/**
 * Stops the clock for the rest of the test; `pass` advances it. `findBy`, `waitFor` and user-event need a running clock,
 * so use `until` and `fireEvent` instead.
 */
export function stopClock(...toFake: Faked[]): void {
  vi.useFakeTimers({ toFake: toFake.length > 0 ? toFake : ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Advances the clock, and runs the timers and effects that are due. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits with a stopped clock until `assertion` doesn't throw. @returns its result */
export async function until<T>(assertion: () => T): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return assertion();
    } catch (error) {
      if (performance.now() - start > TIMEOUT_MS) throw error;
    }
    // One turn of the event loop, for responses, lazy code and timers without a delay.
    await act(async () => {
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => void setImmediate(resolve));
    });
  }
}
