import { pluralize } from '../pluralize';
import { canBeDecided, type ApplicationStatus } from './application-status';
import { outcomeOf, type Verdict } from './assessment';
import { noteProblem, type NoteProblem } from './note-template';
import type { Outcome } from './outcome';

/** One line of what is about to be sent. The list is fixed when it is opened: only the reviewer changes it. */
export interface SendingEntry {
  requestId: string;
  outcome: Outcome;
  /** As it will be sent, placeholders filled in. */
  note: string;
  isRemoved: boolean;
  /** Another note that was begun and is neither saved nor dropped; null, or left out, for none. */
  draft?: string | null;
  /** Whether the desk has another note by now, written in another tab for instance; not if it is left out. */
  isRewritten?: boolean;
}

/** Why an entry can't be sent as it is. */
export type SendingWarning =
  | NoteProblem
  /** The reviewer has begun another note and neither saved nor dropped it. */
  | { kind: 'unsaved' }
  /** The desk has another note by now. */
  | { kind: 'rewritten' }
  /** Decided, sent, or withdrawn meanwhile. */
  | { kind: 'settled'; status: ApplicationStatus }
  /** Judged differently since the list was opened, in another tab for instance. */
  | { kind: 'rejudged'; verdict: Verdict | null };

/** @param status and verdict as they are now */
export function sendingWarning(
  entry: SendingEntry,
  status: ApplicationStatus,
  verdict: Verdict | null,
): SendingWarning | null {
  if (!canBeDecided(status)) return { kind: 'settled', status };
  if (outcomeOf(verdict) !== entry.outcome) return { kind: 'rejudged', verdict };
  if (typeof entry.draft === 'string') return { kind: 'unsaved' };
  if (entry.isRewritten) return { kind: 'rewritten' };
  return noteProblem(entry.note, entry.outcome);
}

/** What is sent on confirming: everything that was not removed and has no warning. */
export function entriesToSend<Entry extends SendingEntry>(
  entries: readonly Entry[],
  warningOf: (entry: Entry) => SendingWarning | null,
): Entry[] {
  return entries.filter((entry) => !entry.isRemoved && warningOf(entry) === null);
}

export function countEntries(entries: readonly SendingEntry[]): Record<Outcome, number> {
  const remaining = entries.filter(({ isRemoved }) => !isRemoved);
  const accept = remaining.filter(({ outcome }) => outcome === 'accept').length;
  return { accept, reject: remaining.length - accept };
}

/** 'Send 21 acceptances and 10 rejections' */
export function sendingLabel({ accept, reject }: Record<Outcome, number>): string {
  const parts = [
    ...(accept > 0 ? [pluralize(accept, 'acceptance')] : []),
    ...(reject > 0 ? [pluralize(reject, 'rejection')] : []),
  ];
  return parts.length === 0 ? 'Nothing to send' : `Send ${parts.join(' and ')}`;
}
