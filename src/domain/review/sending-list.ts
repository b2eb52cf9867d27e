import { pluralize } from '../text';
import { isOpen, type ReviewStatus } from './decision';
import { isNoteForOpposite, outcomeOf, type Mark, type Verdict } from './mark';
import { noteProblem, type NoteProblem } from './note-template';
import type { Outcome } from './outcome';

/** One row of the sending screen. */
export interface SendingRow {
  requestId: string;
  /** The decision that the row was listed with. */
  outcome: Outcome;
  /** The exact text to send, with placeholders filled in. */
  note: string;
  mark: Mark;
  status: ReviewStatus;
}

/** The reason why a row can't be sent. */
export type SendingWarning =
  | NoteProblem
  /** The note was written for the opposite verdict. */
  | { kind: 'oppositeNote' }
  /** Decided or withdrawn since it was listed. */
  | { kind: 'closed' }
  /** The verdict has changed since it was listed, for instance in another tab. */
  | { kind: 'verdictChanged'; verdict: Verdict | null };

export function sendingWarning({ outcome, note, mark, status }: SendingRow): SendingWarning | null {
  if (!isOpen(status)) return { kind: 'closed' };
  if (outcomeOf(mark.verdict) !== outcome) return { kind: 'verdictChanged', verdict: mark.verdict };
  if (isNoteForOpposite(mark)) return { kind: 'oppositeNote' };
  return noteProblem(note, outcome);
}

/** The rows that a press on Send sends. */
export const rowsToSend = <Row extends SendingRow>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => !row.mark.isOnHold && sendingWarning(row) === null);

/** '1 acceptance and 12 rejections' */
export function decisionsText(decisions: readonly { outcome: Outcome }[]): string {
  const accepted = decisions.filter(({ outcome }) => outcome === 'accept').length;
  const rejected = decisions.length - accepted;
  return [
    ...(accepted > 0 ? [pluralize(accepted, 'acceptance')] : []),
    ...(rejected > 0 ? [pluralize(rejected, 'rejection')] : []),
  ].join(' and ');
}

/** 'Send 21 acceptances and 10 rejections, 4 without a note' */
export function sendingLabel(rows: readonly SendingRow[]): string {
  const noteless = rows.filter(({ note }) => note === '').length;
  if (rows.length === 0) return 'Nothing to send';
  return `Send ${decisionsText(rows)}${noteless > 0 ? `, ${noteless} without a note` : ''}`;
}
