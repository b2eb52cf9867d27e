import type { JoinRequest } from '@/domain/join-request';
import {
  cancelledDelivery,
  checkedDelivery,
  isReplaceable,
  isSettled,
  reopenedDelivery,
  replacedDelivery,
  seenIn,
  succeeding,
  type Delivery,
} from '@/domain/review/delivery';
import { isUntouched, surerDelivery } from '@/domain/review/surer-delivery';
import { createTurns } from './in-turn';
import type { ReviewPorts } from './review-ports';
import { changeOutbox, type OutboxState, type ReviewStore } from './review-state';
import type { Runs } from './runs';

/** @returns null to leave it as it is */
type Change<Stored extends Delivery | null = Delivery> = (now: Stored, requestId: string) => Delivery | null;
type Changed = [before: Delivery, now: Delivery];

interface OutboxEvents {
  /** What is stored has been read. */
  whenRead: () => void;
  /** Is to call `recover` later. */
  whenFailed: () => void;
  /** These requests were decided, and are pending again. */
  whenReopened: (boardId: string, requestIds: readonly string[]) => void;
}

/**
 * Everything that changes deliveries. The device's database is the truth, and the store mirrors it, so that two tabs
 * never send the same, and a crash never leaves more sent than is written down. While nothing can be stored, the store
 * is all there is.
 */
export function createOutbox(
  store: ReviewStore,
  runs: Runs,
  { storage, channel, backend }: Pick<ReviewPorts, 'storage' | 'channel' | 'backend'>,
  { whenRead, whenFailed, whenReopened }: OutboxEvents,
  life: { isOver: boolean },
) {
  /** Those that were changed while nothing could be written, as they were stored before. */
  const changed = new Map<string, Delivery | undefined>();

  // One after the other, so that what is read is never older than what the store shows.
  const inTurn = createTurns();
  const state = () => store.get().outbox;
  const idsWhere = (isWanted: (delivery: Delivery) => boolean) =>
    Object.values(state().deliveries).flatMap((one) => (isWanted(one) ? [one.requestId] : []));

  const isSentHere = ({ runId }: Delivery) => state().runs[runId] !== undefined;

  function noteChanged(id: string) {
    if (!changed.has(id)) changed.set(id, state().deliveries[id]);
  }

  /** @param deliveries as they are stored now; null for one that is not any more */
  function show(
    deliveries: Iterable<readonly [string, Delivery | null]>,
    besides: Partial<OutboxState> = {},
  ) {
    const next = { ...state().deliveries };
    for (const [requestId, delivery] of deliveries) {
      if (delivery === null) delete next[requestId];
      else next[requestId] = delivery;
    }
    changeOutbox(store, { ...besides, deliveries: next });
  }

  async function readStored(): Promise<OutboxState['deliveries']> {
    const stored = await storage.readDeliveries();
    return Object.fromEntries(stored.map((delivery) => [delivery.requestId, delivery]));
  }

  async function read() {
    changeOutbox(store, { deliveries: await readStored(), isLoaded: true });
    whenRead();
  }

  /** A read that has not started yet serves all callers: another tab may report thousands of changes. */
  let coming: Promise<void> | null = null;
  function readAgain(): Promise<void> {
    coming ??= inTurn(async () => {
      coming = null;
      if (!state().isMemoryOnly) await read().catch(whenFailed);
    });
    return coming;
  }

  /** Tells other tabs of what was written. @returns null where nothing can be */
  async function inDatabase<T>(run: () => Promise<T>): Promise<T | null> {
    if (state().isMemoryOnly) return null;
    try {
      const result = await run();
      channel.post({ kind: 'deliveries' });
      return result;
    } catch {
      whenFailed();
      return null;
    }
  }

  async function write(requestIds: readonly string[], change: Change<Delivery | null>): Promise<void> {
    if (requestIds.length === 0) return;
    await inTurn(async () => {
      const stored = await inDatabase(() => storage.changeDeliveries(requestIds, change));
      const inMemory = (id: string) => {
        const now = state().deliveries[id] ?? null;
        const then = change(now, id);
        if (then !== null) noteChanged(id);
        return then ?? now;
      };
      show(requestIds.map((id, index) => [id, stored === null ? inMemory(id) : (stored[index] ?? null)]));
    });
  }

  /** @param isCancelled whether it stays in the store as a part of its run's summary */
  async function remove(
    ids: readonly string[],
    canBeRemoved: (now: Delivery) => boolean,
    isCancelled = false,
  ) {
    if (ids.length === 0) return;
    await inTurn(async () => {
      const stored = await inDatabase(() => storage.removeDeliveries(ids, canBeRemoved));
      const removed = (stored ?? ids).flatMap((id) => {
        const now = state().deliveries[id];
        return now !== undefined && canBeRemoved(now) ? [now] : [];
      });
      if (stored === null) removed.forEach(({ requestId }) => noteChanged(requestId));
      const cancelled = isCancelled ? [...state().cancelled, ...removed] : state().cancelled;
      const gone = removed.map(({ requestId }) => [requestId, null] as const);
      show(gone, { cancelled });
    });
    await readAgain();
  }

  /** @returns what has changed, as it was and as it is now */
  async function change(requestIds: readonly string[], next: Change): Promise<Changed[]> {
    const pairs = new Map<string, Changed>();
    await write(requestIds, (now, id) => {
      // A transaction may begin anew.
      pairs.delete(id);
      const then = now && next(now, id);
      if (now === null || then === null) return null;
      const changed = then.state !== now.state && isSettled(then) ? { ...then, settledAt: Date.now() } : then;
      pairs.set(id, [now, changed]);
      return changed;
    });
    return [...pairs.values()];
  }

  /** By what a list has shown. What no answer had told may have given a board a member more. */
  async function learn(requestIds: readonly string[], next: Change): Promise<Changed[]> {
    const isSent = ({ state: { kind } }: Delivery) => kind === 'delivered' || kind === 'answerLost';
    const pairs = await change(requestIds, next);
    const arrived = pairs.filter(([before, now]) => isSent(now) && !isSent(before));
    if (arrived.length > 0) backend.sendingEnded([...new Set(arrived.map(([, { boardId }]) => boardId))]);
    return pairs;
  }

  return {
    readAgain,
    change,
    learn,
    /** The database may work again: does there what was done without it. @throws where it does not */
    async recover(): Promise<void> {
      await inTurn(async () => {
        const ids = [...changed.keys()];
        const own = new Map(ids.map((id) => [id, state().deliveries[id]]));
        const waiting = Object.values(state().deliveries).filter(
          (one) => one.state.kind === 'queued' && isSentHere(one),
        );
        const gone = ids.filter((id) => own.get(id) === undefined);
        await storage.removeDeliveries(gone, (now) => isUntouched(now, changed.get(now.requestId)));
        const stored = await storage.changeDeliveries(ids, (now, id) => {
          const delivery = own.get(id);
          return delivery === undefined ? null : surerDelivery(delivery, now, changed.get(id));
        });
        // Written by this page, should the reading fail.
        stored.forEach((now) => {
          if (now && isUntouched(now, own.get(now.requestId))) changed.set(now.requestId, now);
        });
        const deliveries = await readStored();
        changed.clear();
        const isElsewhere = (one: Delivery) => deliveries[one.requestId]?.runId !== one.runId;
        const standing = new Map(
          [...stored, ...Object.values(deliveries)].map((one) => [one?.requestId, one]),
        );
        const notSent = waiting.map((one) => {
          const other = standing.get(one.requestId);
          return other && other.runId !== one.runId ? replacedDelivery(one) : one;
        });
        const cancelled = [...state().cancelled, ...notSent].filter(isElsewhere);
        changeOutbox(store, { deliveries, cancelled, isMemoryOnly: false });
        whenRead();
        runs.ownAgain();
        channel.post({ kind: 'deliveries' });
      });
    },
    /**
     * The reviewer has confirmed these, and this page is to send them: the run has started, if there is any to send.
     * @returns the ids of those that are sent; a decision that is already being sent is not sent again
     */
    async confirm(runId: string, deliveries: readonly Delivery[]): Promise<string[]> {
      const own = new Map(deliveries.map((delivery) => [delivery.requestId, { ...delivery, runId }]));
      const taken = new Set<string>();
      // Before another tab can see them.
      await runs.own(runId);
      await write([...own.keys()], (now, requestId) => {
        taken.delete(requestId);
        const confirmed = own.get(requestId);
        if (confirmed === undefined || (now !== null && !isReplaceable(now))) return null;
        taken.add(requestId);
        return succeeding(confirmed, now);
      });
      if (taken.size === 0) runs.disown(runId);
      else if (!life.isOver) runs.start(runId);
      return [...taken];
    },
    /**
     * The reviewer has confirmed this one alone; whether an earlier one has arrived is looked up before it is sent.
     * @returns what it takes the place of, if anything; null where another one is being sent, or has arrived
     */
    async confirmSingle(delivery: Delivery): Promise<{ before: Delivery | null } | null> {
      const { runId, requestId } = delivery;
      const claim: { is: { before: Delivery | null } | null } = { is: null };
      await runs.own(runId);
      await write([requestId], (now) => {
        const isOpen = now === null || isReplaceable(now) || now.state.kind === 'unconfirmed';
        claim.is = isOpen ? { before: now } : null;
        return isOpen ? succeeding(delivery, now) : null;
      });
      if (claim.is === null) runs.disown(runId);
      else runs.start(runId, { isSingle: true });
      return claim.is;
    },
    /**
     * It was confirmed alone, and was not sent or was refused.
     * @param before what it had taken the place of; null for nothing
     */
    async takeBack({ requestId, runId, state }: Delivery, before: Delivery | null): Promise<void> {
      // A list may have shown meanwhile what has become of it.
      const isIt = (now: Delivery) => now.runId === runId && now.state.kind === state.kind;
      if (before === null) return remove([requestId], isIt);
      await change([requestId], (now) => (isIt(now) ? before : null));
    },
    /**
     * Takes back what is not sent; it stays in the store as a part of the run's summary. What may have arrived all the
     * same stays as well, on the device.
     */
    async cancel(runId: string): Promise<void> {
      const isWaiting = (delivery: Delivery) => delivery.runId === runId && delivery.state.kind === 'queued';
      // What is in flight may come back unsent, and would be sent again.
      runs.pause(runId, 'person');
      changeOutbox(store, { stopped: [...state().stopped, runId] });
      const ids = idsWhere(isWaiting);
      await change(ids, (now) => (isWaiting(now) ? cancelledDelivery(now) : null));
      // By now an unanswered one may be waiting again, which a list has shown as pending.
      await remove(ids, (now) => isWaiting(now) && cancelledDelivery(now) === null, true);
    },
    /**
     * A list of any age proves that something is decided; that it is not, only the sending page can find out; that it is not
     * any more, a list from long afterwards. What a list from after the confirmation lacks is decided or gone.
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
        return seen.status === 'pending'
          ? reopenedDelivery(delivery, loadBegan)
          : checkedDelivery(delivery, seen);
      };
      const isNews = (delivery: Delivery) => delivery.boardId === boardId && learned(delivery) !== delivery;
      const pairs = await learn(idsWhere(isNews), learned);
      const isNewlyOpen = ([before, now]: Changed) => now.isReopened && !before.isReopened;
      // Only by the page that has found it out: in another one there may be a new verdict by now.
      whenReopened(
        boardId,
        pairs.filter(isNewlyOpen).map(([, { requestId }]) => requestId),
      );
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
