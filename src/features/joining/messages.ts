import { failure, type ToastContent } from '@/ui/toasts/toast-store';

/** For creators and members who open the join page of their board. */
export const WELCOME_BACK: ToastContent = { title: 'Welcome back!' };
export const ALREADY_A_MEMBER: ToastContent = { title: 'Already a member' };

export const OWN_BOARD = failure('You own this board', 'You cannot apply to your own board');
export const ALREADY_APPLIED = failure('Already Applied', 'You have already applied to this board');

export const REQUEST_SUBMITTED = 'Join request submitted successfully';

/** Shown as a toast and in the form after a lost response, if the application isn't among the user's requests. */
export const ARRIVAL_UNKNOWN =
  'We couldn’t confirm that your application arrived. Check My Applications before you send it again.';

/** @param reason the server's message; `null` if it sent none */
export const joinFailed = (reason: string | null) => failure('Error', reason ?? 'Something went wrong');
