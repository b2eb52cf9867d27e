import { failure, type ToastContent } from '@/ui/toasts/toast-store';

/** For creators and members who open the join page of their own board. */
export const WELCOME_BACK: ToastContent = { title: 'Welcome back!' };
export const ALREADY_A_MEMBER: ToastContent = { title: 'Already a member' };

export const OWN_BOARD = failure('You own this board', 'You cannot apply to your own board');
export const ALREADY_APPLIED = failure('Already Applied', 'You have already applied to this board');

export const REQUEST_SUBMITTED = 'Join request submitted successfully';

/** The server's answer was lost. Looked up afterwards: in the toast, and at the form, where it stays. */
export const NOT_ARRIVED = {
  toast: 'Something went wrong. Your application has not arrived. You can send it again.',
  form: 'Not arrived. Submit sends it again.',
};
/** It could not be looked up either. */
export const ARRIVAL_UNKNOWN = {
  toast:
    'Something went wrong. Nobody knows yet whether your application has arrived. Try again in a moment.',
  form: 'It may have arrived. Submit looks first, and sends it only if it has not.',
};

/** @param reason what is known, if possible in the server's own words; null for nothing */
export const joinFailed = (reason: string | null) => failure('Error', reason ?? 'Something went wrong');
