import { isSameAssessment } from '@/domain/review/assessment';
import { assessmentsStored, patched } from './assessments-slice';
import { storageFailed } from './outbox-slice';
import type { AssessmentPatch, ReviewPorts, StoredAssessment } from './review-ports';
import type { StartListening } from './listeners';
import type { ReviewStore } from './review-state';

/** Writes what the reviewer thinks to the device as they change it, and follows what other tabs write. */
export function keepAssessments(
  startListening: StartListening,
  store: ReviewStore,
  { storage, channel, assessmentTurns: inTurn }: Pick<ReviewPorts, 'storage' | 'channel' | 'assessmentTurns'>,
  life: { isOver: boolean },
) {
  /** How many changes of an application are still to be written; what is stored is older than they are. */
  const unwritten = new Map<string, number>();
  const key = (boardId: string, requestId: string) => `${boardId}\n${requestId}`;
  const isMemoryOnly = () => store.getState().outbox.isMemoryOnly;

  function count(boardId: string, requestIds: readonly string[], step: 1 | -1) {
    for (const id of requestIds) {
      const now = (unwritten.get(key(boardId, id)) ?? 0) + step;
      if (now > 0) unwritten.set(key(boardId, id), now);
      else unwritten.delete(key(boardId, id));
    }
  }
  function show(boardId: string, stored: readonly StoredAssessment[]) {
    const known = store.getState().assessments[boardId]?.byRequest;
    const changed = stored.filter(([id, assessment]) => {
      if (unwritten.has(key(boardId, id))) return false;
      // What this tab has written itself is on screen already.
      const before = known?.[id];
      return before === undefined || !isSameAssessment(before, assessment);
    });
    // Also if there are none: the board then counts as read.
    if (known === undefined || changed.length > 0) {
      store.dispatch(assessmentsStored({ boardId, stored: changed }));
    }
  }

  /** Reads that have not started yet, by board: until they do, all callers share them. */
  const coming = new Map<string, { requestIds: Set<string> | null; done: Promise<void> }>();

  /** @param requestIds null for all of the board */
  function read(boardId: string, requestIds: readonly string[] | null = null): Promise<void> {
    const queued = coming.get(boardId);
    if (queued !== undefined) {
      if (requestIds === null) queued.requestIds = null;
      else requestIds.forEach((id) => queued.requestIds?.add(id));
      return queued.done;
    }
    const next = { requestIds: requestIds === null ? null : new Set(requestIds), done: Promise.resolve() };
    next.done = inTurn(async () => {
      coming.delete(boardId);
      if (isMemoryOnly()) return;
      try {
        const stored = await storage.readAssessments(boardId);
        show(
          boardId,
          stored.filter(([id]) => next.requestIds?.has(id) ?? true),
        );
      } catch {
        store.dispatch(storageFailed());
      }
    });
    coming.set(boardId, next);
    return next.done;
  }

  /** Changes of each board that are still to be written. */
  const waiting = new Map<string, AssessmentPatch[]>();

  const stopWriting = startListening({
    actionCreator: patched,
    effect: async ({ payload: { boardId, patches } }) => {
      count(
        boardId,
        patches.map(([id]) => id),
        1,
      );
      const earlier = waiting.get(boardId);
      if (earlier !== undefined) {
        earlier.push(...patches);
        return;
      }
      waiting.set(boardId, [...patches]);
      await inTurn(async () => {
        // All at once: written key by key, a quick burst would take so long that a reload loses the end of it.
        const all = waiting.get(boardId) ?? [];
        waiting.delete(boardId);
        const requestIds = all.map(([id]) => id);
        try {
          if (isMemoryOnly()) return;
          const stored = await storage.patchAssessments(boardId, all);
          count(boardId, requestIds, -1);
          show(boardId, stored);
          channel.post({ kind: 'assessments', boardId, requestIds });
        } catch {
          store.dispatch(storageFailed());
        }
      });
    },
  });
  const stopFollowing = channel.subscribe((message) => {
    if (message.kind !== 'assessments' || life.isOver) return;
    if (store.getState().assessments[message.boardId] === undefined) return;
    void read(message.boardId, message.requestIds);
  });

  return {
    read,
    stop() {
      stopWriting();
      stopFollowing();
    },
  };
}
