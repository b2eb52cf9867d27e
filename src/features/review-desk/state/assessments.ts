import {
  mergedAssessment,
  NO_ASSESSMENT,
  stamped,
  undoneStep,
  verdictStep,
  type Assessment,
  type KeptAssessment,
  type Verdict,
  type VerdictStep,
} from '@/domain/review/assessment';
import type { AssessmentPatch, LoggedChange, ReviewPorts } from './review-ports';
import { changeOutbox, type BoardAssessments, type ReviewStore } from './review-state';

let latest = 0;

/**
 * When a change is made: ms since 1970, but later than every change this page knows, also where the device's clock was
 * set back, or two are made within a millisecond.
 */
function nextChangeTime(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

const NOTHING: BoardAssessments = { byRequest: {}, undo: [] };

/**
 * What the reviewer thinks of applications: given here, kept on the device, and followed from other tabs. Each change is
 * a record of the log before the call returns, and moves to the database in the next task. Any page may move the records
 * of any other, at any time: what is merged twice changes nothing.
 * @param whenFailed gets whether anything is missing now, or would be without this page; is to try again later
 */
export function createAssessments(
  store: ReviewStore,
  { storage, log, nextTask, channel }: Pick<ReviewPorts, 'storage' | 'log' | 'nextTask' | 'channel'>,
  whenFailed: (isMissed: boolean) => void,
) {
  const outbox = () => store.get().outbox;
  const boardOf = (boardId: string) => store.get().assessments[boardId] ?? NOTHING;
  const of = (boardId: string, requestId: string): Assessment =>
    boardOf(boardId).byRequest[requestId] ?? NO_ASSESSMENT;

  /** Also without any changes, the board then counts as read. @param undo the steps of this sitting after them */
  function merge(boardId: string, changes: readonly LoggedChange[], undo = boardOf(boardId).undo) {
    const board = boardOf(boardId);
    const known = board.byRequest;
    const merged = new Map<string, KeptAssessment>();
    for (const [id, change] of changes) merged.set(id, mergedAssessment(merged.get(id) ?? known[id], change));
    const isNews = [...merged].some(([id, assessment]) => assessment !== known[id]);
    if (!isNews && undo === board.undo && board !== NOTHING) return;
    const byRequest = isNews ? { ...known, ...Object.fromEntries(merged) } : known;
    const state = store.get();
    store.set({ ...state, assessments: { ...state.assessments, [boardId]: { byRequest, undo } } });
  }

  /** From the device, or from another tab. */
  function show(boardId: string, changes: readonly LoggedChange[]) {
    for (const [, { changedAt }] of changes) {
      for (const time of Object.values(changedAt)) latest = Math.max(latest, time);
    }
    merge(boardId, changes);
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
    if (outbox().isMemoryOnly) return;
    await moveToDatabase(boardId).catch(() => whenFailed(outbox().isLogFull));
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

  /** @param undo the steps of this sitting afterwards; left out where nothing is to be undone */
  function change(boardId: string, patches: readonly AssessmentPatch[], undo?: readonly VerdictStep[]): void {
    if (patches.length === 0) return;
    const time = nextChangeTime();
    const changes = patches.map(([id, patch]): LoggedChange => [id, stamped(patch, time)]);
    merge(boardId, changes, undo);
    const isLogFull = !log.add(boardId, changes);
    if (isLogFull !== outbox().isLogFull) changeOutbox(store, { isLogFull });
    channel.post({ kind: 'assessments', boardId, changes });
    void moveSoon(boardId);
  }

  const verdictOf = (boardId: string) => (id: string) => of(boardId, id).verdict;
  const patchesOf = (step: VerdictStep, changes: Partial<Assessment> = {}) =>
    step.map(({ requestId, to }): AssessmentPatch => [requestId, { ...changes, verdict: to }]);

  const stopFollowing = channel.subscribe((message) => {
    if (message.kind !== 'assessments') return;
    if (store.get().assessments[message.boardId] !== undefined) show(message.boardId, message.changes);
  });

  return {
    of,
    change: (boardId: string, patches: readonly AssessmentPatch[]) => change(boardId, patches),
    /**
     * Gives all of them the verdict, as one step of undo.
     * @param verdict null to remove theirs
     * @param changes further changes of each, which are not undone
     */
    giveVerdict(
      boardId: string,
      requestIds: readonly string[],
      verdict: Verdict | null,
      changes?: Partial<Assessment>,
    ): void {
      const step = verdictStep(requestIds, verdict, verdictOf(boardId));
      change(boardId, patchesOf(step, changes), [...boardOf(boardId).undo, step]);
    },
    /** Whether there are verdicts of this sitting to undo. */
    canUndo: (boardId: string): boolean => boardOf(boardId).undo.length > 0,
    /**
     * @param isOpen whether an application can still be decided: a verdict that is being sent, or was, can't be taken back
     * @returns what was undone: the latest step of this sitting that still has something to undo; null for none
     */
    undo(boardId: string, isOpen: (requestId: string) => boolean): VerdictStep | null {
      for (;;) {
        const { undo } = boardOf(boardId);
        const step = undo.at(-1);
        if (step === undefined) return null;
        const undone = undoneStep(step, verdictOf(boardId)).filter(({ requestId }) => isOpen(requestId));
        const left = undo.slice(0, -1);
        if (undone.length > 0) {
          change(boardId, patchesOf(undone), left);
          return undone;
        }
        merge(boardId, [], left);
      }
    },
    /** Loads what is kept of a board; afterwards it follows what other tabs write. */
    read: (boardId: string) => readNow(boardId).catch(() => whenFailed(true)),
    /** The database may work again. @throws where it does not */
    async recover(): Promise<void> {
      for (const boardId of log.boards()) await moveToDatabase(boardId);
      for (const boardId of Object.keys(store.get().assessments)) await readNow(boardId);
    },
    stop: stopFollowing,
  };
}

export type Assessments = ReturnType<typeof createAssessments>;
