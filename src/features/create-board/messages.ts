import type { ToastContent } from '@/ui/toasts/toast-store';

export const BOARD_CREATED: ToastContent = { title: 'Success', description: 'Board created successfully' };

export const BOARD_NOT_CREATED: ToastContent = {
  title: 'Error',
  description: 'Failed to create board',
  variant: 'destructive',
};

export const BANNER_TOOLTIP = 'Coming soon in v2';
