import { isUnderway } from '@/domain/review/delivery';
import { listen } from '@/lib/listen';
import { subscribeAfterPaint } from '@/lib/loading/after-paint';
import { safeStorage } from '@/lib/stored/safe-storage';
import { questionFollows } from '@/lib/desk/sign-out-question';
import { announceWaitingWork, noteWaitingChange, waitingPrefix } from '@/lib/desk/waiting-work';
import { keepUnsentVerdicts, unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import type { Desk } from './desk';
import type { ReviewStore } from './review-state';

/**
 * Stores a flag for each board with decisions that are being sent or waiting, so that the frame knows about them
 * without loading this code, and how many verdicts have not been sent; and asks before the page is closed while it is
 * sending, or the person signs out, which the frame does.
 */
export function markUnfinishedWork(store: ReviewStore, desks: ReadonlyMap<string, CountedDesk>, uid: string) {
  const countUnsent = unsentCounter(store, desks, uid);
  const prefix = waitingPrefix(uid);
  let deliveries = store.get().outbox.deliveries;
  /** While it is sending. */
  let stopAsking: (() => void) | null = null;

  function mark() {
    const { outbox } = store.get();
    const isSending = Object.values(outbox.deliveries).some(
      (one) => isUnderway(one) && outbox.runs[one.runId]?.isPaused === false,
    );
    if (isSending && stopAsking === null) {
      // Only while it is needed: browsers do not keep a page with this listener for Back.
      const listening = listen<BeforeUnloadEvent>(window, ['beforeunload'], (event) => {
        event.preventDefault();
        // Chrome and Edge before 119 ask by this alone.
        event.returnValue = true;
      });
      const stops = [listening, questionFollows()];
      stopAsking = () => stops.forEach((stop) => stop());
      announceWaitingWork();
    } else if (!isSending) {
      stopAsking?.();
      stopAsking = null;
    }
    if (outbox.deliveries === deliveries || !outbox.isLoaded) return;
    deliveries = outbox.deliveries;
    const underway = Object.values(deliveries).filter(isUnderway);
    const flags = new Set(underway.map(({ boardId }) => prefix + encodeURIComponent(boardId)));
    const before = safeStorage.keys(prefix);
    const gone = before.filter((key) => !flags.has(key));
    const added = [...flags].filter((key) => !before.includes(key));
    gone.forEach((key) => safeStorage.remove(key));
    added.forEach((key) => safeStorage.set(key, '1'));
    if (gone.length + added.length > 0) noteWaitingChange();
    countUnsent();
  }

  const unsubscribe = store.subscribe(mark);
  // Counting need not be part of the answer to a key press.
  const stopCounting = subscribeAfterPaint(store.subscribe)(countUnsent);
  return {
    countUnsent,
    stop() {
      unsubscribe();
      stopCounting();
      stopAsking?.();
    },
  };
}

type CountedDesk = Pick<Desk, 'board' | 'requests' | 'listCounts'>;

/**
 * Stores how many verdicts on each board have not been sent, for the nav bar and the board.
 * @param desks of the boards whose list has been seen
 * @returns counts again, where anything has changed
 */
export function unsentCounter(
  store: ReviewStore,
  desks: ReadonlyMap<string, CountedDesk>,
  uid: string,
): () => void {
  let cancelled = store.get().outbox.cancelled.length;
  /** By board, as stored last. */
  const stored = new Map<string, { of: object; count: number }>();

  /** What was left by another page, and is not to be sent now, has its verdicts back, whether its list was seen or not. */
  function addCancelled() {
    const all = store.get().outbox.cancelled;
    for (const { boardId, boardName, state } of all.slice(cancelled)) {
      if (desks.has(boardId) || state.kind !== 'queued') continue;
      const before = unsentVerdicts(uid).find((one) => one.boardId === boardId)?.count ?? 0;
      keepUnsentVerdicts(uid, boardId, { boardName, count: before + 1 });
    }
    cancelled = all.length;
  }

  return () => {
    addCancelled();
    for (const [boardId, desk] of desks) {
      const { yes, no } = desk.listCounts();
      const now = { of: desk.requests(), count: yes + no };
      const before = stored.get(boardId);
      if (before?.of === now.of && before.count === now.count) continue;
      stored.set(boardId, now);
      keepUnsentVerdicts(uid, boardId, { boardName: desk.board().name, count: now.count });
    }
  };
}
