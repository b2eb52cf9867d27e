import type { ToastContent } from '@/ui/toasts/toast-store';

export const NOTE_MISSING = 'Please enter a note';
export const ALREADY_DECIDED = 'Somebody else has already decided on this application.';
export const REQUEST_GONE = 'This application is not there any more.';

export const NOT_THE_CREATOR: ToastContent = {
  title: 'Not your board',
  description: 'Only the creator of a board can open its review desk.',
  variant: 'destructive',
};

/** @param placeholders as written, for example '{role}' */
export function unfilledText(placeholders: readonly string[]): string {
  return `Fill in ${placeholders.join(', ')} before sending`;
}

export const NOT_KEPT: ToastContent = {
  title: 'Not kept',
  description:
    'This device has no room left or allows nothing to be kept. It lasts until the page is closed.',
  variant: 'destructive',
};
