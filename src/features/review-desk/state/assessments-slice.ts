import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import {
  mergedAssessment,
  stamped,
  type Assessment,
  type KeptAssessment,
  type VerdictStep,
} from '@/domain/review/assessment';
import type { AssessmentPatch, LoggedChange } from './review-ports';

let latest = 0;

/**
 * When a change is made: ms since 1970, but later than every change this page knows, also where the device's clock was
 * set back, or two are made within a millisecond.
 */
export function nextChangeTime(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** Another page, or an earlier sitting, has made a change then. */
export function sawChangeTimes(times: Iterable<number>): void {
  for (const time of times) latest = Math.max(latest, time);
}

interface BoardAssessments {
  byRequest: Record<string, KeptAssessment>;
  /** Steps of this sitting, the latest last. */
  undo: VerdictStep[];
}

interface Patches {
  boardId: string;
  patches: readonly AssessmentPatch[];
  /** How the step is undone; null if it does not change a verdict, or is itself an undo. */
  step: VerdictStep | null;
}

interface Changes {
  boardId: string;
  changes: readonly LoggedChange[];
}

export type AssessmentsState = Record<string, BoardAssessments>;

function merge(state: Draft<AssessmentsState>, { boardId, changes }: Changes) {
  const board = (state[boardId] ??= { byRequest: {}, undo: [] });
  // Not through drafts: there may be thousands, and each would be wrapped.
  const known: Record<string, KeptAssessment> = original(state)?.[boardId]?.byRequest ?? {};
  const merged = new Map<string, KeptAssessment>();
  for (const [id, change] of changes) merged.set(id, mergedAssessment(merged.get(id) ?? known[id], change));
  merged.forEach((assessment, id) => {
    if (assessment !== known[id]) board.byRequest[id] = assessment as Draft<KeptAssessment>;
  });
  return board;
}

export const assessmentsSlice = createSlice({
  name: 'assessments',
  initialState: {} as AssessmentsState,
  reducers: {
    /** The reviewer has changed something. */
    patched: {
      prepare({ boardId, patches, step }: Patches) {
        const time = nextChangeTime();
        const changes = patches.map(([id, change]): LoggedChange => [id, stamped(change, time)]);
        return { payload: { boardId, changes, step } };
      },
      reducer(state, { payload }: PayloadAction<Changes & Pick<Patches, 'step'>>) {
        const board = merge(state, payload);
        if (payload.step !== null) board.undo.push([...payload.step]);
      },
    },
    undoDropped(state, { payload }: PayloadAction<string>) {
      state[payload]?.undo.pop();
    },
    /** From the device, or from another tab. Also without any, the board then counts as read. */
    assessmentsRead(state, { payload }: PayloadAction<Changes>) {
      merge(state, payload);
    },
  },
});

export const { patched, undoDropped, assessmentsRead } = assessmentsSlice.actions;

/** @returns the changes that make up a step, for `patched` */
export const stepPatches = (step: VerdictStep, besides: Partial<Assessment> = {}): AssessmentPatch[] =>
  step.map(({ requestId, to }): AssessmentPatch => [requestId, { ...besides, verdict: to }]);
