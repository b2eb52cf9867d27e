import { isUnderway, type Delivery } from '@/domain/review/delivery';
import { outboxLoaded, runsInterrupted } from './outbox-slice';
import type { ReviewPorts } from './review-ports';
import type { RunOwnership } from './run-ownership';
import type { StartListening } from './listeners';
import type { ReviewStore } from './review-state';

/**
 * Finds unfinished runs whose page was closed or has crashed. They continue only when the reviewer says so, here or in
 * another tab, which they then belong to.
 * @returns stops looking
 */
export function findInterrupted(
  startListening: StartListening,
  store: ReviewStore,
  { lock, ownership }: Pick<ReviewPorts, 'lock'> & { ownership: RunOwnership },
  life: { isOver: boolean },
): () => void {
  const outbox = () => store.getState().outbox;
  const awaited = new Set<string>();

  function leftovers(): string[] {
    const { deliveries, runs } = outbox();
    const isLeft = (one: Delivery) => isUnderway(one) && runs[one.runId] === undefined;
    return [
      ...new Set(
        Object.values(deliveries)
          .filter(isLeft)
          .map(({ runId }) => runId),
      ),
    ];
  }

  async function waitFor(runId: string) {
    awaited.add(runId);
    await ownership.abandoned(runId);
    // After a sign-out, what was in flight is still recorded before the lock is free.
    await lock.hold(() => Promise.resolve());
    awaited.delete(runId);
    if (life.isOver || !leftovers().includes(runId)) return;
    if (!outbox().interrupted.includes(runId))
      store.dispatch(runsInterrupted([...outbox().interrupted, runId]));
  }

  async function look() {
    for (const runId of outbox().interrupted) {
      if (await ownership.isAbandoned(runId)) continue;
      store.dispatch(runsInterrupted(outbox().interrupted.filter((other) => other !== runId)));
    }
    if (life.isOver) return;
    const known = outbox().interrupted;
    for (const runId of leftovers()) {
      if (!awaited.has(runId) && !known.includes(runId)) void waitFor(runId);
    }
  }

  return startListening({ actionCreator: outboxLoaded, effect: look });
}
