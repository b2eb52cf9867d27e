import {
  NO_ASSESSMENT,
  undoneStep,
  verdictStep,
  type Assessment,
  type Verdict,
  type VerdictStep,
} from '@/domain/review/assessment';
import { patched, stepPatches, undoDropped } from './assessments-slice';
import type { ReviewStore } from './review-state';

const board = (store: ReviewStore, boardId: string) => store.getState().assessments[boardId];

export function assessmentOf(store: ReviewStore, boardId: string, requestId: string): Assessment {
  return board(store, boardId)?.byRequest[requestId] ?? NO_ASSESSMENT;
}

/**
 * Gives all of them the verdict, as one step of undo.
 * @param verdict null to remove theirs
 * @param besides further changes, which are not undone
 */
export function giveVerdict(
  store: ReviewStore,
  boardId: string,
  requestIds: readonly string[],
  verdict: Verdict | null,
  besides: Partial<Assessment> = {},
): void {
  const step = verdictStep(requestIds, verdict, (id) => assessmentOf(store, boardId, id).verdict);
  if (step.length > 0) store.dispatch(patched({ boardId, patches: stepPatches(step, besides), step }));
}

/**
 * Gives each their own verdict, as one step of undo.
 * @returns what was changed: somebody whose verdict is another one by now, given in another tab for instance, keeps it
 */
export function giveVerdicts(store: ReviewStore, boardId: string, wanted: VerdictStep): VerdictStep {
  const step = wanted.filter(
    ({ requestId, from }) => assessmentOf(store, boardId, requestId).verdict === from,
  );
  if (step.length > 0) store.dispatch(patched({ boardId, patches: stepPatches(step), step }));
  return step;
}

/**
 * Whether verdicts of this sitting can be undone.
 * @param among the latest ones must all be of these applications; null for any
 */
export function canUndoVerdict(
  store: ReviewStore,
  boardId: string,
  among: readonly string[] | null,
): boolean {
  const latest = board(store, boardId)?.undo.at(-1);
  return latest?.every(({ requestId }) => among === null || among.includes(requestId)) ?? false;
}

/**
 * @param isOpen whether an application can still be decided: a verdict that is being sent, or was, can't be taken back
 * @param among as for `canUndoVerdict`
 * @returns what was undone: the latest step of this sitting that still has something to undo; null for none
 */
export function undoVerdict(
  store: ReviewStore,
  boardId: string,
  isOpen: (requestId: string) => boolean,
  among: readonly string[] | null = null,
): VerdictStep | null {
  for (;;) {
    const step = board(store, boardId)?.undo.at(-1);
    if (step === undefined || !canUndoVerdict(store, boardId, among)) return null;
    const undone = undoneStep(step, (id) => assessmentOf(store, boardId, id).verdict).filter(
      ({ requestId }) => isOpen(requestId),
    );
    store.dispatch(undoDropped(boardId));
    if (undone.length === 0) continue;
    store.dispatch(patched({ boardId, patches: stepPatches(undone), step: null }));
    return undone;
  }
}
