import { PLACEHOLDERS, type NoteProblem } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { failure } from '@/ui/toasts/toast-store';

export const NOT_THE_CREATOR = failure(
  'Not your board',
  'Only the creator of a board can open its review desk.',
);

export const PLACEHOLDER_HINT = `Filled in for each person: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`;

/** @param placeholders as written, for example '{role}' */
export function unfilledText(placeholders: readonly string[]): string {
  return `Fill in ${placeholders.join(', ')} before sending`;
}

/** The account has changed while decisions were being sent. */
export const INTERRUPTED_BY_SIGN_OUT = failure(
  'Not all decisions were sent',
  'You were signed out. The rest are still verdicts. Sign in again to send them.',
);

export const NOT_SAVED = failure('Couldn’t save', 'Storage is full. This lasts until you close the tab.');

export const ACCOUNT_GONE = 'This account no longer exists.';
export const ALREADY_MEMBER = 'Already a member of this board.';
export const NOBODY_WOULD_JOIN = `${ACCOUNT_GONE} Accepting it won’t add anyone to the board.`;
export const NO_NOTE = 'No note will be sent. An acceptance needs one.';
export const NOTE_MISSING = 'Please enter a note';
export const problemText = (problem: NoteProblem): string =>
  problem.kind === 'missing' ? NOTE_MISSING : unfilledText(problem.placeholders);
export const REQUEST_DECIDED = { accept: 'Join request accepted', reject: 'Join request rejected' };

/** A note that was written for one decision is about to be sent with the other one. */
export const OPPOSITE_NOTE: Record<Outcome, string> = {
  accept: 'You wrote this note for a rejection. Change it before you accept.',
  reject: 'You wrote this note for an acceptance. Change or empty it before you reject.',
};
