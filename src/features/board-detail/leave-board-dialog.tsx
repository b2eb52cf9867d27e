import { useLeaveBoardMutation } from '@/api/board-mutations';
import type { Board } from '@/domain/board';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { BOARD_LEFT, BOARD_NOT_LEFT } from './messages';

interface LeaveBoardDialogProps {
  board: Board;
  onClose: () => void;
}

export function LeaveBoardDialog({ board, onClose }: LeaveBoardDialogProps) {
  const [leaveBoard, { isLoading }] = useLeaveBoardMutation();

  async function leave() {
    try {
      await leaveBoard(board.id).unwrap();
    } catch {
      showToast(BOARD_NOT_LEFT);
      return;
    }
    showToast(BOARD_LEFT);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title="Leave Board"
      text={`You will no longer be a member of ${board.name}. To come back, you have to apply again.`}
      confirmLabel="Leave Board"
      busyLabel="Leaving..."
      isBusy={isLoading}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
