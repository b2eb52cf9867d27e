import type { ToastContent } from '@/ui/toasts/toast-store';

/** For creators and members who open the join page of their own board. */
export const WELCOME_BACK: ToastContent = { title: 'Welcome back!' };
export const ALREADY_A_MEMBER: ToastContent = { title: 'Already a member' };

export const OWN_BOARD: ToastContent = {
  title: 'You own this board',
  description: 'You cannot apply to your own board',
  variant: 'destructive',
};

export const ALREADY_APPLIED: ToastContent = {
  title: 'Already Applied',
  description: 'You have already applied to this board',
  variant: 'destructive',
};

export const REQUEST_SUBMITTED = 'Join request submitted successfully';

/** @param reason the server's own words for a refusal, or null */
export function joinFailed(reason: string | null): ToastContent {
  return { title: 'Error', description: reason ?? 'Something went wrong', variant: 'destructive' };
}
