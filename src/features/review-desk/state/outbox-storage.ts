import type { UnknownAction } from '@reduxjs/toolkit';
import type { JoinRequest } from '@/domain/join-request';
import { checkedDelivery, isReplaceable, isUnderway, seenIn, type Delivery } from '@/domain/review/delivery';
import { createTurns } from './in-turn';
import {
  deliveriesCancelled,
  deliveriesStored,
  outboxLoaded,
  runStarted,
  storageFailed,
} from './outbox-slice';
import type { ReviewPorts } from './review-ports';
import type { RunOwnership } from './run-ownership';
import type { ReviewStore } from './review-state';

type Change = (delivery: Delivery) => Delivery | null;

export type Claim =
  /** It may be sent. `replaced` had been refused, or overtaken by a decision elsewhere. */
  | { kind: 'ours'; replaced: Delivery | null }
  /** Another decision is being sent, has arrived, or waits to be sent. */
  | { kind: 'taken' }
  /** Only the list can tell whether an earlier one has arrived. */
  | { kind: 'earlier'; earlier: Delivery };

/**
 * Everything that changes deliveries. The device's database is the truth, and the store mirrors it, so that two tabs
 * never send the same, and a crash never leaves more sent than is written down. Where nothing can be stored, the store
 * is all there is.
 */
export function createOutboxStorage(
  store: ReviewStore,
  { storage, channel, ownership }: Pick<ReviewPorts, 'storage' | 'channel'> & { ownership: RunOwnership },
  life: { isOver: boolean },
) {
  // One after the other, so that what is read is never older than what the store shows.
  const inTurn = createTurns();
  const state = () => store.getState().outbox;

  /** A read that has not started yet serves all callers: another tab may report thousands of changes. */
  let coming: Promise<void> | null = null;
  function readAgain(): Promise<void> {
    coming ??= inTurn(async () => {
      coming = null;
      if (state().isMemoryOnly) return;
      try {
        store.dispatch(outboxLoaded(await storage.readDeliveries()));
      } catch {
        store.dispatch(storageFailed());
      }
    });
    return coming;
  }

  async function stored(
    requestIds: readonly string[],
    change: (now: Delivery | null, requestId: string) => Delivery | null,
  ): Promise<(Delivery | null)[]> {
    if (!state().isMemoryOnly) {
      try {
        const result = await storage.changeDeliveries(requestIds, change);
        channel.post({ kind: 'deliveries', requestIds });
        return result;
      } catch {
        store.dispatch(storageFailed());
      }
    }
    return requestIds.map((id) => {
      const now = state().deliveries[id] ?? null;
      return change(now, id) ?? now;
    });
  }

  function write(
    requestIds: readonly string[],
    change: (now: Delivery | null, requestId: string) => Delivery | null,
  ): Promise<void> {
    if (requestIds.length === 0) return Promise.resolve();
    return inTurn(async () => {
      const result = await stored(requestIds, change);
      store.dispatch(deliveriesStored(requestIds.map((id, index) => [id, result[index] ?? null])));
    });
  }

  /** @param record puts into the store what was removed */
  async function remove(
    ids: readonly string[],
    canBeRemoved: (now: Delivery) => boolean,
    record: (removed: readonly Delivery[]) => UnknownAction,
  ): Promise<void> {
    if (ids.length === 0) return;
    await inTurn(async () => {
      let removable = ids;
      try {
        if (!state().isMemoryOnly) {
          removable = await storage.removeDeliveries(ids, canBeRemoved);
          channel.post({ kind: 'deliveries', requestIds: ids });
        }
      } catch {
        store.dispatch(storageFailed());
      }
      const removed = removable.flatMap((id) => {
        const now = state().deliveries[id];
        return now !== undefined && canBeRemoved(now) ? [now] : [];
      });
      store.dispatch(record(removed));
    });
    await readAgain();
  }

  /** @param change null to leave a delivery as it is */
  const change = (requestIds: readonly string[], next: Change) =>
    write(requestIds, (now) => (now === null ? null : next(now)));

  return {
    /** Whether nothing can be stored, so that other tabs see nothing of this one. */
    isMemoryOnly: () => state().isMemoryOnly,
    readAgain,
    change,
    /**
     * The reviewer has confirmed these, and this page is to send them.
     * @returns the ids of those that are sent; a decision that is already being sent is not sent again
     */
    async confirm(runId: string, deliveries: readonly Delivery[]): Promise<string[]> {
      const own = new Map(deliveries.map((delivery) => [delivery.requestId, { ...delivery, runId }]));
      const taken = new Set<string>();
      // Before another tab can see them.
      await ownership.own(runId);
      await write([...own.keys()], (now, requestId) => {
        taken.delete(requestId);
        if (now !== null && !isReplaceable(now)) return null;
        taken.add(requestId);
        return own.get(requestId) ?? null;
      });
      if (taken.size > 0 && !life.isOver) store.dispatch(runStarted({ runId, isResumed: false }));
      return [...taken];
    },
    /**
     * For a single decision that its caller sends at once, outside of any run: nobody else may send or check one on the
     * same application meanwhile. One that may have arrived is reserved for the caller's run, as it is.
     */
    async claim(delivery: Delivery): Promise<Claim> {
      const result: { claim: Claim } = { claim: { kind: 'taken' } };
      await write([delivery.requestId], (now) => {
        if (now === null || isReplaceable(now)) {
          result.claim = { kind: 'ours', replaced: now };
          return { ...delivery, state: { kind: 'sending' } };
        }
        if (now.state.kind !== 'unconfirmed') {
          result.claim = { kind: 'taken' };
          return null;
        }
        result.claim = { kind: 'earlier', earlier: now };
        return { ...now, runId: delivery.runId, state: { kind: 'sending' } };
      });
      return result.claim;
    },
    /** A claimed decision was not sent, or was refused: nothing of it remains. */
    release: (delivery: Delivery) =>
      remove(
        [delivery.requestId],
        (now) => now.runId === delivery.runId && isUnderway(now),
        (removed) => deliveriesStored(removed.map(({ requestId }) => [requestId, null])),
      ),
    /** Takes back what has not been sent yet; it stays in the store as a part of the run's summary. */
    async cancel(runId: string): Promise<void> {
      const ids = Object.values(state().deliveries)
        .filter((delivery) => delivery.runId === runId && delivery.state.kind === 'queued')
        .map(({ requestId }) => requestId);
      await remove(ids, (now) => now.runId === runId && now.state.kind === 'queued', deliveriesCancelled);
    },
    /**
     * A list of any age proves that something is decided; that it is not decided only the sending page can find out. What
     * a list lacks is decided or gone if the list began to load after the confirmation; in an older one, the application
     * may not have been made yet.
     * @param loadBegan when this list began to load (ms since 1970); null where it is not known
     */
    async learnFrom(
      boardId: string,
      requests: readonly JoinRequest[],
      loadBegan: number | null,
    ): Promise<void> {
      const listed = new Map(requests.map((request) => [request.id, request]));
      const learned = (delivery: Delivery): Delivery => {
        const request = listed.get(delivery.requestId);
        const isOlder = loadBegan === null || !(loadBegan > Date.parse(delivery.confirmedAt));
        if (request === undefined && isOlder) return delivery;
        const seen = seenIn(request);
        return seen.status === 'pending' ? delivery : checkedDelivery(delivery, seen);
      };
      const ids = Object.values(state().deliveries)
        .filter((delivery) => delivery.boardId === boardId && learned(delivery) !== delivery)
        .map(({ requestId }) => requestId);
      await change(ids, learned);
    },
  };
}

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;
