import type { CallLock, RunLock, SenderLock, TabChannel, TabMessage } from './review-ports';
import { createTurns } from './in-turn';

/**
 * A Web Lock for each account: one tab sends at a time, and the browser takes the lock back from a tab that closes or
 * crashes. Insecure origins have none; there only the calls of one page are kept in order.
 */
export function senderLock(account: string): SenderLock {
  if (!('locks' in navigator)) {
    return { isShared: false, hold: createTurns() };
  }
  return {
    isShared: true,
    hold: async (run) => await navigator.locks.request(`review-sending:${account}`, run),
  };
}

/** Insecure origins have none; there nobody waits. */
export function callLock(account: string): CallLock {
  if (!('locks' in navigator)) return { beside: (run) => run(), alone: (run) => run() };
  const name = `review-call:${account}`;
  return {
    beside: async (run) => await navigator.locks.request(name, { mode: 'shared' }, run),
    alone: async (run) => await navigator.locks.request(name, run),
  };
}

/** Insecure origins have none; there a run belongs to no page. */
export function runLock(account: string, runId: string): RunLock {
  if (!('locks' in navigator)) {
    return { hold: (run) => run(), whenFree: () => Promise.resolve(), isFree: () => Promise.resolve(true) };
  }
  const name = `review-run:${account}:${runId}`;
  return {
    hold: async (run) => await navigator.locks.request(name, run),
    // Shared, so that those who only ask never look like the holder to each other.
    whenFree: () => navigator.locks.request(name, { mode: 'shared' }, () => undefined),
    isFree: () =>
      navigator.locks.request(name, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null),
  };
}

/** Messages between the tabs of an account. */
export function tabChannel(account: string): TabChannel & { close: () => void } {
  const channel = new BroadcastChannel(`review:${account}`);
  let isOpen = true;
  return {
    post(message) {
      // What was in flight when the person signed out is still recorded, after the channel was closed.
      if (isOpen) channel.postMessage(message);
    },
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
