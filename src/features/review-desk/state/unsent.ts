import { isOpen, reviewStatus, type RequestList } from '@/domain/review/decision';
import { outcomeToSend } from '@/domain/review/mark';
import { isRunShown } from '@/lib/desk/active-run';
import { keepUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { listen } from '@/lib/listen';
import { subscribeAfterPaint } from '@/lib/loading/after-paint';
import type { Journal } from './journal';
import type { Marks } from './marks';
import type { Run, Sender } from './send';

interface UnsentPorts {
  uid: string;
  marks: Marks;
  journal: Journal;
  sender: Sender;
}

/** How many verdicts could be sent: the rows of the sending screen. */
function countUnsent({ marks, journal }: UnsentPorts, boardId: string, list: RequestList): number {
  return list.requests.filter(({ id }) => {
    const [mark, entry] = [marks.of(boardId, id), journal.of(boardId, id)];
    if (outcomeToSend(mark) === null) return false;
    return isOpen(reviewStatus({ listed: list.statusOf(id), listLoadedAt: list.loadedAt, entry, mark }));
  }).length;
}

/**
 * Publishes to the app's frame how many verdicts on each board haven't been sent, and whether a run is to be shown. Asks before
 * the tab closes while it's sending, or has marks that aren't stored yet.
 */
export function publishUnsent(ports: UnsentPorts) {
  const { uid, marks, journal, sender } = ports;
  const boards = new Map<string, { board: Run['board']; list: RequestList }>();
  let stopAsking: (() => void) | null = null;

  const count = () =>
    boards.forEach(({ board, list }) => {
      const { id: boardId, name: boardName } = board;
      keepUnsentVerdicts(uid, boardId, { boardName, count: countUnsent(ports, boardId, list) });
    });

  function follow(): void {
    const run = sender.run.get();
    if (isRunShown.get() !== (run !== null)) isRunShown.set(run !== null);
    const isSending = run !== null && run.phase !== 'ended';
    const isAsking = isSending || marks.unwritten.get().length > 0;
    // Only while it's needed: browsers don't restore a page with this listener on Back.
    if (isAsking)
      stopAsking ??= listen<BeforeUnloadEvent>(window, ['beforeunload'], (event) => event.preventDefault());
    else {
      stopAsking?.();
      stopAsking = null;
    }
  }

  const stops = [
    subscribeAfterPaint(marks.subscribe, journal.subscribe)(count),
    sender.run.subscribe(follow),
    marks.unwritten.subscribe(follow),
  ];
  return {
    /** A new list of a board has come. */
    seeList(board: Run['board'], list: RequestList): void {
      boards.set(board.id, { board, list });
      count();
    },
    dispose(): void {
      stops.forEach((stop) => stop());
      stopAsking?.();
      isRunShown.set(false);
    },
  };
}
