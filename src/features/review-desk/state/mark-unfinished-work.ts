import { isUnderway } from '@/domain/review/delivery';
import { subscribeAfterPaint } from '@/lib/loading/after-paint';
import { safeStorage } from '@/lib/stored/safe-storage';
import { questionFollows } from '@/lib/desk/sign-out-question';
import { announceWaitingWork, noteWaitingChange, waitingPrefix } from '@/lib/desk/waiting-work';
import type { ReviewRoom } from './review-room';
import { unsentCounts } from './unsent-counts';

const FLAG = '1';

/**
 * Stores a flag for each board with decisions that are being sent or waiting, so that the frame knows about them
 * without loading this code, and how many verdicts have not been sent; and asks before the page is closed while it is
 * sending, or the person signs out, which the frame does.
 */
export function markUnfinishedWork(review: Pick<ReviewRoom, 'store' | 'assessments'>, uid: string) {
  const { store } = review;
  const counts = unsentCounts(review, uid);
  const prefix = waitingPrefix(uid);
  let deliveries = store.get().outbox.deliveries;
  let wasSending = false;
  let withdrawQuestion = () => {};
  const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

  function mark() {
    const { outbox } = store.get();
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
    const before = safeStorage.keys(prefix);
    const gone = before.filter((key) => !boards.has(key));
    const added = [...boards].filter((key) => !before.includes(key));
    gone.forEach((key) => safeStorage.remove(key));
    added.forEach((key) => safeStorage.set(key, FLAG));
    if (gone.length + added.length > 0) noteWaitingChange();
    counts.write();
  }

  const unsubscribe = store.subscribe(mark);
  // Counting need not be part of the answer to a key press.
  const stopCounting = subscribeAfterPaint(store.subscribe)(counts.write);
  return {
    seeList: counts.seeList,
    stop() {
      unsubscribe();
      stopCounting();
      window.removeEventListener('beforeunload', askBeforeClosing);
      withdrawQuestion();
    },
  };
}
