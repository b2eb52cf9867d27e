import { isUnderway, type Delivery } from '@/domain/review/delivery';
import type { ReviewPorts } from './review-ports';
import { changeOutbox, type OutboxState, type PauseReason, type ReviewStore, type Run } from './review-state';

/** Runs with something left to send that are not this page's: they are another one's, or interrupted. */
export function othersRuns({ deliveries, runs }: Pick<OutboxState, 'deliveries' | 'runs'>): string[] {
  const isLeft = (one: Delivery) => isUnderway(one) && runs[one.runId] === undefined;
  return [...new Set(Object.values(deliveries).flatMap((one) => (isLeft(one) ? [one.runId] : [])))];
}

/**
 * The runs of this page, and those that nobody is sending.
 *
 * The page that a run belongs to holds a lock of its own for it, also while the run is paused and no lock for sending is
 * held: otherwise another tab would take it for the run of a page that is gone. A run whose page was closed or has
 * crashed continues only when the reviewer says so, here or in another tab, which it then belongs to.
 */
export function createRuns(
  store: ReviewStore,
  { runLock, lock }: Pick<ReviewPorts, 'runLock' | 'lock'>,
  life: { isOver: boolean },
) {
  const state = () => store.get().outbox;
  /** By run: its lock, which is asked for once. */
  const owned = new Map<string, { isHeld: boolean; whenHeld: Promise<void>; release: () => void }>();
  /** Runs of other pages: whether they are gone is known once their locks are free. */
  const awaited = new Set<string>();

  /**
   * The run is this page's until it is sent, the page closes or crashes, or the account signs out.
   * @returns resolves once no other page has it
   */
  function own(runId: string): Promise<void> {
    const known = owned.get(runId);
    if (known !== undefined) return known.whenHeld;
    const mine = { isHeld: false, whenHeld: Promise.resolve(), release: () => {} };
    owned.set(runId, mine);
    const untilReleased = new Promise<void>((resolve) => (mine.release = resolve));
    mine.whenHeld = new Promise((resolve) => {
      void runLock(runId).hold(() => {
        mine.isHeld = true;
        resolve();
        return life.isOver ? Promise.resolve() : untilReleased;
      });
    });
    return mine.whenHeld;
  }

  /** There is nothing left of the run to send. */
  function disown(runId: string): void {
    owned.get(runId)?.release();
    owned.delete(runId);
  }

  /** Where there are no locks nobody can know whether its page has closed or crashed, and it counts as closed. */
  const isHeldElsewhere = async (runId: string) =>
    owned.get(runId)?.isHeld !== true && !(await runLock(runId).isFree());

  async function waitFor(runId: string) {
    awaited.add(runId);
    await runLock(runId).whenFree();
    // After a sign-out, what was in flight is still recorded before the lock is free.
    await lock.hold(() => Promise.resolve());
    awaited.delete(runId);
    const { interrupted } = state();
    if (life.isOver || !othersRuns(state()).includes(runId) || interrupted.includes(runId)) return;
    changeOutbox(store, { interrupted: [...interrupted, runId] });
  }

  function change(changes: (run: Run, runId: string) => Partial<Run> | null) {
    const runs = Object.entries(state().runs).map(([id, run]) => {
      const changed = changes(run, id);
      return [id, changed === null ? run : { ...run, ...changed }] as const;
    });
    changeOutbox(store, { runs: Object.fromEntries(runs) });
  }

  return {
    own,
    disown,
    start(runId: string, kind: Partial<Pick<Run, 'isResumed' | 'isSingle'>> = {}): void {
      const run = { isPaused: false, reason: null, isResumed: false, isSingle: false, ...kind };
      const { runs, stopped, interrupted } = state();
      changeOutbox(store, {
        runs: { ...runs, [runId]: run },
        stopped: stopped.filter((other) => other !== runId),
        interrupted: interrupted.filter((other) => other !== runId),
      });
      void own(runId);
    },
    /** All but single decisions, which nobody needs to stop. */
    pauseAll: (reason: PauseReason) =>
      change((run) => (run.isPaused || run.isSingle ? null : { isPaused: true, reason })),
    pause: (runId: string, reason: PauseReason) =>
      change((_, id) => (id === runId ? { isPaused: true, reason } : null)),
    /** Their deliveries have been compared with the list. */
    checked: (runIds: ReadonlySet<string>) =>
      change((_, id) => (runIds.has(id) ? { isResumed: false } : null)),
    close(runId: string): void {
      const { [runId]: _closed, ...runs } = state().runs;
      changeOutbox(store, {
        runs,
        cancelled: state().cancelled.filter((one) => one.runId !== runId),
        stopped: state().stopped.filter((other) => other !== runId),
      });
      disown(runId);
    },
    /** Finds those whose page is gone: what is stored has been read. */
    async findInterrupted(): Promise<void> {
      if (life.isOver) return;
      for (const runId of state().interrupted) {
        if (!(await isHeldElsewhere(runId))) continue;
        changeOutbox(store, { interrupted: state().interrupted.filter((other) => other !== runId) });
      }
      if (life.isOver) return;
      const known = state().interrupted;
      for (const runId of othersRuns(state())) {
        if (!awaited.has(runId) && !known.includes(runId)) void waitFor(runId);
      }
    },
    /** Whether another page has a run, also a paused one. One that is gone has none, found as interrupted or not yet. */
    async isAnyElsewhere(): Promise<boolean> {
      return (await Promise.all(othersRuns(state()).map(isHeldElsewhere))).includes(true);
    },
    /** At a sign-out, or when nothing can be stored: nobody could see any more what this page does with its runs. */
    release(): void {
      owned.forEach(({ release }) => release());
      owned.clear();
    },
    /** What this page does with its runs can be seen again. */
    ownAgain: () => Object.keys(state().runs).forEach((runId) => void own(runId)),
  };
}

export type Runs = ReturnType<typeof createRuns>;
