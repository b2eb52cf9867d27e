import { failure, type ToastContent } from '@/ui/toasts/toast-store';

/** The toasts of a board's page. */

export const BOARD_UPDATED: ToastContent = { title: 'Success', description: 'Board updated successfully' };
export const BOARD_NOT_UPDATED = failure('Error', 'Failed to update board');

export const BOARD_DELETED: ToastContent = {
  title: 'Board deleted',
  description: 'The board has been successfully deleted.',
};
export const BOARD_NOT_DELETED = failure('Error', 'Failed to delete the board. Please try again.');

export const memberRemoved = (name: string): ToastContent => ({
  title: 'Member removed',
  description: `${name} was removed from the board.`,
});
export const MEMBER_NOT_REMOVED = failure('Error', 'Failed to remove member. Please try again.');

export const BOARD_LEFT: ToastContent = {
  title: 'Left board',
  description: 'You have successfully left the board.',
};
export const BOARD_NOT_LEFT = failure('Error', 'Failed to leave the board. Please try again.');

/** Shown if the response was lost. */
export const DELETION_UNCONFIRMED = failure(
  'Error',
  "We couldn't confirm that the board was deleted. Check My Boards before you try again.",
);
export const LEAVING_UNCONFIRMED = failure(
  'Error',
  "We couldn't confirm that you left the board. Check its members before you try again.",
);
export const REMOVAL_UNCONFIRMED = failure(
  'Error',
  "We couldn't confirm that the member was removed. Check the board's members before you try again.",
);
