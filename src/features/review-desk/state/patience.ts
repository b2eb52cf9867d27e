import { waitBegan, waitEnded, type WaitReason } from './outbox-slice';
import type { ReviewPorts } from './review-ports';
import type { ReviewStore } from './review-state';

/** Keeps calls back for as long as the server has asked for, and lets the screens say until when. */
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
    /** Resolves once nothing is to be waited for, also where it becomes longer meanwhile. */
    async isOver(): Promise<void> {
      while (waiting !== null) await waiting;
    },
    /** The run is paused or its page closes: whoever waits holds the lock, which others may need. */
    giveUp(): void {
      cut.abort();
      cut = new AbortController();
    },
  };
}
