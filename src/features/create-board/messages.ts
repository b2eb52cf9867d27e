import { failure, type ToastContent } from '@/ui/toasts/toast-store';

export const BOARD_CREATED: ToastContent = { title: 'Success', description: 'Board created successfully' };

export const BOARD_NOT_CREATED = failure('Error', 'Failed to create board');

/** Shown in the form after a lost response. */
export const CREATION_UNCONFIRMED =
  'We couldn’t confirm that your board was created. Check My Boards before you try again.';
