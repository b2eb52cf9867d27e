import type { JournalEntry } from '@/domain/review/decision';
import { createStore } from '@/lib/stores/create-store';
import type { MarkChanges } from './database';

/** A change in one tab, for the account's other tabs. */
export type TabMessage =
  | { kind: 'marks'; boardId: string; changes: MarkChanges }
  | { kind: 'entry'; entry: JournalEntry }
  | { kind: 'removed'; entry: JournalEntry }
  | { kind: 'sending'; isSending: boolean };

export interface Tabs {
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => unknown): () => void;
  /** Runs with the send lock of the account. @returns whether the lock was available */
  withSendLock(run: () => Promise<void>): Promise<boolean>;
  /** Whether any tab holds the lock; false if the browser has no locks. */
  isLockHeld(): Promise<boolean>;
  close(): void;
}

/** Locks within this page, for browsers without the Web Locks API (insecure origins) or with blocked storage. */
const heldInPage = new Set<string>();

async function withPageLock(name: string, run: () => Promise<void>): Promise<boolean> {
  if (heldInPage.has(name)) return false;
  heldInPage.add(name);
  await run().finally(() => heldInPage.delete(name));
  return true;
}

/** Null if the browser rejects it, as Firefox does with blocked storage. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The tabs of this browser in which an account is signed in. */
export function openTabs(account: string): Tabs {
  const name = `review-sending:${account}`;
  let channel = openChannel(`review:${account}`);
  return {
    // A call in flight at sign-out is recorded after the channel was closed.
    post: (message) => channel?.postMessage(message),
    subscribe(listener) {
      const receive = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    async withSendLock(run) {
      if (!('locks' in navigator)) return withPageLock(name, run);
      let isGranted: boolean | null = null;
      try {
        await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
          isGranted = lock !== null;
          if (isGranted) await run();
        });
      } catch (error) {
        // Falls back if the browser rejects all locks; errors of `run` are thrown.
        if (isGranted !== null) throw error;
        return withPageLock(name, run);
      }
      return isGranted ?? false;
    },
    async isLockHeld() {
      if (!('locks' in navigator)) return false;
      const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
      return held.some((lock) => lock.name === name);
    },
    close() {
      channel?.close();
      channel = null;
    },
  };
}

const POLL_MS = 2000;

/** Whether another tab is sending, by its messages. Polls the lock, which a crashed tab no longer holds. */
export function watchOtherTabs({ subscribe, isLockHeld }: Pick<Tabs, 'subscribe' | 'isLockHeld'>) {
  const isSending = createStore(false);
  let timer: ReturnType<typeof setInterval> | undefined;
  function set(isOtherSending: boolean): void {
    clearInterval(timer);
    if (isOtherSending)
      timer = setInterval(() => void isLockHeld().then((isHeld) => isHeld || set(false)), POLL_MS);
    if (isOtherSending !== isSending.get()) isSending.set(isOtherSending);
  }
  const stop = subscribe((message) => message.kind === 'sending' && set(message.isSending));
  void isLockHeld().then((isHeld) => isHeld && set(true));
  return {
    get: isSending.get,
    subscribe: isSending.subscribe,
    dispose() {
      stop();
      clearInterval(timer);
    },
  };
}
