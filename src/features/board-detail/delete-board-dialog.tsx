import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { markDeleted, useDeleteBoardMutation } from '@/api/board-mutations';
import type { Board } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { useStillHere } from '@/lib/hooks/use-still-here';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { BOARD_DELETED, BOARD_NOT_DELETED } from './messages';
import { useBoardChange } from './use-board-change';

interface DeleteBoardDialogProps {
  board: Board;
  onClose: () => void;
}

export function DeleteBoardDialog({ board, onClose }: DeleteBoardDialogProps) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [deleteBoard] = useDeleteBoardMutation();
  const { isBusy, change } = useBoardChange({
    boardId: board.id,
    send: () => deleteBoard(board.id).unwrap(),
    isMade: (now) => now === null,
  });
  const dispatch = useDispatch();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      if (isDeleted.current) markDeleted(dispatch, board.id);
    },
    [dispatch, board.id],
  );

  async function remove() {
    if (!(await change())) return showToast(BOARD_NOT_DELETED);
    showToast(BOARD_DELETED);
    isDeleted.current = true;
    // Replaced: Back should not lead to a deleted board.
    if (isStillHere()) void navigate(paths.boards(), { replace: true });
    else markDeleted(dispatch, board.id);
  }

  return (
    <ConfirmDialog
      title="Delete Board"
      text={`${board.name} will be deleted with its members and its join requests. This cannot be undone.`}
      confirmLabel="Delete Board"
      busyLabel="Deleting..."
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
