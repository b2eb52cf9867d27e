import type { Assessment } from '@/domain/review/assessment';
import { fillNote, PLACEHOLDERS, unfilledPlaceholders, type NoteValues } from '@/domain/review/note-template';
import { outcomeOfNote } from '@/domain/review/notes';
import type { Outcome } from '@/domain/review/outcome';

/** A note that was written at the review desk. */
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
