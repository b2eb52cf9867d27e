import type { Outcome } from '@/domain/review/outcome';
import type { RequestStatus } from '@/domain/request-status';
import type { ToastContent } from '@/ui/toasts/toast-store';

export const NOTE_MISSING = 'Please enter a note';
export const REQUEST_ACCEPTED = 'Join request accepted';
export const REQUEST_REJECTED = 'Join request rejected';

/** Why there is nothing left to decide. */
export const OVER: Record<Exclude<RequestStatus, 'pending'>, string> = {
  accepted: 'This request has already been accepted. The list has been refreshed.',
  rejected: 'This request has already been rejected. The list has been refreshed.',
  decided: 'This request has already been decided. The list has been refreshed.',
  gone: 'This request is no longer in the list. It was decided elsewhere or withdrawn.',
};

export const WAITING_AT_DESK = 'You have decided on this at the review desk, and that is still being sent.';

/** What was written for one decision is about to be sent with the other one. */
export const OTHER_NOTE: Record<Outcome, string> = {
  accept: 'You wrote this note for a rejection. Change it before you accept.',
  reject: 'You wrote this note for an acceptance. Change or empty it before you reject.',
};

/** @param text what went wrong, in words for people */
export function decisionFailed(text: string): ToastContent {
  return { title: 'Error', description: text, variant: 'destructive' };
}
