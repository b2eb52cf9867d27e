import { outcomeOf, type Assessment, type Verdict } from './assessment';
import { fillNote, PLACEHOLDERS, unfilledPlaceholders, type NoteValues } from './note-template';
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

export interface DeskNote {
  text: string;
  /** With which decision it was to be sent; null for either. */
  outcome: Outcome | null;
}

const OTHER = { accept: 'reject', reject: 'accept' } as const;

/** What the review dialog's note begins with, the person's own data filled in; null where nothing was written. */
export function noteFromDesk(
  { notes, verdict }: Pick<Assessment, 'notes' | 'verdict'>,
  values: NoteValues,
): DeskNote | null {
  const wanted = outcomeOfNote(notes, verdict);
  // Where there is none for that, the other one is better than nothing, but must be changed before it is sent.
  const outcome = wanted !== null && notes[wanted] === null ? OTHER[wanted] : wanted;
  const own = notes[outcome ?? 'accept'] ?? '';
  return own.trim() === '' ? null : { text: fillNote(own, values), outcome };
}

const KNOWN = PLACEHOLDERS.map((name) => name.toLowerCase());

/** The desk's own placeholders that nothing was known for. Other words in braces are the reviewer's. */
export const placeholdersLeft = (note: string): string[] =>
  unfilledPlaceholders(note).filter((one) => KNOWN.includes(one.replaceAll(/[{}\s]/gu, '').toLowerCase()));
