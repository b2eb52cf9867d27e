import type { ToastContent } from '@/ui/toasts/toast-store';

export const NOTE_MISSING = 'Please enter a note';
export const REQUEST_ACCEPTED = 'Join request accepted';
export const REQUEST_REJECTED = 'Join request rejected';
export const ALREADY_DECIDED = 'This request has already been decided. The list has been refreshed.';

/** @param text what went wrong, in words for people */
export function decisionFailed(text: string): ToastContent {
  return { title: 'Error', description: text, variant: 'destructive' };
}
