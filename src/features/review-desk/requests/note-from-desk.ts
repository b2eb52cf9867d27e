import { outcomeOf, type Assessment } from '@/domain/review/assessment';
import { fillNote, PLACEHOLDERS, unfilledPlaceholders, type NoteValues } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';

/** A note that was written at the review desk. */
export interface DeskNote {
  text: string;
  /** With which decision it was to be sent. */
  outcome: Outcome;
}

/** What the review dialog's note begins with, the person's own data filled in; null where nothing was written. */
export function noteFromDesk(
  { notes, verdict }: Pick<Assessment, 'notes' | 'verdict'>,
  values: NoteValues,
): DeskNote | null {
  const outcomes: Outcome[] = outcomeOf(verdict) === 'reject' ? ['reject', 'accept'] : ['accept', 'reject'];
  for (const outcome of outcomes) {
    const own = notes[outcome] ?? '';
    if (own.trim() !== '') return { text: fillNote(own, values), outcome };
  }
  return null;
}

const KNOWN = PLACEHOLDERS.map((name) => name.toLowerCase());

/** The desk's own placeholders that nothing was known for. Other words in braces are the reviewer's. */
export const placeholdersLeft = (note: string): string[] =>
  unfilledPlaceholders(note).filter((one) => KNOWN.includes(one.replaceAll(/[{}\s]/gu, '').toLowerCase()));
