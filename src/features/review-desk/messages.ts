import { formatNumber } from '@/domain/format-number';
import type { ToastContent } from '@/ui/toasts/toast-store';

export const NOTE_MISSING = 'Please enter a note';
export const ANSWER_LOST =
  'This application is decided. The answer to your own decision was lost, so it may be yours or another.';
export const MAY_HAVE_ARRIVED =
  'It may have arrived, and the server can’t be asked at the moment. The next try looks first.';
export const NOT_ALLOWED = 'You are not allowed to do this.';

/** @param how as the list has it now */
export const decidedElsewhere = (how: 'accepted' | 'rejected' | 'decided') =>
  `This application has already been ${how} elsewhere.`;
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

/** Somebody has signed out, or become another person, while decisions were waiting. */
export function leftUnsent(count: number): ToastContent {
  const isOne = count === 1;
  return {
    title: isOne ? 'A decision was not sent' : `${formatNumber(count)} decisions were not sent`,
    description: `${isOne ? 'It waits' : 'They wait'} on this device until you sign in again and say what to do.`,
    variant: 'destructive',
  };
}

export const NOT_KEPT: ToastContent = {
  title: 'Not kept',
  description:
    'This device has no room left or allows nothing to be kept. It lasts until the page is closed.',
  variant: 'destructive',
};
