import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Faked = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date';

/** Real time; it can't be stopped by `stopClock`. */
const PATIENCE_MS = 15_000;

/**
 * Stops the clock for the rest of the test; only `pass` moves it on. Testing Library's own waiting (`findBy`, `waitFor`)
 * and user-event need a running one: use `until` and `fireEvent` from here on.
 */
export function stopClock(...toFake: Faked[]): void {
  vi.useFakeTimers({ toFake: toFake.length > 0 ? toFake : ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets so much time pass, with all that it brings. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits, with the clock stopped, until `look` throws no more. @returns what it gave */
export async function until<T>(look: () => T): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (performance.now() - start > PATIENCE_MS) throw error;
    }
    // A turn of the event loop: answers of the test's backend and lazy code come in, and timers without a delay.
    await act(async () => {
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => void setImmediate(resolve));
    });
  }
}
