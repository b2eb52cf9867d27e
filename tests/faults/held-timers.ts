import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import {
  REQUEST_TIMEOUT_MS,
  SHORT_LINK_RETURN_DELAY_MS,
  USER_LOAD_RETRY_DELAY_MS,
  USERNAME_CHECK_DEBOUNCE_MS,
} from '@/domain/limits';

const HELD_MS: readonly number[] = [REQUEST_TIMEOUT_MS, SHORT_LINK_RETURN_DELAY_MS];
const SHORTENED_MS: readonly number[] = [USER_LOAD_RETRY_DELAY_MS, USERNAME_CHECK_DEBOUNCE_MS];

export interface HeldTimers {
  /** Fires the timers of that delay, once there are as many as `count` returns. */
  expire: (delayMs: number, count: () => number) => Promise<void>;
}

/**
 * Holds the long timers (the request timeout, the short link's return) until the test fires them, and shortens
 * onboarding's waits between its tries and the pause before a username is checked. All others run normally.
 */
export function holdLongTimers(): HeldTimers {
  const realSet = globalThis.setTimeout;
  const realClear = globalThis.clearTimeout;
  const held = new Map<unknown, { delayMs: number; run: () => void }>();

  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    callback: (...args: unknown[]) => void,
    delayMs = 0,
    ...args: unknown[]
  ) => {
    if (!HELD_MS.includes(delayMs)) {
      return realSet(callback, SHORTENED_MS.includes(delayMs) ? 1 : delayMs, ...args);
    }
    const id = realSet(() => undefined, 0);
    held.set(id, { delayMs, run: () => callback(...args) });
    return id;
  }) as never);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    held.delete(id);
    realClear(id);
  });

  return {
    async expire(delayMs, count) {
      const due = () => [...held].filter(([, timer]) => timer.delayMs === delayMs);
      await waitFor(() => {
        expect(count()).toBeGreaterThan(0);
        expect(due()).toHaveLength(count());
      });
      act(() => {
        for (const [id, { run }] of due()) {
          held.delete(id);
          run();
        }
      });
    },
  };
}
