import { outcomeOf } from '@/domain/review/assessment';
import { isReplaceable, isUnderway } from '@/domain/review/delivery';
import { safeStorage } from '@/lib/safe-storage';
import { questionFollows } from '@/lib/sign-out-question';
import { keepUnsentVerdicts, unsentVerdicts } from '@/lib/unsent-verdicts';
import { announceWaitingWork, noteWaitingChange, waitingPrefix } from '@/lib/waiting-work';
import type { ReviewStore } from './review-state';

const FLAG = '1';

/** Subtracts what has been sent from the stored count of unsent verdicts; the desk counts again when it is opened. */
function countUnsent(store: ReviewStore, uid: string) {
  const { assessments, outbox } = store.getState();
  for (const { boardId, boardName, count } of unsentVerdicts(uid)) {
    const board = assessments[boardId];
    if (board === undefined) continue;
    const unsent = Object.entries(board.byRequest).filter(([requestId, { verdict }]) => {
      const delivery = outbox.deliveries[requestId];
      return outcomeOf(verdict) !== null && (delivery === undefined || isReplaceable(delivery));
    });
    keepUnsentVerdicts(uid, boardId, { boardName, count: Math.min(count, unsent.length) });
  }
}

/**
 * Stores a flag for each board with decisions that are being sent or waiting, so that the frame knows about them
 * without loading this code; and asks before the page is closed while it is sending, or the person signs out, which
 * the frame does. @returns stops
 */
export function markUnfinishedWork(store: ReviewStore, uid: string): () => void {
  const prefix = waitingPrefix(uid);
  let deliveries = store.getState().outbox.deliveries;
  let wasSending = false;
  let withdrawQuestion = () => {};
  const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

  function mark() {
    const { outbox } = store.getState();
    const isSending = Object.values(outbox.deliveries).some(
      (one) => isUnderway(one) && outbox.runs[one.runId]?.isPaused === false,
    );
    // Only while it is needed: browsers do not keep a page with this listener for Back.
    if (isSending && !wasSending) {
      window.addEventListener('beforeunload', askBeforeClosing);
      withdrawQuestion = questionFollows();
      announceWaitingWork();
    }
    if (!isSending && wasSending) {
      window.removeEventListener('beforeunload', askBeforeClosing);
      withdrawQuestion();
    }
    wasSending = isSending;
    if (outbox.deliveries === deliveries || !outbox.isLoaded) return;
    deliveries = outbox.deliveries;
    const boards = new Set(
      Object.values(deliveries)
        .filter(isUnderway)
        .map(({ boardId }) => prefix + encodeURIComponent(boardId)),
    );
    // Not what an earlier version of the app has left under the same prefix.
    const before = safeStorage.keys(prefix).filter((key) => safeStorage.get(key) === FLAG);
    const gone = before.filter((key) => !boards.has(key));
    const added = [...boards].filter((key) => !before.includes(key));
    gone.forEach((key) => safeStorage.remove(key));
    added.forEach((key) => safeStorage.set(key, FLAG));
    if (gone.length + added.length > 0) noteWaitingChange();
    countUnsent(store, uid);
  }

  const unsubscribe = store.subscribe(mark);
  return () => {
    unsubscribe();
    window.removeEventListener('beforeunload', askBeforeClosing);
    withdrawQuestion();
  };
}
