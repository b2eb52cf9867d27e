import type { ApplicationStatus } from '@/domain/review/application-status';
import { statusWords } from '@/domain/review/status-words';
import type { ToastContent } from '@/ui/toasts/toast-store';

export const ANSWER_LOST =
  'This application is decided. The answer to your own decision was lost, so it may be yours or another.';
const WORDS = { accept: 'acceptance', reject: 'rejection' } as const;

/** Why an application can't be judged at the moment, or was not sent; null where there is nothing to say. */
export function statusText(status: ApplicationStatus): string | null {
  switch (status.kind) {
    case 'open':
      return null;
    case 'queued':
      return `Your ${WORDS[status.outcome]} is waiting to be sent.`;
    case 'sending':
      return `Your ${WORDS[status.outcome]} is being sent.`;
    case 'unconfirmed':
      return `Your ${WORDS[status.outcome]} may have arrived. The list is checked before anything is sent again.`;
    case 'refused':
      return `Your ${WORDS[status.outcome]} was not sent. ${status.text ?? 'You are not allowed to do this.'}`;
    case 'decided':
      return status.by === 'unknown' ? ANSWER_LOST : `${statusWords(status)}.`;
    case 'gone':
      return 'This application is not in the list any more. It was decided elsewhere or withdrawn.';
  }
}

export const NOT_THE_CREATOR: ToastContent = {
  title: 'Not your board',
  description: 'Only the creator of a board can open its review desk.',
  variant: 'destructive',
};

/** @param placeholders as written, for example '{role}' */
export function unfilledText(placeholders: readonly string[]): string {
  return `Fill in ${placeholders.join(', ')} before sending`;
}

/** Somebody signed out, or switched accounts, while decisions were being sent. */
export const INTERRUPTED_BY_SIGN_OUT: ToastContent = {
  title: 'Not all decisions were sent',
  description: 'The others stay on this device until you sign in again and say what to do.',
  variant: 'destructive',
};

export const NOT_KEPT: ToastContent = {
  title: 'Not kept',
  description:
    'This device’s storage is full or does not work. It is tried again; until then this lasts as long as the page.',
  variant: 'destructive',
};
