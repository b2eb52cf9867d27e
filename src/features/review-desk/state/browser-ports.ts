import type { RunLock, SenderLock, TabChannel, TabMessage } from './review-ports';
import { createTurns } from './in-turn';

/**
 * Holds a Web Lock while `run` lasts; the browser takes it back from a tab that closes or crashes. Where a browser has
 * no locks (insecure origins), or refuses them (storage is blocked), `run` runs without.
 */
async function withLock<T>(
  name: string,
  options: LockOptions,
  run: (lock: Lock | null) => Promise<T>,
  runWithout: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return runWithout();
  let isRunning = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isRunning = true;
      return run(lock);
    });
  } catch (error) {
    if (isRunning) throw error;
    return runWithout();
  }
}

/** A lock for each account: one tab sends at a time. Without locks only the calls of one page are kept in order. */
export function senderLock(account: string): SenderLock {
  const inTurn = createTurns();
  return {
    isShared: 'locks' in navigator,
    hold: (run) => withLock(`review-sending:${account}`, {}, run, () => inTurn(run)),
  };
}

const done = () => Promise.resolve();

/** Without locks it belongs to no page. */
export function runLock(account: string, id: string): RunLock {
  const name = `review-run:${account}:${id}`;
  return {
    hold: (run) => withLock(name, {}, run, run),
    // Shared, so that those who only ask never look like the holder to each other.
    whenFree: () => withLock(name, { mode: 'shared' }, done, done),
    isFree: () =>
      withLock(
        name,
        { mode: 'shared', ifAvailable: true },
        (lock) => Promise.resolve(lock !== null),
        () => Promise.resolve(true),
      ),
  };
}

/** Null where a browser refuses it: Firefox does where storage is blocked, so that other tabs have nothing to be told. */
function openChannel(account: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`review:${account}`);
  } catch {
    return null;
  }
}

export function tabChannel(account: string): TabChannel & { close: () => void } {
  const channel = openChannel(account);
  let isOpen = true;
  return {
    post(message) {
      // What was in flight when the person signed out is still recorded, after the channel was closed.
      if (isOpen) channel?.postMessage(message);
    },
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close() {
      isOpen = false;
      channel?.close();
    },
  };
}

const RETRY_AFTER_MS = 1000;
const RETRY_AFTER_MAX_MS = 60_000;

/** @param canEnd whether it is over when somebody comes back to the page */
const pause = (milliseconds: number, canEnd: () => boolean, giveUp?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const comeBack = () => document.hidden || !canEnd() || end();
    const { signal } = listening;
    window.addEventListener('pageshow', comeBack, { signal });
    document.addEventListener('visibilitychange', comeBack, { signal });
    giveUp?.addEventListener('abort', end, { signal });
  });

/** After a pause that grows, or when somebody comes back to the page: a browser may have ended its connection meanwhile. */
export const untilRetry = (failures: number): Promise<void> =>
  pause(Math.min(RETRY_AFTER_MS * 2 ** (failures - 1), RETRY_AFTER_MAX_MS), () => true);

/** Timers stand still while a computer sleeps: when somebody comes back, the time counts. */
export function wait(milliseconds: number, giveUp: AbortSignal): Promise<void> {
  const endsAt = Date.now() + milliseconds;
  return pause(milliseconds, () => Date.now() >= endsAt, giveUp);
}
