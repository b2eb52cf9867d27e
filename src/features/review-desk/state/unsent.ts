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
 * Publishes the number of unsent verdicts of each board, and the run, to the app's layout. Asks before the tab closes while it
 * is sending or has unsaved marks.
 */
export function publishUnsent({ uid, marks, journal, sender }: UnsentPorts) {
  const desks = new Set<CountedDesk>();
  let stopAsking: (() => void) | null = null;

  const count = () =>
    desks.forEach(({ board, listedCounts }) => {
      const { yes, no } = listedCounts();
      storeUnsentVerdicts(uid, board().id, { boardName: board().name, count: yes + no });
    });

  function follow(): void {
    const run = sender.run.get();
    isRunShown.set(run !== null);
    const isSending = run !== null && run.phase !== 'ended';
    const isAsking = isSending || marks.unwritten.get().length > 0;
    // Added only when needed: the listener disables the back/forward cache.
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
    applyList(desk: CountedDesk): void {
      desks.add(desk);
      count();
    },
    dispose(): void {
      stops.forEach((stop) => stop());
      stopAsking?.();
      isRunShown.set(false);
    },
  };
}
