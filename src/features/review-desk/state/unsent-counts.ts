import type { JoinRequest } from '@/domain/join-request';
import type { PileCounts } from '@/domain/review/pile';
import { keepUnsentVerdicts, unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { createPileCounter, deskFacts } from './desk-facts';
import type { ReviewRoom } from './review-room';

interface Counted {
  boardName: string;
  readCounts: () => PileCounts;
  /** As stored last. */
  count: number | null;
}

/** Stores how many verdicts on each board have not been sent, for the nav bar and the board. */
export function unsentCounts(review: Pick<ReviewRoom, 'store' | 'assessments'>, uid: string) {
  const { store } = review;
  const boards = new Map<string, Counted>();
  let cancelled = store.get().outbox.cancelled.length;

  /** What was left by another page, and is not to be sent now, has its verdicts back, whether its list was seen or not. */
  function addCancelled() {
    const all = store.get().outbox.cancelled;
    for (const { boardId, boardName } of all.slice(cancelled)) {
      if (boards.has(boardId)) continue;
      const stored = unsentVerdicts(uid).find((one) => one.boardId === boardId)?.count ?? 0;
      keepUnsentVerdicts(uid, boardId, { boardName, count: stored + 1 });
    }
    cancelled = all.length;
  }

  function write() {
    addCancelled();
    for (const [boardId, board] of boards) {
      const { yes, no } = board.readCounts();
      if (board.count === yes + no) continue;
      board.count = yes + no;
      keepUnsentVerdicts(uid, boardId, { boardName: board.boardName, count: board.count });
    }
  }

  return {
    /**
     * A board's latest list has come: the count follows it, and what becomes of its applications here.
     * @param requests of a board whose kept work is in the store
     */
    seeList({ id, name }: { id: string; name: string }, requests: readonly JoinRequest[]): void {
      const { pileOf } = deskFacts(review, id, requests);
      const ids = requests.map((request) => request.id);
      const readCounts = createPileCounter(store, id, ids, pileOf);
      boards.set(id, { boardName: name, readCounts, count: null });
      write();
    },
    /** Counts again, where anything has changed. */
    write,
  };
}
