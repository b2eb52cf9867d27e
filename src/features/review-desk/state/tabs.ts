import type { JournalEntry } from '@/domain/review/decision';
import { createStore, type Store } from '@/lib/stores/create-store';
import type { MarkChanges } from './database';

/** A change in one tab, for the account's other tabs. */
export type TabMessage =
  | { kind: 'marks'; boardId: string; changes: MarkChanges }
  | { kind: 'entry'; entry: JournalEntry }
  | { kind: 'removed'; entries: readonly JournalEntry[] }
  | { kind: 'sending'; isSending: boolean };

export interface Tabs {
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): () => void;
  /** Runs with the send lock of the account. @returns whether the lock was available */
  withSendLock(run: () => Promise<void>): Promise<boolean>;
  /** Whether any tab holds the lock; false if the browser has no locks. */
  isLockHeld(): Promise<boolean>;
  close(): void;
}

/** Browsers without locks (insecure origins), and those that refuse them with blocked storage, lock within the page only. */
const heldWithoutLocks = new Set<string>();

async function withoutLocks(name: string, run: () => Promise<void>): Promise<boolean> {
  if (heldWithoutLocks.has(name)) return false;
  heldWithoutLocks.add(name);
  await run().finally(() => heldWithoutLocks.delete(name));
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
    // A call that was in flight at sign-out is still recorded, after the channel was closed.
    post: (message) => channel?.postMessage(message),
    subscribe(listener) {
      const receive = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    async withSendLock(run) {
      if (!('locks' in navigator)) return withoutLocks(name, run);
      let isGranted: boolean | null = null;
      try {
        await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
          isGranted = lock !== null;
          if (isGranted) await run();
        });
      } catch (error) {
        // Falls back if the browser rejects all locks; errors of `run` are thrown.
        if (isGranted !== null) throw error;
        return withoutLocks(name, run);
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

/** Whether another tab has announced that it's sending. A tab that has crashed doesn't hold the lock any more. */
export function watchOtherTabs(
  tabs: Tabs,
): Pick<Store<boolean>, 'get' | 'subscribe'> & { dispose: () => void } {
  const isSending = createStore(false);
  let timer: ReturnType<typeof setInterval> | undefined;
  function set(is: boolean): void {
    clearInterval(timer);
    if (is) timer = setInterval(() => void tabs.isLockHeld().then((isHeld) => isHeld || set(false)), POLL_MS);
    if (is !== isSending.get()) isSending.set(is);
  }
  const stop = tabs.subscribe((message) => {
    if (message.kind === 'sending') set(message.isSending);
  });
  void tabs.isLockHeld().then((isHeld) => isHeld && set(true));
  const dispose = () => {
    stop();
    clearInterval(timer);
  };
  return { get: isSending.get, subscribe: isSending.subscribe, dispose };
}
