import { waitBegan, waitEnded, type WaitReason } from './outbox-slice';
import type { ReviewPorts } from './review-ports';
import type { ReviewStore } from './review-state';

/** Delays calls for as long as the server has asked, and lets the screens say until when. */
export function createPatience(store: ReviewStore, { wait }: Pick<ReviewPorts, 'wait'>) {
  let waiting: Promise<void> | null = null;
  let endsAt = 0;
  let cut = new AbortController();
  return {
    ask(milliseconds: number, reason: WaitReason): void {
      const end = Date.now() + milliseconds;
      if (waiting !== null && end <= endsAt) return;
      endsAt = end;
      const mine = wait(milliseconds, cut.signal).then(() => {
        if (waiting !== mine) return;
        waiting = null;
        store.dispatch(waitEnded());
      });
      waiting = mine;
      store.dispatch(waitBegan({ until: end, reason }));
    },
    isWaiting: () => waiting !== null,
    /** Resolves once the wait is over, even if it was extended meanwhile. */
    async isOver(): Promise<void> {
      while (waiting !== null) await waiting;
    },
    /** The run was paused, or its page is closing. */
    giveUp(): void {
      cut.abort();
      cut = new AbortController();
    },
  };
}
