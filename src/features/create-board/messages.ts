import { failure, type ToastContent } from '@/ui/toasts/toast-store';

export const BOARD_CREATED: ToastContent = { title: 'Success', description: 'Board created successfully' };

export const BOARD_NOT_CREATED = failure('Error', 'Failed to create board');

/** The server's answer was lost. Looked up afterwards: what stays at the form. */
export const NOT_ARRIVED = 'The board was not created. Create Board looks once more, and tries again.';
/** It could not be looked up either. */
export const MAY_EXIST =
  'The board may have been created: look under My Boards. Create Board looks there first, and creates it only if it is missing.';

export const BANNER_TOOLTIP = 'Coming soon in v2';
