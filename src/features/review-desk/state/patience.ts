import type { ReviewPorts } from './review-ports';
import { changeOutbox, type ReviewStore, type Wait, type WaitReason } from './review-state';

/** Delays calls for as long as the server has asked, here or in another tab, and lets the screens say until when. */
export function createPatience(store: ReviewStore, { wait, channel }: Pick<ReviewPorts, 'wait' | 'channel'>) {
  let waiting: Promise<void> | null = null;
  let endsAt = 0;
  let cut = new AbortController();

  /** @returns whether it is longer than what is waited for already */
  function begin(asked: Wait): boolean {
    if (waiting !== null && asked.until <= endsAt) return false;
    endsAt = asked.until;
    const mine = wait(asked.until - Date.now(), cut.signal).then(() => {
      if (waiting !== mine) return;
      waiting = null;
      changeOutbox(store, { wait: null });
    });
    waiting = mine;
    changeOutbox(store, { wait: asked });
    return true;
  }

  return {
    ask(milliseconds: number, reason: WaitReason): void {
      const asked = { until: Date.now() + milliseconds, reason };
      if (begin(asked)) channel.post({ kind: 'wait', wait: asked });
    },
    hear(asked: Wait): void {
      if (asked.until > Date.now()) begin(asked);
    },
    isWaiting: () => waiting !== null,
    /** Resolves once the wait is over, even if it was extended meanwhile. */
    async whenOver(): Promise<void> {
      while (waiting !== null) await waiting;
    },
    /** The run was paused, or its page is closing. */
    giveUp(): void {
      cut.abort();
      cut = new AbortController();
    },
  };
}
