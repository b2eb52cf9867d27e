import type { SenderLock, TabChannel, TabMessage } from './review-ports';
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
