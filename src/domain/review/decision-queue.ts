import type { QuestionAnswer } from '../answers';
import type { Outcome } from './outcome';

/**
 * Why a decision is not known to have been accepted: 'taken' means that the request is decided already, 'fault' that it
 * was not, and another try may work, 'unconfirmed' that nobody knows, because the server could not be asked.
 */
export interface SendProblem {
  kind: 'taken' | 'fault' | 'unconfirmed';
  text: string;
}

/** A decision that has been made but has not reached the server yet. */
export interface QueuedDecision {
  requestId: string;
  /** Identifies the applicant, as in marks and history. */
  personKey: string;
  personName: string;
  boardId: string;
  boardName: string;
  outcome: Outcome;
  /** As it will be sent. */
  note: string;
  /** What was answered, for the history. */
  answers: QuestionAnswer[];
  /** Identifies the bulk run it belongs to; null for a single decision. */
  batch: string | null;
  /** Milliseconds since 1970; it may be sent from then on. */
  dueAt: number;
  /** 'sending' until the server has answered: after a crash it is not known whether it arrived. */
  stage: 'waiting' | 'sending' | 'failed';
  problem: SendProblem | null;
}

/** Progress of a bulk run. */
export interface Batch {
  id: string;
  outcome: Outcome;
  total: number;
  sent: number;
}

export interface DecisionQueue {
  /** In the order in which they were decided. */
  entries: readonly QueuedDecision[];
  batches: readonly Batch[];
  /** While paused, nothing of a bulk run is started; what is in flight completes. */
  isPaused: boolean;
}

export const EMPTY_QUEUE: DecisionQueue = { entries: [], batches: [], isPaused: false };

export type QueueAction =
  /** Also for a second decision on the same application, which replaces one that failed. */
  | { type: 'decided'; decisions: readonly QueuedDecision[] }
  | { type: 'takenBack'; requestIds: readonly string[] }
  | { type: 'hurried'; requestIds: readonly string[]; now: number }
  | { type: 'started'; requestIds: readonly string[] }
  | { type: 'arrived'; requestId: string }
  | { type: 'refused'; requestId: string; problem: SendProblem }
  | { type: 'dismissed'; requestIds: readonly string[] }
  | { type: 'paused' }
  | { type: 'resumed' };

function change(
  entries: readonly QueuedDecision[],
  ids: readonly string[],
  changes: (entry: QueuedDecision) => QueuedDecision,
): QueuedDecision[] {
  const wanted = new Set(ids);
  return entries.map((entry) => (wanted.has(entry.requestId) ? changes(entry) : entry));
}

function without(
  entries: readonly QueuedDecision[],
  isGone: (entry: QueuedDecision) => boolean,
): QueuedDecision[] {
  return entries.filter((entry) => !isGone(entry));
}

/** A batch counts only what is left of it: decisions that were undone are no longer part of it. */
function recount(batches: readonly Batch[], entries: readonly QueuedDecision[]): Batch[] {
  return batches
    .map((batch) => {
      const left = entries.filter((entry) => entry.batch === batch.id).length;
      return { ...batch, total: batch.sent + left };
    })
    .filter((batch) => batch.total > batch.sent);
}

/** A pause ends with the last bulk run. */
function settled(
  state: DecisionQueue,
  entries: readonly QueuedDecision[],
  counted: readonly Batch[],
): DecisionQueue {
  const batches = recount(counted, entries);
  return { entries, batches, isPaused: state.isPaused && batches.length > 0 };
}

export function decisionQueueReducer(state: DecisionQueue, action: QueueAction): DecisionQueue {
  const { entries, batches } = state;
  switch (action.type) {
    case 'decided': {
      // What is in flight or waiting is not decided twice.
      const busy = new Set(
        entries.filter(({ stage }) => stage !== 'failed').map(({ requestId }) => requestId),
      );
      const added = [
        ...new Map(
          action.decisions
            .filter(({ requestId }) => !busy.has(requestId))
            .map((decision) => [decision.requestId, decision]),
        ).values(),
      ];
      const replaced = new Set(added.map(({ requestId }) => requestId));
      const next = [...without(entries, ({ requestId }) => replaced.has(requestId)), ...added];
      const known = new Set(batches.map(({ id }) => id));
      const newBatches = new Map<string, Batch>();
      for (const { batch, outcome } of added) {
        if (batch !== null && !known.has(batch)) {
          newBatches.set(batch, { id: batch, outcome, total: 0, sent: 0 });
        }
      }
      return { ...state, entries: next, batches: recount([...batches, ...newBatches.values()], next) };
    }
    case 'takenBack': {
      const ids = new Set(action.requestIds);
      const next = without(entries, (entry) => ids.has(entry.requestId) && entry.stage === 'waiting');
      return settled(state, next, batches);
    }
    case 'hurried':
      return {
        ...state,
        entries: change(entries, action.requestIds, (entry) =>
          entry.stage === 'sending'
            ? entry
            : { ...entry, stage: 'waiting', problem: null, dueAt: Math.min(entry.dueAt, action.now) },
        ),
      };
    case 'started':
      return {
        ...state,
        entries: change(entries, action.requestIds, (entry) => ({ ...entry, stage: 'sending' })),
      };
    case 'arrived': {
      const done = entries.find(({ requestId }) => requestId === action.requestId);
      const next = without(entries, (entry) => entry === done);
      const counted = batches.map((batch) =>
        batch.id === done?.batch ? { ...batch, sent: batch.sent + 1 } : batch,
      );
      return settled(state, next, counted);
    }
    case 'refused':
      return {
        ...state,
        entries: change(entries, [action.requestId], (entry) => ({
          ...entry,
          stage: 'failed',
          problem: action.problem,
        })),
      };
    case 'dismissed': {
      const ids = new Set(action.requestIds);
      const next = without(entries, (entry) => ids.has(entry.requestId) && entry.stage === 'failed');
      return settled(state, next, batches);
    }
    case 'paused':
      return { ...state, isPaused: true };
    case 'resumed':
      return { ...state, isPaused: false };
  }
}

/** What may be started now, oldest first, so that there are never more than `most` in flight. */
export function dueDecisions(state: DecisionQueue, now: number, most: number): QueuedDecision[] {
  const onTheWay = state.entries.filter(({ stage }) => stage === 'sending').length;
  return state.entries
    .filter(
      ({ stage, dueAt, batch }) => stage === 'waiting' && dueAt <= now && !(state.isPaused && batch !== null),
    )
    .slice(0, Math.max(0, most - onTheWay));
}

/** When the next waiting decision is due, in milliseconds since 1970; null where none waits. */
export function nextDueAt({ entries, isPaused }: DecisionQueue): number | null {
  const canStart = entries.filter(({ stage, batch }) => stage === 'waiting' && !(isPaused && batch !== null));
  const times = canStart.map(({ dueAt }) => dueAt);
  return times.length === 0 ? null : times.reduce((least, time) => Math.min(least, time));
}

/** Whether closing the page now would lose or interrupt something. */
export function hasUnsent({ entries }: DecisionQueue): boolean {
  return entries.some(({ stage }) => stage !== 'failed');
}
