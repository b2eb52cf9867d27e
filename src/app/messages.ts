import type { ToastContent } from '@/ui/toasts/toast-store';

export const COMPLETE_YOUR_PROFILE: ToastContent = {
  title: 'Complete your profile',
  description: 'Please complete your profile to access the dashboard',
  variant: 'destructive',
};

export const SIGNED_OUT = 'Signed out successfully';

export const SIGN_OUT_FAILED: ToastContent = {
  title: 'Error signing out',
  description: 'Please try again',
  variant: 'destructive',
};
