import { REVIEW_SCORE_MAX } from './limits';
import type { Outcome } from './outcome';

export type Verdict = 'yes' | 'maybe' | 'no';

export const NO_MARK = {
  verdict: null as Verdict | null,
  /** Null to send the board's default note. An own note that was emptied is '': no note is sent. */
  note: null as string | null,
  /** The verdict's outcome when the note was written; null if it had none. */
  noteOutcome: null as Outcome | null,
  /** 1 to 5. */
  score: null as number | null,
  tags: [] as readonly string[],
  /** Never sent. */
  comment: '',
  isRead: false,
  /** Left out on the sending screen. A new verdict ends it. */
  isOnHold: false,
};

/** A reviewer's private work on one application. It stays on the device. */
export type Mark = Readonly<typeof NO_MARK>;
export type MarkPatch = Partial<Mark>;

/** Times of the changes in ms, by field. Fields that have never changed have none. */
type ChangeTimes = Readonly<Partial<Record<keyof Mark, number>>>;
export type StoredMark = Mark & { readonly changedAt: ChangeTimes };
/** Changes of some fields that were made at the same time. */
export interface MarkChange {
  readonly patch: MarkPatch;
  readonly at: number;
}

export const NEW_MARK: StoredMark = { ...NO_MARK, changedAt: {} };

/**
 * Applies a change. The later change of a field wins, so changes may arrive in any order, and more than once.
 * @returns the same object if every field of the mark is newer
 */
export function mergeChange(mark: StoredMark, { patch, at }: MarkChange): StoredMark {
  const newer = (Object.keys(patch) as (keyof Mark)[]).filter((field) => at > (mark.changedAt[field] ?? 0));
  if (newer.length === 0) return mark;
  const values = Object.fromEntries(newer.map((field) => [field, patch[field]]));
  const times = Object.fromEntries(newer.map((field) => [field, at]));
  return { ...mark, ...values, changedAt: { ...mark.changedAt, ...times } };
}

/** Merges two versions of a mark, for instance the stored one and the one in memory. */
export function mergeMarks(mark: StoredMark, other: StoredMark): StoredMark {
  const fields = Object.entries(other.changedAt) as [keyof Mark, number][];
  return fields.reduce(
    (merged, [field, at]) => mergeChange(merged, { patch: { [field]: other[field] }, at }),
    mark,
  );
}

/** Clears the fields of a mark that a sent decision has used up. */
export const DECIDED_PATCH = {
  verdict: null,
  note: null,
  noteOutcome: null,
  isOnHold: false,
} satisfies MarkPatch;

export const SCORES = Array.from({ length: REVIEW_SCORE_MAX }, (_, index) => index + 1);

/** The decision that a verdict leads to; null if there is nothing to send. */
export function outcomeOf(verdict: Verdict | null): Outcome | null {
  if (verdict === 'yes') return 'accept';
  return verdict === 'no' ? 'reject' : null;
}

/** The decision that is to be sent; null if there is none, or if the application is on hold. */
export const outcomeToSend = ({ verdict, isOnHold }: Mark): Outcome | null =>
  isOnHold ? null : outcomeOf(verdict);

export const hasOwnNote = ({ note }: Mark): boolean => (note ?? '').trim() !== '';

/** Whether no note is sent, not even the default one. */
export const isNoteEmptied = ({ note }: Mark): boolean => note?.trim() === '';

/** Whether the note was written for the opposite verdict. */
export function isNoteForOpposite({ note, noteOutcome, verdict }: Mark): boolean {
  const outcome = outcomeOf(verdict);
  return (note ?? '').trim() !== '' && noteOutcome !== null && outcome !== null && noteOutcome !== outcome;
}

/** @param note as typed; null for the default note */
export const notePatch = ({ verdict }: Mark, note: string | null): MarkPatch => ({
  note,
  noteOutcome: note === null ? null : outcomeOf(verdict),
});

type Judgement = Pick<Mark, 'verdict' | 'isOnHold'>;

/** One step of undo: a single verdict, or all that were given together. */
export type VerdictStep = readonly { requestId: string; before: Judgement; verdict: Verdict | null }[];

/**
 * @param markOf the current marks
 * @returns the changes that give these applications a verdict; empty if all of them have it
 */
export const verdictStep = (
  requestIds: readonly string[],
  verdict: Verdict | null,
  markOf: (requestId: string) => Mark,
): VerdictStep =>
  [...new Set(requestIds)]
    .map((requestId) => {
      const { verdict: given, isOnHold } = markOf(requestId);
      return { requestId, before: { verdict: given, isOnHold }, verdict };
    })
    .filter(({ before }) => before.verdict !== verdict || before.isOnHold);

/** The part of a step that can be undone, without verdicts that have changed since. */
export const undoableStep = (step: VerdictStep, markOf: (requestId: string) => Mark): VerdictStep =>
  step.filter(({ requestId, verdict }) => markOf(requestId).verdict === verdict);
