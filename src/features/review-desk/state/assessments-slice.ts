import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { changedAssessment, type Assessment, type VerdictStep } from '@/domain/review/assessment';
import type { AssessmentPatch, StoredAssessment } from './review-ports';

interface BoardAssessments {
  byRequest: Record<string, Assessment>;
  /** Steps of this sitting, the latest last. */
  undo: VerdictStep[];
}

interface PatchedPayload {
  boardId: string;
  patches: readonly AssessmentPatch[];
  /** How the step is undone; null if it does not change a verdict, or is itself an undo. */
  step: VerdictStep | null;
}

export type AssessmentsState = Record<string, BoardAssessments>;

export const assessmentsSlice = createSlice({
  name: 'assessments',
  initialState: {} as AssessmentsState,
  reducers: {
    /** The reviewer has changed something. */
    patched(state, { payload: { boardId, patches, step } }: PayloadAction<PatchedPayload>) {
      const board = (state[boardId] ??= { byRequest: {}, undo: [] });
      for (const [requestId, changes] of patches) {
        board.byRequest[requestId] = changedAssessment(board.byRequest[requestId], changes);
      }
      if (step !== null) board.undo.push([...step]);
    },
    undoDropped(state, { payload }: PayloadAction<string>) {
      state[payload]?.undo.pop();
    },
    /** As stored, here or by another tab. */
    assessmentsStored(
      state,
      { payload }: PayloadAction<{ boardId: string; stored: readonly StoredAssessment[] }>,
    ) {
      const board = (state[payload.boardId] ??= { byRequest: {}, undo: [] });
      for (const [requestId, assessment] of payload.stored) board.byRequest[requestId] = assessment;
    },
  },
});

export const { patched, undoDropped, assessmentsStored } = assessmentsSlice.actions;

/** @returns the changes that make up a step, for `patched` */
export const stepPatches = (step: VerdictStep, besides: Partial<Assessment> = {}): AssessmentPatch[] =>
  step.map(({ requestId, to }): AssessmentPatch => [requestId, { ...besides, verdict: to }]);
