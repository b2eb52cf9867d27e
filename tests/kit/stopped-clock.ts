import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Faked = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date';

/** Real time, which `stopClock` cannot stop. */
const PATIENCE_MS = 15_000;

/**
 * Stops the clock for the rest of the test; only `pass` advances it. Testing Library's own waiting (`findBy`,
 * `waitFor`) and user-event need a running clock: use `until` and `fireEvent` from here on.
 */
export function stopClock(...toFake: Faked[]): void {
  vi.useFakeTimers({ toFake: toFake.length > 0 ? toFake : ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets this much time pass, and everything that happens in it. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits, with the clock stopped, until `look` no longer throws. @returns its result */
export async function until<T>(look: () => T): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (performance.now() - start > PATIENCE_MS) throw error;
    }
    // One turn of the event loop, for answers of the test's backend, lazy code, and timers without a delay.
    await act(async () => {
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => void setImmediate(resolve));
    });
  }
}
