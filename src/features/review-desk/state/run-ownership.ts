import type { ReviewPorts } from './review-ports';

/**
 * Which page a run belongs to. Its page holds a lock of its own for it, also while the run is paused and no lock for
 * sending is held: otherwise another tab would take it for the run of a page that is gone.
 */
export function createRunOwnership({ runLock }: Pick<ReviewPorts, 'runLock'>, life: { isOver: boolean }) {
  /** By run: resolves once its lock is held. */
  const owned = new Map<string, Promise<void>>();
  const held = new Set<string>();
  const releases = new Map<string, () => void>();

  const untilReleased = (runId: string) =>
    new Promise<void>((resolve) => {
      if (life.isOver || !owned.has(runId)) resolve();
      else releases.set(runId, resolve);
    });

  return {
    /**
     * The run is this page's until it is sent, the page closes or crashes, or the account signs out.
     * @returns resolves once no other page has it
     */
    own(runId: string): Promise<void> {
      const isOwned =
        owned.get(runId) ??
        new Promise((resolve) => {
          void runLock(runId).hold(() => {
            if (owned.has(runId)) held.add(runId);
            resolve();
            return untilReleased(runId);
          });
        });
      owned.set(runId, isOwned);
      return isOwned;
    },
    /** There is nothing left of the run to send. */
    disown(runId: string): void {
      releases.get(runId)?.();
      releases.delete(runId);
      owned.delete(runId);
      held.delete(runId);
    },
    /**
     * Whether the page that was sending it has closed or crashed. Where there are no locks nobody can know, and it
     * counts as closed.
     */
    async isAbandoned(runId: string): Promise<boolean> {
      return held.has(runId) || (await runLock(runId).isFree());
    },
    /** Resolves once no page has the run any more. */
    abandoned: (runId: string) => runLock(runId).whenFree(),
    /** At a sign-out, or when nothing can be stored: nobody could see any more what this page does with its runs. */
    release() {
      releases.forEach((release) => release());
      [releases, owned, held].forEach((known) => known.clear());
    },
  };
}

export type RunOwnership = ReturnType<typeof createRunOwnership>;
