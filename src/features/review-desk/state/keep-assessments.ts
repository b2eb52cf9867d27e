import { assessmentsRead, patched, sawChangeTimes } from './assessments-slice';
import type { StartListening } from './listeners';
import { logFilled } from './outbox-slice';
import type { LoggedChange, ReviewPorts } from './review-ports';
import type { ReviewStore } from './review-state';

/**
 * Keeps what the reviewer thinks as they change it, and follows what other tabs keep. Each change is a record of the
 * log, and moves to the database in the next task. Any page may move the records of any other, at any time: what
 * is merged twice changes nothing.
 * @param whenFailed gets whether anything is missing now, or would be without this page; is to try again later
 */
export function keepAssessments(
  startListening: StartListening,
  store: ReviewStore,
  { storage, log, nextTask, channel }: Pick<ReviewPorts, 'storage' | 'log' | 'nextTask' | 'channel'>,
  whenFailed: (isMissed: boolean) => void,
  life: { isOver: boolean },
) {
  function show(boardId: string, changes: readonly LoggedChange[]) {
    for (const [, { changedAt }] of changes) sawChangeTimes(Object.values(changedAt));
    store.dispatch(assessmentsRead({ boardId, changes }));
  }

  /** @throws where the database does not work; the log then has them still */
  async function moveToDatabase(boardId: string): Promise<void> {
    const { keys, changes } = log.read(boardId);
    if (keys.length === 0) return;
    try {
      await storage.mergeAssessments(boardId, changes);
      log.remove(keys);
    } catch (error) {
      log.compact(boardId);
      throw error;
    }
  }

  const waiting = new Set<string>();
  async function moveSoon(boardId: string): Promise<void> {
    if (waiting.has(boardId)) return;
    waiting.add(boardId);
    await nextTask();
    waiting.delete(boardId);
    if (store.getState().outbox.isMemoryOnly) return;
    await moveToDatabase(boardId).catch(() => whenFailed(store.getState().outbox.isLogFull));
  }

  /** @throws where the database does not work; what the log has is shown all the same */
  async function readNow(boardId: string): Promise<void> {
    // Before the database: what leaves the log meanwhile is there then.
    const logged = log.read(boardId);
    const stored = await storage.readAssessments(boardId).catch((error: unknown) => {
      show(boardId, logged.changes);
      throw error;
    });
    show(boardId, [...stored, ...logged.changes]);
    if (logged.keys.length > 0) void moveSoon(boardId);
  }

  const stopWriting = startListening({
    actionCreator: patched,
    effect({ payload: { boardId, changes } }) {
      const isFull = !log.add(boardId, changes);
      if (isFull !== store.getState().outbox.isLogFull) store.dispatch(logFilled(isFull));
      channel.post({ kind: 'assessments', boardId, changes });
      void moveSoon(boardId);
    },
  });
  const stopFollowing = channel.subscribe((message) => {
    if (message.kind !== 'assessments' || life.isOver) return;
    if (store.getState().assessments[message.boardId] !== undefined) show(message.boardId, message.changes);
  });

  return {
    read: (boardId: string) => readNow(boardId).catch(() => whenFailed(true)),
    /** The database may work again. @throws where it does not */
    async recover(): Promise<void> {
      for (const boardId of log.boards()) await moveToDatabase(boardId);
      for (const boardId of Object.keys(store.getState().assessments)) await readNow(boardId);
    },
    stop() {
      stopWriting();
      stopFollowing();
    },
  };
}
