import { outcomeOf, type Assessment, type Verdict } from './assessment';
import type { Outcome } from './outcome';

type Notes = Assessment['notes'];

/**
 * Whether a note was written before there was a verdict: the same words for either outcome, so that they go with the
 * decision, whichever it is.
 */
const isForEither = ({ accept, reject }: Notes): boolean => accept === reject;

/** Whether it stands for a decision without any words, instead of the default note. */
export const isNoNote = (note: string | null): boolean => note?.trim() === '';

/** @returns for which outcome a note is read and written; null for either */
export function outcomeOfNote(notes: Notes, verdict: Verdict | null): Outcome | null {
  const outcome = outcomeOf(verdict);
  if (outcome !== null || isForEither(notes)) return outcome;
  return notes.accept === null ? 'reject' : 'accept';
}

/**
 * The notes after one was written.
 * @param outcome null for either
 * @param isFirst whether it is the first change for this outcome: what was written for either outcome is no note for the
 * other one any more, once it has been changed for this one
 */
export function writtenNotes(
  notes: Notes,
  outcome: Outcome | null,
  note: string | null,
  isFirst = true,
): Notes {
  if (outcome === null) return { accept: note, reject: note };
  const rest = isFirst && isForEither(notes) ? { accept: null, reject: null } : notes;
  return { ...rest, [outcome]: note };
}
