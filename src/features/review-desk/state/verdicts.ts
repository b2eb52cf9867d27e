import { undoableStep, verdictStep, type Verdict, type VerdictStep } from '@/domain/review/mark';
import type { Marks } from './marks';

/** Gives verdicts on one board, and undoes them. The steps last as long as the tab. */
export function createVerdicts(marks: Marks, boardId: string) {
  let steps: readonly VerdictStep[] = [];
  const markOf = (requestId: string) => marks.of(boardId, requestId);

  return {
    /** One step of undo, for however many. @param verdict null to remove theirs @returns the changes */
    give(requestIds: readonly string[], verdict: Verdict | null): VerdictStep {
      const step = verdictStep(requestIds, verdict, markOf);
      if (step.length === 0) return step;
      steps = [...steps, step];
      marks.patch(
        boardId,
        step.map(({ requestId }) => [requestId, { verdict, isOnHold: false }]),
      );
      return step;
    },
    canUndo: (): boolean => steps.length > 0,
    /**
     * @param canChange whether a verdict may still change
     * @returns the latest step that still had something to undo; null if there was none
     */
    undo(canChange: (requestId: string) => boolean): VerdictStep | null {
      for (let last = steps.at(-1); last !== undefined; last = steps.at(-1)) {
        steps = steps.slice(0, -1);
        const step = undoableStep(last, markOf).filter(({ requestId }) => canChange(requestId));
        if (step.length === 0) continue;
        marks.patch(
          boardId,
          step.map(({ requestId, before }) => [requestId, before]),
        );
        return step;
      }
      return null;
    },
  };
}
