import { failure, type ToastContent } from '@/ui/toasts/toast-store';

export const BOARD_UPDATED: ToastContent = { title: 'Success', description: 'Board updated successfully' };
export const BOARD_NOT_UPDATED = failure('Error', 'Failed to update board');

/** The toasts after a change: done, failed, and after a lost response. */
export interface Outcomes {
  done: ToastContent;
  failed: ToastContent;
  unconfirmed: ToastContent;
}

export const DELETION: Outcomes = {
  done: { title: 'Board deleted', description: 'The board has been successfully deleted.' },
  failed: failure('Error', 'Failed to delete the board. Please try again.'),
  unconfirmed: failure(
    'Error',
    'We couldn’t confirm that the board was deleted. Check My Boards before you try again.',
  ),
};

export const removal = (name: string): Outcomes => ({
  done: { title: 'Member removed', description: `${name} was removed from the board.` },
  failed: failure('Error', 'Failed to remove member. Please try again.'),
  unconfirmed: failure(
    'Error',
    'We couldn’t confirm that the member was removed. Check the board’s members before you try again.',
  ),
});

export const LEAVING: Outcomes = {
  done: { title: 'Left board', description: 'You have successfully left the board.' },
  failed: failure('Error', 'Failed to leave the board. Please try again.'),
  unconfirmed: failure(
    'Error',
    'We couldn’t confirm that you left the board. Check its members before you try again.',
  ),
};
