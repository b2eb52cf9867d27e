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
  {
    storage,
    journal,
    runLock,
    channel,
    assessmentTurns: inTurn,
  }: Pick<ReviewPorts, 'storage' | 'journal' | 'runLock' | 'channel' | 'assessmentTurns'>,
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

  const journalLock = (pageId: string) => runLock(`journal ${pageId}`);
  // Until the page ends: by that others know that it writes by itself what its journal has.
  void journalLock(journal.pageId).hold(() => new Promise(() => {}));

  const awaited = new Set<string>();

  /** It may be open for hours, or just be ending: a reload can be quicker than the release of its lock. */
  function readAfter(pageId: string, boardId: string) {
    const waiting = key(boardId, pageId);
    if (awaited.has(waiting)) return;
    awaited.add(waiting);
    void journalLock(pageId)
      .whenFree()
      .then(() => {
        awaited.delete(waiting);
        if (!life.isOver) void read(boardId);
      });
  }

  /** Writes what pages that have ended could not write any more. */
  async function writeLeft(boardId: string): Promise<void> {
    for (const pageId of journal.others(boardId)) {
      const lock = journalLock(pageId);
      if (!(await lock.isFree())) {
        readAfter(pageId, boardId);
        continue;
      }
      // One tab alone: what the reviewer changes next must not be replaced by a second one's copy of the journal.
      await lock.hold(async () => {
        const patches = journal.read(boardId, pageId);
        if (patches.length > 0) {
          await storage.patchAssessments(boardId, patches);
          channel.post({ kind: 'assessments', boardId, requestIds: patches.map(([id]) => id) });
        }
        journal.forget(boardId, pageId);
      });
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
        if (next.requestIds === null) await writeLeft(boardId);
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
  /** The same and those that are being written. */
  const journaled = new Map<string, readonly AssessmentPatch[]>();

  function writeJournal(boardId: string, patches: readonly AssessmentPatch[]) {
    journaled.set(boardId, patches);
    journal.write(boardId, patches);
  }

  const stopWriting = startListening({
    actionCreator: patched,
    effect: async ({ payload: { boardId, patches } }) => {
      count(
        boardId,
        patches.map(([id]) => id),
        1,
      );
      if (!isMemoryOnly()) writeJournal(boardId, [...(journaled.get(boardId) ?? []), ...patches]);
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
          writeJournal(boardId, journaled.get(boardId)?.slice(all.length) ?? []);
          count(boardId, requestIds, -1);
          show(boardId, stored);
          channel.post({ kind: 'assessments', boardId, requestIds });
        } catch {
          // The reviewer is told; from now on everything lasts as long as the page.
          store.dispatch(storageFailed());
          writeJournal(boardId, []);
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
