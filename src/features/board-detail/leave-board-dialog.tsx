import { useLeaveBoardMutation } from '@/api/board-mutations';
import { useGetMyProfileQuery } from '@/api/profile';
import type { Board } from '@/domain/board';
import { viewerStatus } from '@/domain/viewer-status';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { BOARD_LEFT, BOARD_NOT_LEFT } from './messages';
import { useBoardChange } from './use-board-change';

interface LeaveBoardDialogProps {
  board: Board;
  onClose: () => void;
}

export function LeaveBoardDialog({ board, onClose }: LeaveBoardDialogProps) {
  const [leaveBoard] = useLeaveBoardMutation();
  const { currentData: viewer } = useGetMyProfileQuery();
  const { isBusy, change } = useBoardChange({
    boardId: board.id,
    send: () => leaveBoard(board.id).unwrap(),
    isMade: (now) => Boolean(now && viewer && viewerStatus(now, viewer.id) !== 'member'),
  });

  async function leave() {
    if (!(await change())) return showToast(BOARD_NOT_LEFT);
    showToast(BOARD_LEFT);
    onClose();
  }

  return (
    <ConfirmDialog
      title="Leave Board"
      text={`You will no longer be a member of ${board.name}. To come back, you have to apply again.`}
      confirmLabel="Leave Board"
      busyLabel="Leaving..."
      isBusy={isBusy}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
