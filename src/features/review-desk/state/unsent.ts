import { isRunShown } from '@/lib/desk/desk-signals';
import { storeUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { listen } from '@/lib/listen';
import { subscribeAfterPaint } from '@/lib/loading/after-paint';
import type { DeskSelectors } from './desk-selectors';
import type { Journal } from './journal';
import type { Marks } from './marks';
import type { Sender } from './send';

interface UnsentPorts {
  uid: string;
  marks: Pick<Marks, 'subscribe' | 'unwritten'>;
  journal: Pick<Journal, 'subscribe'>;
  sender: Pick<Sender, 'run'>;
}

type CountedDesk = Pick<DeskSelectors, 'board' | 'listedCounts'>;

/**
 * Publishes the run, and the number of unsent verdicts of each board, to the app's layout. The browser asks for
 * confirmation before the tab closes while it is sending or has unsaved marks.
 */
export function publishUnsent({ uid, marks, journal, sender }: UnsentPorts) {
  const desks = new Set<CountedDesk>();
  let unlisten: (() => void) | null = null;

  const count = () =>
    desks.forEach(({ board, listedCounts }) => {
      const { yes, no } = listedCounts();
      const { id: boardId, name: boardName } = board();
      storeUnsentVerdicts(uid, { boardId, boardName, count: yes + no });
    });

  function publishRun(): void {
    const run = sender.run.get();
    isRunShown.set(run !== null);
    const isSending = run !== null && run.phase !== 'ended';
    const canLoseWork = isSending || marks.unwritten.get().length > 0;
    // Added only if needed, because the listener disables the back/forward cache.
    if (canLoseWork)
      unlisten ??= listen<BeforeUnloadEvent>(window, ['beforeunload'], (event) => event.preventDefault());
    else {
      unlisten?.();
      unlisten = null;
    }
  }

  const stops = [
    subscribeAfterPaint(marks.subscribe, journal.subscribe)(count),
    sender.run.subscribe(publishRun),
    marks.unwritten.subscribe(publishRun),
  ];
  return {
    applyList(desk: CountedDesk): void {
      desks.add(desk);
      count();
    },
    dispose(): void {
      stops.forEach((stop) => stop());
      unlisten?.();
      isRunShown.set(false);
    },
  };
}
