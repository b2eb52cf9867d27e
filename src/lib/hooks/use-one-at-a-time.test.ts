// @vitest-environment jsdom
// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time';

afterEach(cleanup);

/** An action whose runs end when the test says so. */
function start() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const act = vi.fn(
    (_what: string) => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const { result, rerender } = renderHook(() => useOneAtATime(act));
  return { act, ends, rerender, call: (what: string) => result.current(what) };
}

describe('a running action', () => {
  it('is not started again, and both callers wait for it', async () => {
    const { act, ends, call, rerender } = start();
    const first = call('a');
    rerender();
    expect(call('b')).toBe(first);
    expect(act).toHaveBeenCalledExactlyOnceWith('a');
    ends[0]?.resolve();
    await first;
  });

  it('can be started again when it has ended', async () => {
    const { act, ends, call } = start();
    const first = call('a');
    ends[0]?.resolve();
    await first;
    void call('b');
    expect(act).toHaveBeenLastCalledWith('b');
  });

  it('can be started again when it has failed, and the failure is passed on', async () => {
    const { act, ends, call } = start();
    const first = call('a');
    ends[0]?.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    void call('b');
    expect(act).toHaveBeenCalledTimes(2);
  });
});
